/** The view of Drakon, as games/drakon/view.py sends it. */

export const KINDS = [
  "blank", "gold", "toll", "wishing_well", "steal_left", "steal_right", "steal_tile", "magic_shift",
  "destroy", "rotate", "mind_control", "wind", "storm", "key", "vortex", "start",
] as const;

export interface TileView {
  x: number;
  y: number;
  kind: string;
  arrows: string;
}

/** An empty cell beside a tile; `faced`: the sides from which arrows point in. */
export interface PlaceView {
  x: number;
  y: number;
  faced: string;
}

/** Tiles of one look in a hand. */
export interface CardView {
  kind: string;
  arrows: string;
  count: number;
}

export interface SeatView {
  coins: number;
  x: number;
  y: number;
  figure: string;
  used: boolean;
  size: number;
  hand: readonly CardView[];
}

export interface EventView {
  player: number;
  kind: string;
  chain: number;
  victim: number;
  taker: number;
}

export interface DrakonView {
  t: "drakon";
  player: number;
  turn: number;
  phase: string;
  event: EventView | null;
  tiles: readonly TileView[];
  places: readonly PlaceView[];
  seats: readonly SeatView[];
  pile: number;
  bottom: readonly { kind: string; arrows: string }[];
  on_start: number;
  draws: number;
  goal: number;
  escape: boolean;
  heroes: boolean;
  turns: number;
  still: number;
}
