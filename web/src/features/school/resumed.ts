/** How far the reader has come in lessons that they have begun; kept on this device. */

import { keep, kept } from "../../lib/settings.svelte";

const key = (game: string, lesson: string) => `lesson.${game}.${lesson}`;

export interface Begun {
  done: readonly string[];
  steps: number;
}

function read(game: string, lesson: string): Begun | null {
  try {
    const found: unknown = JSON.parse(kept(key(game, lesson)) ?? "null");
    if (typeof found !== "object" || found === null || !("done" in found) || !("steps" in found)) return null;
    const { done, steps } = found;
    const fits = Array.isArray(done) && done.every((one) => typeof one === "string") && typeof steps === "number";
    return fits && done.length > 0 ? { done, steps } : null;
  } catch {
    return null; // it was damaged
  }
}

export const resumed = {
  /** Where one is in a lesson; null: at the beginning. */
  of: read,
  done: (game: string, lesson: string): string[] => [...(read(game, lesson)?.done ?? [])],
  keep: (game: string, lesson: string, done: readonly string[], steps: number): void =>
    keep(key(game, lesson), JSON.stringify({ done, steps })),
};
