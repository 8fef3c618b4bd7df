/** The puzzles of days, as a calendar: which were solved, and when. */

import type { Progress, PuzzleOfTheDay } from "../../../lib/wire";

/** Solved on its day, solved later, or not yet. */
export type DayState = "on-day" | "later" | "open";

export function stateOf({ day, game, id }: PuzzleOfTheDay, items: readonly Progress[]): DayState {
  if (items.some(({ kind, item }) => kind === "puzzle-day" && item === day)) return "on-day";
  const solved = (one: Progress) => one.kind === "puzzle" && one.game === game && one.item === id && one.solved > 0;
  return items.some(solved) ? "later" : "open";
}

/** The month so many after this one: 2026-12 and 1 make 2027-01. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The number of places that stay empty before the first day of a month, in weeks that begin on Monday. */
export const emptyBefore = (month: string): number => (new Date(`${month}-01T00:00:00Z`).getUTCDay() + 6) % 7;
