/** The columns and rows of the dungeon that are seen, as they are written along its edges. */

import { say } from "../../../lib/words.svelte";
import type { Box } from "../../../widgets/viewport";
import { CELL, readCell } from "./places";

export interface Edge {
  /** Steps from the start room, to the east or to the north. */
  step: number;
  text: string;
  /** Where its middle is, in hundredths of the edge. */
  at: number;
  /** Somebody names a place in it, or has one in mind. */
  named: boolean;
}

/** The room that a label needs, in pixels: in narrower columns only every second, fourth or eighth is
 * written. */
const WIDE = 34;
const EVERY = [1, 2, 4, 8] as const;
/** The reach of a row's and a column's words over the drawing, in pixels; a smaller room than `LARGE` is
 * not covered. */
const REACH = { x: 16, y: 30 };
const LARGE = 60;
/** The distance from an end within which nothing is written, in hundredths. */
const END = 3;
/** In the upper left corner a column's words, so near to it, would meet those of a row, in pixels. */
const CORNER = { x: 38, y: 22 };

/** A note over the drawing, and how large it is, in pixels. */
export interface Note {
  side: "top" | "bottom";
  width: number;
  height: number;
}
/** The distance of a note from the left and from its side, and the reach of a word from its middle, in
 * pixels. */
const GAP = 8;
const WORD = { x: 20, y: 9 };

function written(step: number, [plus, minus]: readonly [string, string]): string {
  return step === 0 ? "0" : say("edge", { side: step > 0 ? plus : minus, steps: Math.abs(step) }, "drakon");
}

type Cells = readonly { x: number; y: number }[];

/** `rooms` are laid, `places` are beside them; what `note` would cover is not written. */
export function edges(
  box: Box,
  unit: number,
  { rooms, places }: { rooms: Cells; places: Cells },
  named: readonly string[],
  note: Note | null = null,
): { columns: Edge[]; rows: Edge[] } {
  const every = EVERY.find((one) => one * unit * CELL >= WIDE) ?? 8;
  const marked = named.map(readCell);
  const along = (axis: "x" | "y", start: number, length: number, sides: readonly [string, string]): Edge[] => {
    const steps = [...new Set([...rooms, ...places].map((cell) => cell[axis]))].sort((a, b) => a - b);
    const lies = (step: number) =>
      unit * CELL < LARGE &&
      rooms.some((room) => room[axis] === step && (axis === "x" ? -room.y * CELL - box.y : room.x * CELL - box.x) - CELL / 2 < REACH[axis] / unit);
    return steps.flatMap((step) => {
      const middle = axis === "x" ? step * CELL : -step * CELL;
      const at = (100 * (middle - start)) / length;
      const isNamed = marked.some((cell) => cell[axis] === step);
      if (at < END || at > 100 - END || (step % every !== 0 && !isNamed) || lies(step)) return [];
      return [{ step, text: written(step, sides), at, named: isNamed }];
    });
  };
  const high = box.height * unit;
  const isFree = (x: number, y: number): boolean => {
    if (!note || note.height === 0 || x - WORD.x > GAP + note.width) return true;
    return (note.side === "top" ? y : high - y) - WORD.y > GAP + note.height;
  };
  const columns = along("x", box.x, box.width, ["E", "W"]).filter(({ at }) => isFree((at * box.width * unit) / 100, WORD.y));
  const rows = along("y", box.y, box.height, ["N", "S"]).filter(({ at }) => isFree(WORD.x, (at * high) / 100));
  const [first] = columns.filter(({ at }) => (at * box.width * unit) / 100 < CORNER.x);
  const upper = rows.find(({ at }) => (at * high) / 100 < CORNER.y);
  if (!first || !upper) return { columns, rows };
  const gone = first.named ? upper : first;
  return { columns: columns.filter((one) => one !== gone), rows: rows.filter((one) => one !== gone) };
}
