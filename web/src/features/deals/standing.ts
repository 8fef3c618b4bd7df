/** The standing of a try beside the bots and the people one follows, and what one may tell of it
 * elsewhere. */

import type { DealPar, DealTry } from "../../lib/wire";

type Result = DealTry["result"];
/** The worst first. */
const RESULTS: readonly Result[] = ["resigned", "lost", "shared", "won"];

export interface Worth {
  result: Result;
  points: number;
  lead: number;
}

/** Above 0 where the first one did better: by the result, then by the lead over the best of the others. */
export const better = (one: Worth, other: Worth): number =>
  RESULTS.indexOf(one.result) - RESULTS.indexOf(other.result) || one.lead - other.lead;

/** The result of one's try beside a bot's. */
export type Sign = "ahead" | "level" | "behind";
export function signOf(own: Worth, par: Worth): Sign {
  const by = better(own, par);
  return by > 0 ? "ahead" : by < 0 ? "behind" : "level";
}

/** The bots, the weakest first, in the order in which a game names them. */
export const byStrength = (pars: readonly DealPar[], bots: readonly string[]): DealPar[] =>
  [...pars].sort((one, other) => bots.indexOf(one.level) - bots.indexOf(other.level));

/** A line of the comparison. */
export type Line =
  | { kind: "you"; worth: DealTry }
  | { kind: "bot"; worth: DealPar; sign: Sign | null }
  | { kind: "friend"; worth: DealTry };

/** One's own try, the bots and those whom one follows, the best first; one's own stands before its equals. */
export function lines(own: DealTry | null, pars: readonly DealPar[], friends: readonly DealTry[]): Line[] {
  const all: Line[] = [
    ...(own ? [{ kind: "you", worth: own } as const] : []),
    ...friends.filter(({ table }) => table !== own?.table).map((worth) => ({ kind: "friend", worth }) as const),
    ...pars.map((worth) => ({ kind: "bot", worth, sign: own && signOf(own, worth) }) as const),
  ];
  return all.sort((one, other) => better(other.worth, one.worth));
}

const OF_RESULT: Readonly<Record<Result, string>> = { won: "👑", shared: "🤝", lost: "🛡️", resigned: "🏳️" };
const OF_SIGN: Readonly<Record<Sign, string>> = { ahead: "🟩", level: "🟨", behind: "🟥" };

/** A row of signs that gives nothing of the deal away: how it ended, beside each bot (the weakest first),
 * and for how many days one has played. */
export function signs(own: Worth, pars: readonly DealPar[], streak: number): string {
  const beside = pars.map((par) => OF_SIGN[signOf(own, par)]).join("");
  return [OF_RESULT[own.result], beside, streak > 1 ? `🔥${streak}` : ""].filter(Boolean).join(" ");
}
