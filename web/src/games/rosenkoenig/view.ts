/** The view of Rosenkönig, as games/rosenkoenig/view.py sends it. */

/** What a card would do, were it its player's turn; what is nothing is left out. */
export interface LeadView {
  card: string;
  /** `play`, `capture`, or why neither. */
  how: string;
  square?: string;
  gain?: number;
  joins?: readonly number[];
  size?: number;
  loss?: number;
  broken?: number;
  leaves?: readonly number[];
}

export interface SeatView {
  hand: readonly string[];
  leads: readonly LeadView[];
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
