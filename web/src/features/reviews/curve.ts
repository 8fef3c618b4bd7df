/** The curve of what a seat could expect, as points of a drawing 100 wide and 100 high. */

import type { Reviewed } from "../../lib/wire";

export interface Point {
  ply: number;
  x: number;
  y: number;
}

/** A point for each decision and, once all are judged, one for the end, as far apart from each other;
 * at the top is the whole victory. */
export function curveOf({ decisions, seats, last, result }: Reviewed, seat: number): Point[] {
  const known = decisions.map(({ ply, before }) => ({ ply, share: before[seat] ?? 0 }));
  if (seats.length > 0) known.push({ ply: last, share: result[seat] ?? 0 });
  const wide = Math.max(1, known.length - 1);
  return known.map(({ ply, share }, i) => ({ ply, x: (100 * i) / wide, y: 100 * (1 - share) }));
}

/** The same as the path of an SVG. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(2)} ${y.toFixed(2)}`).join("");

/** The number of the last point that is not behind this ply. */
export const pointAt = (points: readonly Point[], ply: number): number =>
  Math.max(0, points.findLastIndex((point) => point.ply <= ply));

/** A share of the victory as a whole number of 100. */
export const hundredths = (share: number): number => Math.round(100 * share);

/** The same with its sign, for what was given or taken. */
export function signed(share: number): string {
  const number = hundredths(share);
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}
