/** Where a replay stops: after every decision and all the draws that follow from it. */

import type { Entry } from "../lib/wire";

/** The plies at which somebody is to decide, and the last one: what is dealt before the first
 * decision is no step of its own, nor is what a decision makes chance draw. */
export function stopsOf(log: readonly Entry[], last: number): number[] {
  const decisions = log.flatMap(({ ply, player, forced }) => (player >= 0 && !forced && ply < last ? [ply] : []));
  return [...decisions, last];
}

export const nextStop = (stops: readonly number[], ply: number): number =>
  stops.find((stop) => stop > ply) ?? ply;

export const stopBefore = (stops: readonly number[], ply: number): number =>
  stops.findLast((stop) => stop < ply) ?? Math.min(ply, stops[0] ?? ply);

/** The number of decisions that have been carried out at this ply. */
export const stepAt = (stops: readonly number[], ply: number): number =>
  Math.max(0, stops.findLastIndex((stop) => stop <= ply));

/** The first ply of what led to this one: a decision with its draws; before the first one, nothing. */
export function sinceOf(stops: readonly number[], ply: number): number {
  if (ply <= (stops[0] ?? 0)) return ply;
  return stops.includes(ply) ? stopBefore(stops, ply) : Math.max(0, ply - 1);
}
