/** The bots that one may meet: of the game's court, by level. */

import type { Character, GameCard } from "../lib/wire";
import { say, words } from "../lib/words.svelte";

/** Turned once per visit, so that not everybody always meets the same. */
const FIRST = Math.floor(Math.random() * 60);

/** This number of bots of a level, all different; fewer where the court has not enough. Turn it further to
 * meet others. */
export function company(game: GameCard, level: string, count = 1, turn = FIRST): Character[] {
  const people = game.court.filter((character) => character.level === level);
  const at = turn % people.length || 0; // of nobody there is no rest: 0
  return [...people.slice(at), ...people.slice(0, at)].slice(0, count);
}

/** The level of a bot, and its style where its character has one. */
export function manner(level: string, style = ""): string {
  return say("level-name", { level }) + (style && ` · ${say(`style-${style}`)}`);
}

/** The temperament of somebody of a game's court, in a sentence; "" where nothing is said. */
export function temperament(game: string, character: string): string {
  const id = `court-${character}`;
  return words.has(id, game) ? say(id, {}, game) : "";
}
