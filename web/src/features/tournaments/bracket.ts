/** Where the pairs of a knock-out are drawn: a column for each round, each pair halfway between those from
 * which its players come. All numbers are CSS pixels. */

import type { BracketPair } from "../../lib/wire";

export const PAIR_HEIGHT = 64;
const BETWEEN = 12;
/** Between two columns: room for the lines. */
const GAP = 28;
/** A column is as wide as there is room, within these. */
const NARROW = 200;
const WIDE = 300;

export interface Spot {
  pair: BracketPair;
  /** Its upper edge. */
  top: number;
}
export interface Column {
  left: number;
  spots: readonly Spot[];
}
/** The line from a pair to the next one of who goes on. */
export interface Way {
  line: string;
  /** Their number; 0: not known yet. */
  player: number;
}
export interface Drawn {
  width: number;
  height: number;
  /** The breadth of a column. */
  breadth: number;
  columns: readonly Column[];
  ways: readonly Way[];
}

/** The bracket, where there is room for so many pixels; a larger one is wider than that. */
export function drawn(rounds: readonly (readonly BracketPair[])[], room: number): Drawn {
  const breadth = Math.min(WIDE, Math.max(NARROW, Math.floor((room - GAP * (rounds.length - 1)) / rounds.length)));
  const columns: Column[] = [];
  const ways: Way[] = [];
  for (const [at, pairs] of rounds.entries()) {
    const left = at * (breadth + GAP);
    const before = columns.at(-1)?.spots ?? [];
    let free = 0;
    const spots = pairs.map((pair): Spot => {
      const from = pair.sides.flatMap((side) => before[side.before]?.top ?? []);
      const middle = from.length > 0 ? from.reduce((sum, top) => sum + top, 0) / from.length : free;
      const top = Math.max(free, middle);
      free = top + PAIR_HEIGHT + BETWEEN;
      for (const [k, { before: origin, player }] of pair.sides.entries()) {
        const start = before[origin];
        if (start) ways.push({ line: line(left, start.top, top, pair.sides.length, k), player });
      }
      return { pair, top };
    });
    columns.push({ left, spots });
  }
  const bottom = Math.max(0, ...columns.flatMap(({ spots }) => spots.map(({ top }) => top + PAIR_HEIGHT)));
  return { width: rounds.length * (breadth + GAP) - GAP, height: bottom, breadth, columns, ways };
}

/** A line from the middle of a pair to one of the rows of a pair in the next column. */
function line(left: number, from: number, to: number, rows: number, row: number): string {
  const end = to + (PAIR_HEIGHT * (2 * row + 1)) / (2 * rows);
  return `M${left - GAP} ${from + PAIR_HEIGHT / 2}H${left - GAP / 2}V${end}H${left}`;
}

/** The round that is being played: the first with a pair that is not decided; the last one where all are. */
export function current(rounds: readonly (readonly BracketPair[])[]): number {
  const open = rounds.findIndex((pairs) => pairs.some(({ winner }) => winner === 0));
  return open < 0 ? rounds.length - 1 : open;
}
