/** The module that a game's folder gives to the table. Everything but `Board`, `Facts`, `parts` and `noun`
 * may be left out; docs/adding-a-game.md tells when to use which. A game names the type of its view,
 * `GameModule<ItsView>`; to the table every view is `unknown`. */

import type { Component } from "svelte";

import type { Arms } from "../art/arms";
import type { Noun } from "../lib/people";
import type { SoundName, Tune } from "../lib/sounds";
import type { Entry, Result, Telling } from "../lib/wire";
import type { Arguments } from "../lib/words.svelte";
import type { Choosing, Legal } from "./choosing.svelte";
import type { Marks } from "./turns";

export interface BoardProps<View = unknown> {
  /** The game's own view, of the type in `games/<game>/view.ts`. */
  view: View;
  /** The legal list, filtered by what is chosen. */
  choosing: Choosing;
  /** The seat of the reader, null for a spectator. */
  seat: number | null;
  /** The player to act; negative when it is nobody's turn. */
  turn: number;
  over: boolean;
  /** It is an exercise: every decision is asked for, and nothing is done by itself. */
  exercise?: boolean;
  /** The settings of the table: the game's options. */
  options: Readonly<Record<string, boolean | number | string>>;
  /** The things that the last turn of each other player touched (squares, cards), and their seats; to be
   * marked so that marks of what may be chosen don't hide it (`art/Traces.svelte`). */
  marks: Marks;
  /** All that led to the table that is shown, and what is being told, as the reader may know it. */
  log: readonly Entry[];
  /** The things at which the reader points in the log. */
  pointed: readonly string[];
  /** The names of the seats, in order. */
  names: readonly string[];
  /** Their coats of arms: colours, charges, patterns. */
  arms: readonly Arms[];
  /** The step that is being told right now, null when everything has been told. */
  step: Step | null;
  /** Pick a part; `tried` is the action it would be, for the server to say why not. */
  pick: (slot: string, value: string, tried?: string) => void;
  /** Send what is chosen. */
  confirm: () => void;
}

export interface SeatProps<View = unknown> extends BoardProps<View> {
  /** The seat that is shown. */
  of: number;
}

export interface EndingProps<View = unknown> extends BoardProps<View> {
  result: Result;
}

/** One thing that happens, while it is told. */
export interface Step {
  ply: number;
  player: number;
  telling: Telling;
}

/** Something that moves from one place to another; places are elements with `data-at="…"`. */
export interface Flight {
  from: string;
  to: string;
  /** An id of the sprite, drawn in a box of 44 by 62. */
  art: string;
  /** The size, where 1 is a card. */
  scale?: number;
}

/** An id of the sprite, and the box in which it is drawn. */
export interface Emblem {
  art: string;
  box: string;
}

export interface PictureProps {
  /** The thing that is drawn, as the game names it: `gold:NE`, `raft`. */
  of: string;
}

export interface StockProps<View> extends BoardProps<View> {
  /** On a phone the stock stands in two places: what one takes from beside the `hand`, the rest at the
   * `top`. Without it, all is in one place. */
  part?: "hand" | "top";
}

export interface GameModule<View = unknown> {
  Board: Component<BoardProps<View>>;
  /** Public facts about a seat, in a few figures beside its name. */
  Facts: Component<SeatProps<View>>;
  /** The reader's own hand, under the board. */
  Hand?: Component<SeatProps<View>>;
  /** The things that lie before a seat, in its panel: an open hand, captured pieces. */
  Lying?: Component<SeatProps<View>>;
  /** The middle of the table: pile, pool. */
  Stock?: Component<StockProps<View>>;
  /** Choices that are not on the board: a row of actions, prices, toggles; over the hand. */
  Actions?: Component<BoardProps<View>>;
  /** The score sheet, on a sheet of its own at the end. */
  Ending?: Component<EndingProps<View>>;
  /** Whether there is a score sheet; without it, always. */
  sheeted?: (view: View) => boolean;
  /** The codes of the verdict that `Ending` shows already. */
  booked?: readonly string[];
  /** Shapes of the game's own (`<symbol>` or `<g id>`), once per page. */
  Art?: Component;

  /** The parts that an action touches: `{ card: "NE2", square: "e7" }`. */
  parts: (legal: Legal) => Record<string, string>;
  /** Whether a telling is of something that was done to a seat, so that it stands out there until it
   * has been seen; without it, whatever has the seat as `other`. */
  concerns?: (telling: Telling, seat: number) => boolean;
  /** A picture of what was done, beside its sentence; null where there is none. */
  picture?: (telling: Telling) => Emblem | null;
  /** Codes of decisions that can fall in another's turn, and belong to it then: an answer, the event
   * of a hero whom somebody else has moved. */
  amid?: readonly string[];
  /** The value of a slot where the reader picks nothing: `{ bodyguard: "no" }`. */
  defaults?: Readonly<Record<string, string>>;
  /** The slots of what acts, `["from"]`: what is picked there by hand stays picked when the reader
   * then points at where only another one goes; that is refused, with words. */
  leads?: readonly string[];
  /** The text of a thing that a sentence names, written for the reader: a card `NE2`, a square `e7`; null
   * for an argument that only chooses among the sentence's forms. */
  noun: Noun;
  /** The same in words, for those who listen; without it, `noun`. */
  aloud?: Noun;
  /** The message that says what is asked of the reader, with what he can do and what of it is left
   * with what he has picked; without it, `ask`. Beside each
   * there is `<id>-named`, with the name of the player, for several people at one screen. */
  ask?: (view: View, legal: readonly Legal[], left: readonly Legal[]) => readonly [id: string, args?: Arguments];
  /** The arguments by which the messages `unlit-<slot>` choose, for something of this value that cannot be
   * picked. */
  unlit?: (view: View, value: string, seat: number) => Arguments;
  /** The message that tells a player who waits why he can only look on, or what is done for him
   * meanwhile; null where there is nothing to tell. */
  out?: (view: View, seat: number) => string | null;
  /** The coat of arms of a seat; without it, the house's six. */
  arms?: (seat: number, colour: string) => Arms;
  /** The movements when something is told; the board still shows the table as it was before. */
  flights?: (step: Step, view: View) => readonly Flight[];
  /** The time that the board itself takes to show something by `step`, in milliseconds; without it, 0. */
  lasts?: (step: Step) => number;
  /** The sound of a telling; without it, `move`. */
  sound?: (telling: Telling) => SoundName | null;
  /** Own notes for the house's four sounds. */
  tunes?: Partial<Record<SoundName, Tune>>;
  /** Keys of the board's own; the catalogue has `key-<name>` and `key-<name>-does`. */
  keys?: readonly string[];
  /** Pictures beside the clauses of the rules and beside the sentences of the summary
   * (`summary-1` … of the catalogue), in their order: which ones, and what draws one of them. */
  rules?: {
    pictures: Readonly<Record<string, readonly string[]>>;
    summary: readonly (readonly string[])[];
    Picture: Component<PictureProps>;
  };
}
