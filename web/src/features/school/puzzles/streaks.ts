/** The number of puzzles in a row, from the reader's progress. */

import type { Progress } from "../../../lib/wire";

const DAY = 86_400_000;

/** Puzzles solved at the first attempt, one after the other, up to the latest one. */
export function inARow(items: readonly Progress[]): number {
  const tried = items.filter(({ kind, tries }) => kind === "puzzle" && tries > 0); // without what was only hinted at
  let count = 0;
  while (count < tried.length && (tried[tried.length - 1 - count]?.best ?? 0) > 0) count++;
  return count;
}

/** Days in a row on which the puzzle of the day was solved, up to `today` (2026-11-21) or the day before
 * it. */
export function daysInARow(items: readonly Progress[], today: string): number {
  const days = new Set(items.filter(({ kind }) => kind === "puzzle-day").map(({ item }) => item));
  const before = (day: string, count: number) => new Date(Date.parse(`${day}T00:00:00Z`) - count * DAY).toISOString().slice(0, 10);
  const first = days.has(today) ? 0 : 1;
  let count = 0;
  while (days.has(before(today, first + count))) count++;
  return count;
}
