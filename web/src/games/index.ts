/** The games that have a board here: found by their folders (vite.games.ts), each loaded when it is
 * wanted. */

import type { Component } from "svelte";
import modules from "virtual:games";
import emblems from "virtual:games/emblems";

import { words } from "../lib/words.svelte";
import type { GameModule } from "./game";

/** The game's board and words; null where the game has none here. */
export async function loadGame(name: string): Promise<GameModule | null> {
  const [module] = await Promise.all([modules[name]?.(), words.learn(name)]);
  return module?.default ?? null;
}

/** What is drawn on the game's round cloth in the hall. */
export function emblem(name: string): Component | null {
  return emblems[name] ?? null;
}
