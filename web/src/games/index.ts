/** The games that have a board here: found by their folders, each loaded when it is wanted. */

import type { Component } from "svelte";

import { words } from "../lib/words.svelte";
import type { GameModule } from "./game";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");
const emblems = import.meta.glob<{ default: Component }>("./*/Emblem.svelte", { eager: true });

/** The game's board and words; null where the game has none here. */
export async function loadGame(name: string): Promise<GameModule | null> {
  const load = modules[`./${name}/index.ts`];
  const [module] = await Promise.all([load?.(), words.learn(name)]);
  return module?.default ?? null;
}

/** What is drawn on the game's round cloth in the hall. */
export function emblem(name: string): Component | null {
  return emblems[`./${name}/Emblem.svelte`]?.default ?? null;
}
