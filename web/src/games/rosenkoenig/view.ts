/** The view of Rosenkönig, as games/rosenkoenig/view.py sends it. */

export interface SeatView {
  hand: readonly string[];
  heroes: number;
  points: number;
}

export interface RosenkoenigView {
  t: "rosenkoenig";
  player: number;
  crown: string;
  stones: readonly number[];
  areas: readonly number[];
  seats: readonly [SeatView, SeatView];
  pile: number;
  discard: readonly string[];
  pool: number;
}

export const ROSES = ["rose-red", "rose-white"] as const;
