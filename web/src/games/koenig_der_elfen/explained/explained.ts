/** The table's cards about a card and about a location. No rule is here: their effects are sentences of
 * the catalogue. */

import type { Explanation } from "../../../widgets/explain.svelte";
import { groupOf } from "../cards";
import type { LocationView } from "../view";
import { cardName, say } from "../words";

const OBSTACLES = ["tree", "sea_monster"];

/** The effect of a kind of card; `worth` is that of a location. */
export function does(card: string, worth = 0): string {
  if (groupOf(card) === "location") return say("card-location", { count: worth });
  if (groupOf(card) === "travel") return say("card-travel", { takes: say(`card-${card}-takes`) });
  return say(`card-${OBSTACLES.includes(card) ? "obstacle" : card}-does`);
}

export const cardOf = (card: string, worth = 0): Explanation => ({ title: cardName(card), text: does(card, worth) });

/** A location on the table, with the action cards that lie there and their owners. */
export function locationOf({ terrain, value, visits }: LocationView, laid: readonly { card: string; player: string }[]): Explanation {
  return {
    ...cardOf(terrain, value),
    lines: [
      ...laid.map(({ card, player }) => `${say("card-of", { card: cardName(card), player })}: ${does(card)}`),
      ...(visits > 0 ? [say("visited", { count: visits })] : []),
    ],
  };
}
