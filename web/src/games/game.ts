/** What a game's folder hands to the table: its board, its hands, and the parts of its actions. */

import type { Component } from "svelte";

import type { Choice, Choosing } from "../lib/choosing.svelte";

/** An action as it comes from the server: its text, and what is told of it. */
export interface Legal {
  action: string;
  code: string;
  args: Record<string, string | number>;
}

export interface BoardProps {
  // Each game's own view, as games/<game>/view.py has it.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view: any;
  choosing: Choosing;
  /** The seat of the reader, null for a spectator. */
  seat: number | null;
  /** Whose turn it is; negative when it is nobody's. */
  turn: number;
  over: boolean;
  /** What the last step touched, to be marked: squares, cards. */
  last: readonly string[];
  /** What the reader points at in the log. */
  pointed: readonly string[];
  names: readonly string[];
  /** Pick a part; `tried` is the action it would be, for the server to say why not. */
  pick: (slot: string, value: string, tried?: string) => void;
  /** Send what is chosen. */
  confirm: () => void;
}

export interface SeatProps extends BoardProps {
  of: number;
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** A seat's hand and what else lies before it. */
  Hand: Component<SeatProps>;
  /** What is public about a seat, beside its name. */
  Facts: Component<SeatProps>;
  /** The middle of the table: pile, pool. */
  Stock: Component<BoardProps>;
  /** The charge of a seat: an id of the sprite. */
  charge: (seat: number) => string;
  parts: (legal: Legal) => Choice;
  /** How something that the log names is written: a card `NE2`, a square `e7`. */
  noun: (kind: string, value: string) => string;
}
