/** Where on the board something happens that is told. */

import type { Telling } from "../../../lib/wire";
import { cellName, isCell } from "./places";
import type { DrakonView } from "../view";

/** The events beside the board. */
const ASIDE = ["first", "assigned", "dealt", "dealt-unseen", "drawn", "drawn-unseen", "swap", "swap-unseen", "skipped", "end"];
const CELLS = ["cell", "from", "way"];

/** The cells that are to be seen while it is told: those that it names, else the rooms of the heroes
 * whom it concerns. */
export function toldAt(telling: Telling | null, { seats }: Pick<DrakonView, "seats">): string[] {
  if (!telling || ASIDE.includes(telling.code)) return [];
  const named = CELLS.flatMap((name) => String(telling.args[name] ?? "").split(" ")).filter(isCell);
  if (named.length > 0) return [...new Set(named)];
  const heroes = ["player", "other"].flatMap((name) => {
    const seat = telling.args[name];
    const hero = typeof seat === "number" ? seats[seat] : undefined;
    return hero ? [cellName(hero)] : [];
  });
  return [...new Set(heroes)];
}
