/** Shared by the parts of the page of the deal of the day: its words, and its days, which are dates of
 * UTC. */

import { type Arguments, say } from "./words.svelte";

/** The page's own words: `daily-…`. They are there once `words.learn("/daily")` is done. */
export const told = (id: string, args?: Arguments): string => say(`daily-${id}`, args);

/** "Monday 23 November", in this language, for `2026-11-23`. */
export function dayOf(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T12:00:00Z`));
}

/** A moment that the server tells in seconds. */
export const moment = (seconds: number): Date => new Date(seconds * 1000);

/** The moment at which the day after this one begins, for everybody at once. */
export const dayAfter = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000);
