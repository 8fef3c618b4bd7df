/** The curve of what a seat could expect, as points of a drawing 100 wide and 100 high. */

import type { Reviewed, ReviewedDecision } from "../../lib/wire";

export interface Point {
  ply: number;
  x: number;
  y: number;
}

/** The shares at which a drawing may end above. */
const TOPS = [0.2, 0.4, 0.6, 1];

/** The share at the top of the drawing: where many play, nobody expects the whole victory for long. */
export const topOf = ({ curve }: Reviewed): number => {
  const most = Math.max(0, ...curve.flatMap(({ shares }) => shares));
  return TOPS.find((top) => most <= top) ?? 1;
};

/** A point for each decision, and one for the end, as far apart from each other. `off`: so many band
 * widths above the curve. */
export function curveOf(review: Reviewed, seat: number, off = 0): Point[] {
  const { curve } = review;
  const [wide, top] = [Math.max(1, curve.length - 1), topOf(review)];
  return curve.map(({ ply, shares, band }, i) => {
    const share = Math.min(top, Math.max(0, (shares[seat] ?? 0) + off * (band[seat] ?? 0)));
    return { ply, x: (100 * i) / wide, y: 100 * (1 - share / top) };
  });
}

/** The band within which the curve lies, as the path of an SVG. */
export const bandOf = (review: Reviewed, seat: number): string =>
  `${pathOf([...curveOf(review, seat, 1), ...curveOf(review, seat, -1).reverse()])}z`;

/** The same as the path of an SVG. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(2)} ${y.toFixed(2)}`).join("");

/** Nearer than this, in hundredths of the width, two marks would touch. */
const NEAR = 9;

/** Where the arms of these seats stand on their curves, twice each where there is room: every one in a strip of
 * its own, and there as far above or below all other curves as can be, and beside what is marked at these plies. */
export function armsAt(review: Reviewed, seats: readonly number[], marked: readonly number[] = []): (Point & { seat: number })[] {
  const curves = (review.curve[0]?.shares ?? []).map((_, seat) => curveOf(review, seat));
  const count = review.curve.length;
  const strips = seats.length * (count < 8 * seats.length ? 1 : 2);
  return Array.from({ length: strips }, (_, k) => {
    const seat = seats[k % seats.length] as number;
    const own = curves[seat] ?? [];
    const free = ({ y }: Point, i: number) =>
      Math.min(...curves.map((curve, of) => (of === seat ? Infinity : Math.abs(y - (curve[i]?.y ?? 0)))));
    const strip = own.slice(Math.floor((k * count) / strips), Math.floor(((k + 1) * count) / strips));
    const beside = strip.filter(({ x }) => marked.every((ply) => Math.abs(x - (own[pointAt(own, ply)]?.x ?? 0)) > NEAR));
    const [best] = (beside.length > 0 ? beside : strip).map((point) => ({ ...point, seat, far: free(point, own.indexOf(point)) })).sort((a, b) => b.far - a.far);
    return best;
  }).flatMap((found) => (found ? [{ seat: found.seat, ply: found.ply, x: found.x, y: found.y }] : []));
}

/** The number of the last point that is not behind this ply. */
export const pointAt = (points: readonly Point[], ply: number): number =>
  Math.max(0, points.findLastIndex((point) => point.ply <= ply));

/** The share held before a decision and left after it, in whole numbers of 100, and what it gave away: the difference of
 * these two, so that all that is told of a decision agrees. */
export function pointsOf({ before, after, player }: ReviewedDecision): { held: number; left: number; lost: number } {
  const [held, left] = [hundredths(before[player] ?? 0), hundredths(after[player] ?? 0)];
  return { held, left, lost: held - left };
}

/** A share of the victory as a whole number of 100. */
export const hundredths = (share: number): number => Math.round(100 * share);

/** The same with its sign, for what was given or taken. */
export function signed(share: number): string {
  const number = hundredths(share);
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0";
}

/** Points of 100 with one digit after the point, as text: messages round in their own way. */
export const tenths = (points: number): string => points.toFixed(1);
