/** The table's cards about a power card, the heroes, the pile and an area. No rule is here: their effects
 * are sentences of the catalogue. */

import { say } from "../../lib/words.svelte";
import type { Explanation } from "../../widgets/explain.svelte";
import { readCard, squareName } from "./board/places";
import type { RosenkoenigView } from "./view";

const own = (id: string, args = {}) => say(id, args, "rosenkoenig");

/** A power card; where it leads now is shown on the board. A red dot says that it takes a `hero`, too. */
export function powerOf(card: string, hero = false): Explanation {
  const [direction, distance] = readCard(card);
  return { title: own("card-spoken", { direction, distance }), text: own("power-does"), lines: hero ? [own("card-needs-hero")] : [] };
}

export const heroesOf = (left: number): Explanation => ({ title: own("heroes-left", { count: left }), text: own("hero-does"), prefer: "above" });

export const pileOf = (view: RosenkoenigView): Explanation => ({ title: own("pile-spoken", { count: view.pile }), text: own("pile-does") });

/** The area of a stone; null where none lies. */
export function areaOf(view: RosenkoenigView, index: number): Explanation | null {
  const owner = view.stones[index] ?? -1;
  if (owner < 0) return null;
  const colour = owner === 0 ? "red" : "white";
  return { title: own("cell-stone", { square: squareName(index), colour, count: view.areas[index] ?? 1 }), text: own("area-does") };
}
