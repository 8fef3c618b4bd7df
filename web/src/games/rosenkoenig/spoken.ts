/** What a square is called, for those who listen. */

import { say } from "../../lib/words.svelte";
import { plays, told } from "./leads";
import { squareName } from "./places";
import type { RosenkoenigView } from "./view";

const own = (id: string, args = {}) => say(id, args, "rosenkoenig");

/** `lit`: the player in `turn` may choose it. */
export function spoken(view: RosenkoenigView, index: number, lit: boolean, turn: number): string {
  const square = squareName(index);
  const owner = view.stones[index] ?? -1;
  const stone = { square, colour: owner === 0 ? "red" : "white", count: view.areas[index] ?? 1 };
  const lead = lit && view.seats[turn as 0 | 1]?.leads.find((one) => one.square === square && plays(one));
  const what = [
    owner < 0 ? own("cell-empty", { square }) : own("cell-stone", stone),
    ...(square === view.crown ? [own("cell-crown")] : []),
    ...(lit ? [say("cell-lit")] : []),
  ].join(", ");
  return lead ? `${what}; ${told(lead)}` : what;
}
