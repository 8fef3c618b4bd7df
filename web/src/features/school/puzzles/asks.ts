/** The question of a puzzle, in words. */

import type { Solving } from "../../../lib/wire";
import { say, words } from "../../../lib/words.svelte";

/** The question by its theme, where the game has words for that; else by its idea. */
export function asks({ idea, decisions, card }: Solving, game: string): string {
  const known = [`puzzle-asks-${card.theme}`, `puzzle-asks-${idea}`].find((one) => words.has(one, game));
  return say(known ?? "puzzle-asks", { count: decisions }, game);
}
