import type { Telling } from "../../lib/wire";

/** A hero turns a stone of the other. */
export const concerns = ({ code, args }: Telling, seat: number): boolean => code === "capture" && args["player"] !== seat;
