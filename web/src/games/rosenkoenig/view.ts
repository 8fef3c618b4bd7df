/** What a reader sees of Rosenkönig. Generated from tafelronde.games.rosenkoenig.view. */

/** What one card would do now, were it its player's turn. */
export interface LeadView {
  card: string;
  /** `play`; `capture`, with a hero; or why neither is possible: `off-board`, `own-stone`,
   * `no-hero-left`. */
  how: string;
  /** Where it leads; empty: off the board. */
  square?: string;
  /** Points for its player. */
  gain?: number;
  /** The areas of his that it would join, the largest first. */
  joins?: readonly number[];
  /** Of the area that comes of it. */
  size?: number;
  /** Points that the other loses, with a hero. */
  loss?: number;
  /** The size of the other's area from which the stone is taken. */
  broken?: number;
  /** What is left of that, the largest first. */
  leaves?: readonly number[];
}

/** What lies before one player. */
export interface SeatView {
  /** Power cards, sorted by direction and distance. */
  hand: readonly string[];
  /** What each of them would do, were it his turn; nothing once the game is over. */
  leads: readonly LeadView[];
  /** Hero cards left. */
  heroes: number;
  /** The sum of the squares of his areas. */
  points: number;
}

/** The whole table; the same for both players and spectators. */
export interface RosenkoenigView {
  t: "rosenkoenig";
  /** Who acts: 0 red, 1 white, −1 chance, −4 over. */
  player: number;
  /** Its square, a1 … i9. */
  crown: string;
  /** The owner of each square, 0, 1 or −1, from a1 along the ranks to i9. */
  stones: readonly number[];
  /** How many stones the area of each square has; 0 on empty squares. */
  areas: readonly number[];
  seats: readonly [SeatView, SeatView];
  /** Cards in the draw pile. */
  pile: number;
  /** Cards played since the pile was last shuffled. */
  discard: readonly string[];
  /** Stones not yet on the board. */
  pool: number;
}
