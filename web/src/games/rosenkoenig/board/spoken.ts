/** The name of a square, for those who listen. */

import { say } from "../../../lib/words.svelte";
import { areaOf } from "../explained";
import { plays, told } from "./leads";
import { squareName } from "./places";
import type { RosenkoenigView } from "../view";

/** `lit`: the player in `turn` may choose it. */
export function spoken(view: RosenkoenigView, index: number, lit: boolean, turn: number): string {
  const square = squareName(index);
  const lead = lit && view.seats[turn as 0 | 1]?.leads.find((one) => one.square === square && plays(one));
  const what = [
    areaOf(view, index)?.title ?? say("cell-empty", { square }, "rosenkoenig"),
    ...(square === view.crown ? [say("cell-crown", {}, "rosenkoenig")] : []),
    ...(lit ? [say("cell-lit")] : []),
  ].join(", ");
  return lead ? `${what}; ${told(lead)}` : what;
}
