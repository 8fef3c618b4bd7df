/** The games that have a board here: found by their folders (vite.games.ts), each loaded when it is
 * wanted. */

import type { Component } from "svelte";
import modules from "virtual:games";
import boards from "virtual:games/boards";
import emblems from "virtual:games/emblems";

import { words } from "../lib/words.svelte";
import type { GameModule } from "./game";

/** The game's board and words; null where the game has none here. */
export async function loadGame(name: string): Promise<GameModule | null> {
  const [module] = await Promise.all([modules[name]?.(), words.learn(name)]);
  return module?.default ?? null;
}

/** The emblem on the game's round cloth in the hall. */
export function emblem(name: string): Component | null {
  return emblems[name] ?? null;
}

/** The games that have such pictures. */
export const pictured = Object.keys(boards);

/** The addresses of the pictures of the game's board, by day and by night; null where it has none. */
export function boardPictures(name: string): readonly [light: string, dark: string] | null {
  return boards[name] ?? null;
}
