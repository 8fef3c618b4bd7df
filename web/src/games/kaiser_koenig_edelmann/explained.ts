/** The table's cards about a piece and about the fortress. No rule is here: their effects are sentences of
 * the catalogue. */

import { say } from "../../lib/words.svelte";
import type { Explanation } from "../../widgets/explain.svelte";
import type { PieceView } from "./view";

const own = (id: string, args = {}) => say(id, args, "kaiser_koenig_edelmann");

/** The moves of pieces of a kind; for the emperor also where he wants to go. */
export const movesOf = (kind: string): Pick<Explanation, "text" | "lines"> => ({
  text: own(`piece-${kind}-does`),
  lines: kind === "emperor" ? [own("fortress-does")] : [],
});

export const pieceOf = ({ kind, point }: PieceView, player: string): Explanation => {
  const title = own("piece-on", { kind, point, player });
  return { title: title.charAt(0).toUpperCase() + title.slice(1), ...movesOf(kind) };
};

export const fortress = (): Explanation => ({ title: own("fortress-name"), text: own("fortress-does") });
