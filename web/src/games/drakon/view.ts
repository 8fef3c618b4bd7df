/** What a reader sees of Drakon. Generated from tafelronde.games.drakon.view. */

/** What goes on beside an ordinary turn. */
export interface EventView {
  /** Whose hero entered, and who carries out the event; −1 for an ability alone. */
  player: number;
  /** The kind of the tile that he entered; ''. */
  kind: string;
  /** Heroes moved so far in this action, this one included. */
  chain: number;
  /** Who is about to lose a coin or a tile; −1. */
  victim: number;
  /** Who is about to get it; −1: nobody; −2: the start tile; −3: the hoard. */
  taker: number;
}

/** A laid tile. */
export interface TileView {
  /** Steps east of the start tile. */
  x: number;
  /** Steps north of it. */
  y: number;
  /** `blank`, `gold`, … (`facts.KINDS`). */
  kind: string;
  /** The sides that its arrows point to, of `NESW`. */
  arrows: string;
}

/** An empty cell beside a tile: a tile may be laid there unless it has an arrow on one of the
 * sides `faced`, where a neighbour's arrow points in (D-3.3). */
export interface PlaceView {
  x: number;
  y: number;
  faced: string;
}

/** Tiles of one look in a hand, in their first orientation; they may be turned freely. */
export interface CardView {
  kind: string;
  arrows: string;
  count: number;
}

/** What lies before one player, and where his hero stands. */
export interface SeatView {
  coins: number;
  x: number;
  y: number;
  /** His hero (`facts.FIGURES`) where heroes have abilities, else ''. */
  figure: string;
  /** Whether the ability has been used. */
  used: boolean;
  /** Tiles in his hand. */
  size: number;
  /** Those of them that the reader surely knows: all of his own. */
  hand: readonly CardView[];
}

/** A tile in the known end of the pile; kind '' where the reader does not know it. */
export interface SunkView {
  kind: string;
  arrows: string;
}

/** The whole table as one seat sees it. */
export interface DrakonView {
  t: "drakon";
  /** Who acts: a seat, −1 chance, −4 over. */
  player: number;
  /** Whose turn it is, in others' events, too. */
  turn: number;
  /** What is decided or drawn now, or how the game ended (`record.PHASES`). */
  phase: string;
  event: EventView | null;
  /** From south to north, from west to east. */
  tiles: readonly TileView[];
  places: readonly PlaceView[];
  seats: readonly SeatView[];
  /** Tiles in the pile, the known end included. */
  pile: number;
  /** The pile's known end: what is drawn after the rest, in this order. */
  bottom: readonly SunkView[];
  /** Coins on the start tile. */
  on_start: number;
  /** Tiles that are still to be drawn now. */
  draws: number;
  /** Coins that win: at once, or in the variant with a key or vortex. */
  goal: number;
  escape: boolean;
  heroes: boolean;
  /** Turns that are over. */
  turns: number;
  /** Turns in a row in which nothing happened (D-8.4). */
  still: number;
}
