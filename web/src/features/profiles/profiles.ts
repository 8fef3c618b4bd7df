/** Shared by the pages about people: their words, and what one can do about somebody. */

import { attempt } from "../../lib/attempt";
import { ask } from "../../lib/link.svelte";
import type { Opponent } from "../../lib/wire";
import { type Arguments, say } from "../../lib/words.svelte";

/** The pages' own words: `people-…`. They are there once `words.learn("/people")` is done. */
export const told = (id: string, args?: Arguments): string => say(`people-${id}`, args);

/** Follow or block somebody, or no longer. Whether it was done. */
export function tie(kind: "follow" | "block", user: string, on: boolean): Promise<boolean> {
  const path = { user };
  if (kind === "follow") {
    return attempt(() => (on ? ask("POST /api/people/{user}/follow", { path, body: {} }) : ask("DELETE /api/people/{user}/follow", { path })));
  }
  return attempt(() => (on ? ask("POST /api/people/{user}/block", { path, body: {} }) : ask("DELETE /api/people/{user}/block", { path })));
}

/** The name of an opponent. */
export const opponentName = ({ user, name, level }: Opponent): string =>
  name || (user ? say("somebody") : say("bot-name", { level }));

export interface Counts {
  won: number;
  shared: number;
  lost: number;
}

export const sum = (all: readonly Counts[]): Counts =>
  all.reduce<Counts>((one, other) => ({ won: one.won + other.won, shared: one.shared + other.shared, lost: one.lost + other.lost }), {
    won: 0,
    shared: 0,
    lost: 0,
  });

export const games = ({ won, shared, lost }: Counts): number => won + shared + lost;
