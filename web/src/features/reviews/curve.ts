/** The curve of what a seat could expect, as points of a drawing 100 wide and 100 high. */

import type { Reviewed } from "../../lib/wire";

export interface Point {
  ply: number;
  x: number;
  y: number;
}

/** A point for each decision, and one for the end, as far apart from each other; at the top is the
 * whole victory. `off`: so many band widths above the curve. */
export function curveOf({ curve }: Reviewed, seat: number, off = 0): Point[] {
  const wide = Math.max(1, curve.length - 1);
  return curve.map(({ ply, shares, band }, i) => {
    const share = Math.min(1, Math.max(0, (shares[seat] ?? 0) + off * (band[seat] ?? 0)));
    return { ply, x: (100 * i) / wide, y: 100 * (1 - share) };
  });
}

/** The band within which the curve lies, as the path of an SVG. */
export const bandOf = (review: Reviewed, seat: number): string =>
  `${pathOf([...curveOf(review, seat, 1), ...curveOf(review, seat, -1).reverse()])}z`;

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
