/** The cards: what they are called, and which of them lie in the trick. */

import type { Entry } from "tafelronde/lib/wire";
import { say } from "tafelronde/lib/words.svelte";

export const SUITS: Readonly<Record<string, string>> = { d: "coins", c: "cups", s: "swords", b: "clubs" };
export const RANKS = [..."24567JNK3A"];
export const CARDS = Object.keys(SUITS).flatMap((suit) => RANKS.map((rank) => rank + suit));

const POINTS: Readonly<Record<string, number>> = { A: 11, "3": 10, K: 4, N: 3, J: 2 };

/** "the ace of coins", in the reader's language. */
export const nameOf = (card: string): string =>
  say("card-name", { rank: card[0] ?? "", suit: suitOf(card) }, "briscola");

export const suitOf = (card: string): string => SUITS[card[1] ?? ""] ?? "";

/** The name of a card, what it counts, and whether it is of the trump suit. */
export function spoken(card: string, trump: string): string {
  const worth = say("card-points", { count: POINTS[card[0] ?? ""] ?? 0 }, "briscola");
  return [nameOf(card), worth, ...(suitOf(card) === trump ? [say("card-trump", {}, "briscola")] : [])].join(", ");
}

/** Cards that lie on the table, by seat; and whose is the trick, once it has been taken. */
export interface Trick {
  cards: ReadonlyMap<number, string>;
  taker: number;
}

/** The trick that is being played; before its first card the one that was taken last. */
export function trickOf(log: readonly Entry[]): Trick {
  let cards = new Map<number, string>();
  let taken: Trick = { cards, taker: -1 };
  for (const { code, args } of log.flatMap(({ tellings }) => tellings)) {
    if (code === "play") cards.set(Number(args["player"]), String(args["card"]));
    if (code !== "trick") continue;
    taken = { cards, taker: Number(args["player"]) };
    cards = new Map();
  }
  return cards.size > 0 ? { cards, taker: -1 } : taken;
}
