import type { Telling } from "../../lib/wire";

/** The losses that one suffers in another's turn: a coin lost by the room into which one was pushed. */
const LOSSES: readonly string[] = ["coin-to-start", "coin-to-hoard", "skipped"];

/** Somebody reaches into one's purse or hand, or moves one's hero; or one loses by it. */
export const concerns = ({ code, args }: Telling, seat: number): boolean =>
  args["other"] === seat || (args["player"] === seat && LOSSES.includes(code));
