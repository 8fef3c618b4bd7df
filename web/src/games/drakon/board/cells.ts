/** The possible actions at each cell with what is picked already, from the legal list alone. */

import type { Choice, Choosing } from "../../choosing.svelte";

/** `fits`: now; `turned`: if the held tile is turned; `open`: something of the hand could lie there;
 * `ability`: only with the hero's ability. */
export type CellState = "fits" | "turned" | "open" | "ability";

/** The slots that a way of choosing leaves open: its cell, and how a tile lies or is turned. */
const FREE = ["cell", "arrows", "degrees"];

export function cellStates({ choices, picked }: Choosing): Map<string, CellState> {
  const states = new Map<string, CellState>();
  const rank: readonly CellState[] = ["ability", "open", "turned", "fits"];
  for (const { parts } of choices) {
    const { cell } = parts;
    if (cell === undefined) continue;
    const others = Object.entries(picked).filter(([slot]) => !FREE.includes(slot));
    if (!others.every(([slot, value]) => parts[slot] === value)) continue;
    const state = stateOf(parts, picked);
    const known = states.get(cell);
    if (known === undefined || rank.indexOf(state) > rank.indexOf(known)) states.set(cell, state);
  }
  return states;
}

function stateOf(parts: Choice["parts"], picked: Choice["parts"]): CellState {
  if (parts["card"] !== undefined) {
    if (picked["card"] === undefined) return "open";
    return parts["arrows"] === picked["arrows"] ? "fits" : "turned";
  }
  const { how = "move" } = parts;
  return how === "move" || how === picked["how"] ? "fits" : "ability";
}
