import type { Telling } from "../../lib/wire";

/** The actions that change one's realm: visits leave it as it is. */
const CHANGES: readonly string[] = ["location", "card", "close"];

export const concerns = ({ code, args }: Telling, seat: number): boolean =>
  CHANGES.includes(code) && args["other"] === seat && args["player"] !== seat;
