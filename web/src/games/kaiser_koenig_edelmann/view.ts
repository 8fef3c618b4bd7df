/** What a reader sees of Kaiser, König, Edelmann. Generated from tafelronde.games.kaiser_koenig_edelmann.view. */

/** A point of the board. */
export interface PointView {
  name: string;
  x: number;
  /** Upwards: a drawing flips it. */
  y: number;
  /** The centre of the fortress. */
  goal?: boolean;
  /** The kinds of pieces that may enter it; empty: all. */
  only?: readonly string[];
}

/** A piece on the board. */
export interface PieceView {
  point: string;
  seat: number;
  /** `emperor`, `king` or `nobleman`. */
  kind: string;
  /** Where it could end, were it its player's turn (K-2, K-3). */
  reach: readonly string[];
}

/** What is known of one player. */
export interface SeatView {
  colour: string;
  /** The point on which his emperor begins a round (K-1.2). */
  home: string;
  /** His emperor is on the board (K-3.5). */
  alive: boolean;
  /** He has made a move in this round, and so may capture (K-3.1). */
  moved: boolean;
  /** The kinds of his pieces that have left the board, the highest value first. */
  captured: readonly string[];
  /** The points of the pieces that could capture his emperor, were it their turn. */
  threats: readonly string[];
  /** His emperor could enter the fortress, were it his turn (K-4.1). */
  at_gate: boolean;
  /** Of his pieces on the board (K-5.2). */
  value: number;
  /** Points of the finished rounds (K-5). */
  total: number;
}

/** A line of the score sheet. */
export interface RoundView {
  /** His seat; −1: a draw. */
  winner: number;
  /** `goal`, `last`, `quiet` or `stuck` (K-4). */
  ended: string;
  /** By seat, the winner's 5 included (K-5.2, K-5.3). */
  points: readonly number[];
}

/** The whole table; the same for all players and spectators. */
export interface KaiserView {
  t: "kaiser_koenig_edelmann";
  /** Who acts: a seat, −1 chance, −4 over. */
  player: number;
  /** The first 16 digits of its SHA-256, shifted by a bit: the same for the same board. */
  board: string;
  points: readonly PointView[];
  edges: readonly (readonly [string, string])[];
  /** By point, in the order of `points`. */
  pieces: readonly PieceView[];
  seats: readonly SeatView[];
  /** The seat that began this round; −1 before it is drawn. */
  begins: number;
  /** The number of this round, from 1; at the end, of the last. */
  round: number;
  /** How many are played. */
  rounds: number;
  /** The finished rounds. */
  sheet: readonly RoundView[];
  /** Turns in a row without a capture (K-4.3). */
  quiet: number;
  /** With so many the round is drawn. */
  quiet_limit: number;
}
