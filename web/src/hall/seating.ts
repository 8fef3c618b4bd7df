/** A table before it is set: who is to sit where, and how it is played. */

import type { GameCard, GameOption, SeatPlan } from "../lib/wire";
import { say, words } from "../lib/words.svelte";
import { company } from "./court";

/** A place in the plan; `here`: somebody else at this screen. */
export type Chair =
  | { kind: "me" | "open" }
  | { kind: "here"; name: string }
  | { kind: "bot"; level: string; character: string };

export type Chosen = Readonly<Record<string, boolean | number | string>>;

/** The reader first, and the others free. */
export function chairs(count: number): Chair[] {
  return Array.from({ length: count }, (_, i) => ({ kind: i === 0 ? "me" : "open" }));
}

/** With somebody else on a seat. The reader sits once: the one who was there takes the seat that the reader left. */
export function seated(all: readonly Chair[], at: number, chair: Chair): Chair[] {
  const before = all[at];
  const mine = chair.kind === "me" ? all.findIndex(({ kind }) => kind === "me") : -1;
  return all.map((one, i) => (i === at ? chair : i === mine && before ? before : one));
}

/** A bot of this level for a seat: the next of the court who does not sit here already. */
export function botFor(game: GameCard, all: readonly Chair[], at: number, level: string): Chair {
  const court = company(game, level, game.court.length).map(({ id }) => id);
  const before = all[at];
  const from = before?.kind === "bot" ? court.indexOf(before.character) + 1 : 0;
  const taken = all.flatMap((one) => (one.kind === "bot" ? [one.character] : []));
  const next = [...court.slice(from), ...court].find((id) => !taken.includes(id));
  return { kind: "bot", level, character: next ?? (before?.kind === "bot" && before.level === level ? before.character : "") };
}

/** Bots on all free seats. */
export function withBots(game: GameCard, all: readonly Chair[], level: string): Chair[] {
  return all.reduce<Chair[]>(
    (done, one, i) => (one.kind === "open" ? done.with(i, botFor(game, done, i, level)) : done),
    [...all],
  );
}

/** All bots' seats left to people. */
export function withoutBots(all: readonly Chair[]): Chair[] {
  return all.map((one) => (one.kind === "bot" ? { kind: "open" } : one));
}

export function planOf(all: readonly Chair[]): SeatPlan[] {
  return all.map((one, i) => {
    if (one.kind === "here") return { kind: "me", name: one.name.trim() || say("seat-number", { number: i + 1 }) };
    if (one.kind === "bot") return { kind: "bot", level: one.level, character: one.character };
    return { kind: one.kind };
  });
}

/** The choices that a table of this size has. */
export function choicesAt({ choices, fewest, players, default: usual }: GameOption, size: number): GameOption["choices"] {
  if (players.length > 0 && !players.includes(size)) return [usual];
  return choices.filter((_, i) => size >= (fewest[i] ?? 0));
}

/** The options that leave something to choose at a table of this size. */
export const optionsAt = ({ options }: GameCard, size: number): GameOption[] =>
  options.filter((option) => choicesAt(option, size).length > 1);

/** Only what a table of this size has; the rest as usual. */
export function settled(game: GameCard, size: number, chosen: Chosen): Record<string, boolean | number | string> {
  return Object.fromEntries(
    game.options.map((option) => {
      const value = chosen[option.name] ?? option.default;
      return [option.name, choicesAt(option, size).includes(value) ? value : option.default];
    }),
  );
}

/** A choice in words; yes and no need none of the game's own, nor does a data set from a file. */
export function choiceName(game: string, option: string, choice: boolean | number | string): string {
  const own = `option-${option}-${choice}`;
  if (words.has(own, game)) return say(own, {}, game);
  return typeof choice === "boolean" ? say(choice ? "yes" : "no") : String(choice);
}

/** The unusual options of a table, in words. */
export function variants(game: GameCard, size: number, chosen: Chosen): string[] {
  return optionsAt(game, size).flatMap((option) => {
    const value = chosen[option.name];
    if (value === undefined || value === option.default) return [];
    const what = say(`option-${option.name}`, {}, game.name);
    if (typeof value === "boolean") return [say(value ? "variant-on" : "variant-off", { what })];
    return [say("variant", { what, choice: choiceName(game.name, option.name, value) })];
  });
}

/** The duration of a game, in words: at a table of this size, or of any; '' where it is not known. */
export function duration({ minutes, min_players }: GameCard, size?: number): string {
  const at = size === undefined ? minutes : minutes.slice(size - min_players, size - min_players + 1);
  if (at.length === 0) return "";
  const [least, most] = [Math.min(...at), Math.max(...at)];
  return least === most ? say("minutes", { most }) : say("minutes-span", { least, most });
}
