/** A look at a point before anybody moves: its piece, where that can go, and who can come there. The view
 * says it all; no rule is here. */

import type { KaiserView, PieceView } from "../view";

export interface Look {
  point: string;
  piece: PieceView | null;
  /** The pieces, of whatever colour, that can go there in one move. */
  by: readonly PieceView[];
}

export function look(view: KaiserView, point: string): Look {
  return {
    point,
    piece: view.pieces.find((piece) => piece.point === point) ?? null,
    by: view.pieces.filter(({ reach }) => reach.includes(point)),
  };
}

/** The reason why a piece cannot be chosen, as far as the view tells: what `unlit-from` distinguishes. */
export function whyNot(view: KaiserView, point: string, seat: number): "empty" | "other" | "blocked" | "own" {
  const { piece } = look(view, point);
  if (!piece) return "empty";
  if (piece.seat !== seat) return "other";
  return piece.reach.length === 0 ? "blocked" : "own";
}

/** An emperor who is in danger, or before the fortress. */
export interface Danger {
  point: string;
  seat: number;
  threats: readonly string[];
  gate: boolean;
}

export function dangers(view: KaiserView): Danger[] {
  return view.pieces.flatMap(({ point, seat, kind }) => {
    const { threats = [], at_gate: gate = false } = view.seats[seat] ?? {};
    return kind === "emperor" && (threats.length > 0 || gate) ? [{ point, seat, threats, gate }] : [];
  });
}
