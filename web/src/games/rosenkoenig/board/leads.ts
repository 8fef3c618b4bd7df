/** The effect of a card, as the view tells it, in words. */

import { say, words } from "../../../lib/words.svelte";
import type { LeadView, RosenkoenigView } from "../view";

export function leadOf(view: RosenkoenigView, seat: number, card: string): LeadView | null {
  return view.seats[seat as 0 | 1]?.leads.find((lead) => lead.card === card) ?? null;
}

/** It could be played, were it its player's turn. */
export const plays = ({ how }: LeadView): boolean => how === "play" || how === "capture";

/** The gain alone, to stand on the board. */
export const brief = (lead: LeadView): string => (plays(lead) ? `+${lead.gain ?? 0}` : "×");

/** `+7: areas 3 and 1 become 5`, or why it cannot be played. */
export function told({ how, gain = 0, joins = [], size = 0, loss = 0, broken = 0, leaves = [] }: LeadView): string {
  const list = new Intl.ListFormat(words.language, { type: "conjunction" });
  const sizes = list.format(joins.map(String));
  const left = leaves.length > 0 ? leaves.join(" + ") : "0";
  return say(`lead-${how}`, { gain, areas: joins.length, joins: sizes, size, loss, broken, leaves: left }, "rosenkoenig");
}
