/** The new cards of the hand: those that have come into it since the reader's last turn. */

import type { Entry } from "../../../lib/wire";
import { total, type Counts } from "../table";

/** The decisions that begin a turn; what is discarded or fetched only goes on with it. */
const TURNS = ["location", "swap", "buy", "card", "close", "pass", "no-location"];
const CAME = ["dealt", "drawn", "bought", "fetch"];

/** The new cards of a hand, by kinds. Of a hand that is all new, none: there is nothing to find. */
export function newCards(log: readonly Entry[], seat: number, hand: Counts): Counts {
  const own = log.flatMap(({ tellings }) => tellings.filter(({ args }) => args["player"] === seat));
  const since = own.slice(own.findLastIndex(({ code }) => TURNS.includes(code)) + 1);
  const came: Record<string, number> = {};
  for (const { code, args } of since) {
    const card = String(args["card"]);
    if (CAME.includes(code)) came[card] = (came[card] ?? 0) + 1;
  }
  const held = Object.entries(came).map(([card, count]) => [card, Math.min(count, hand[card] ?? 0)] as const);
  const found = Object.fromEntries(held.filter(([, count]) => count > 0));
  return total(found) < total(hand) ? found : {};
}
