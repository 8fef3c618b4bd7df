/** The reader's progress in lessons that they have begun; kept on this device. */

import { keep, kept } from "../../lib/settings.svelte";
import type { GameCard } from "../../lib/wire";

const key = (game: string, lesson: string) => `lesson.${game}.${lesson}`;

export interface Begun {
  done: readonly string[];
  steps: number;
  /** When it was left, in milliseconds; 0: not known. */
  at: number;
}

/** A lesson that was begun, and which. */
export interface BegunLesson extends Begun {
  game: string;
  lesson: string;
}

function read(game: string, lesson: string): Begun | null {
  try {
    const found: unknown = JSON.parse(kept(key(game, lesson)) ?? "null");
    if (typeof found !== "object" || found === null || !("done" in found) || !("steps" in found)) return null;
    const { done, steps } = found;
    const at = "at" in found && typeof found.at === "number" ? found.at : 0;
    const fits = Array.isArray(done) && done.every((one) => typeof one === "string") && typeof steps === "number";
    return fits && done.length > 0 ? { done, steps, at } : null;
  } catch {
    return null; // it was damaged
  }
}

export const resumed = {
  /** Where one is in a lesson; null: at the beginning. */
  of: read,
  done: (game: string, lesson: string): string[] => [...(read(game, lesson)?.done ?? [])],
  keep: (game: string, lesson: string, done: readonly string[], steps: number): void =>
    keep(key(game, lesson), JSON.stringify({ done, steps, at: Date.now() })),
  /** All of these games that were begun and not ended, the latest first. */
  all: (games: readonly GameCard[]): BegunLesson[] =>
    games
      .flatMap(({ name: game, lessons }) => lessons.flatMap(({ id: lesson }) => ({ game, lesson, begun: read(game, lesson) })))
      .flatMap(({ game, lesson, begun }) => (begun ? [{ game, lesson, ...begun }] : []))
      .sort((one, other) => other.at - one.at),
};
