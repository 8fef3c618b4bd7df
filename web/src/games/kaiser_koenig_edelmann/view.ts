/** The view of Kaiser, König, Edelmann, as games/kaiser_koenig_edelmann/view.py sends it. */

export type Kind = "emperor" | "king" | "nobleman";

export interface PointView {
  name: string;
  x: number;
  /** Upwards. */
  y: number;
  goal?: boolean;
  only?: readonly Kind[];
}

export interface PieceView {
  point: string;
  seat: number;
  kind: Kind;
  /** Where it could end, were it its player's turn. */
  reach: readonly string[];
}

export interface SeatView {
  colour: string;
  home: string;
  alive: boolean;
  moved: boolean;
  captured: readonly Kind[];
  threats: readonly string[];
  at_gate: boolean;
  value: number;
  total: number;
}

export interface RoundView {
  winner: number;
  ended: string;
  points: readonly number[];
}

export interface KaiserView {
  t: "kaiser_koenig_edelmann";
  player: number;
  board: string;
  points: readonly PointView[];
  edges: readonly (readonly [string, string])[];
  pieces: readonly PieceView[];
  seats: readonly SeatView[];
  begins: number;
  round: number;
  rounds: number;
  sheet: readonly RoundView[];
  quiet: number;
  quiet_limit: number;
}

export const KINDS: readonly Kind[] = ["emperor", "king", "nobleman"];
