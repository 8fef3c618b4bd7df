import type { Telling } from "../../lib/wire";

/** A piece is taken; who lost the emperor by it, or has no move left, is told so. */
export const concerns = ({ code, args }: Telling, seat: number): boolean =>
  code === "capture" ? args["other"] === seat : (code === "out" || code === "skipped") && args["player"] === seat;
