/** The turning points of one's own games, in the order in which they are offered. */

import type { OwnPuzzle } from "../../../lib/wire";

export const stateOf = ({ solved, tries }: Pick<OwnPuzzle, "solved" | "tries">): "solved" | "tried" | "open" =>
  solved > 0 ? "solved" : tries > 0 ? "tried" : "open";

/** The puzzles still to be found, then those that were found; each as they came, the latest game first. */
export const openFirst = (all: readonly OwnPuzzle[]): readonly OwnPuzzle[] =>
  all.toSorted((one, other) => Number(one.solved > 0) - Number(other.solved > 0));
