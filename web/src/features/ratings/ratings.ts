/** Shared by the parts that show ratings: their words, and the points of a curve. */

import type { RatingPoint } from "../../lib/wire";
import { type Arguments, say } from "../../lib/words.svelte";

/** Their own words: `ratings-…`. They are there once `words.learn("/ratings")` is done. */
export const told = (id: string, args?: Arguments): string => say(`ratings-${id}`, args);

/** A number as a catalogue may not group it: 1500, not 1,500. */
export const plain = (number: number): string => String(number);

/** "+12", "−7" or "±0". */
export const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : "±0");

export interface Drawn {
  /** The line, in a square of 100 by 100, and the band of what is likely around it. */
  line: string;
  band: string;
  /** The last point. */
  end: { x: number; y: number };
  /** The numbers at the lower and the upper edge. */
  low: number;
  high: number;
}

const STEP = 100;

/** A curve, from the first game to the last; at least one. */
export function drawn(points: readonly RatingPoint[]): Drawn {
  const low = Math.floor(Math.min(...points.map((p) => p.number - p.deviation)) / STEP) * STEP;
  const high = Math.ceil(Math.max(...points.map((p) => p.number + p.deviation)) / STEP) * STEP;
  const x = (i: number) => (points.length === 1 ? 100 : (100 * i) / (points.length - 1));
  const y = (number: number) => (100 * (high - number)) / (high - low || STEP);
  const path = (of: (p: RatingPoint) => number) => points.map((p, i) => `${x(i).toFixed(2)} ${y(of(p)).toFixed(2)}`);
  const above = path((p) => p.number + p.deviation);
  const below = path((p) => p.number - p.deviation).reverse();
  const last = points.length - 1;
  return {
    line: `M${path((p) => p.number).join("L")}`,
    band: `M${[...above, ...below].join("L")}z`,
    end: { x: x(last), y: y(points[last]?.number ?? low) },
    low,
    high,
  };
}
