/** What the people and bots at a table are called, and sentences about them. */

import { type Arguments, say, words } from "./words.svelte";
import type { Refused, Seat, Telling } from "./wire";

/** The arguments of a telling that are seats. */
const SEATS = ["player", "other"];

export function seatName(seat: Seat | undefined): string {
  if (!seat || seat.kind === "open") return say("seat-open");
  if (seat.kind === "bot") return seat.name || say("bot-name", { level: seat.level });
  return seat.name || say("somebody");
}

/** The bot that most people want: not the weakest of the list, nor the strongest. */
export function usual(bots: readonly string[]): string {
  return bots.includes("medium") ? "medium" : (bots.at(-1) ?? "random");
}

/** How a game writes what a sentence names, for this reader; null for what is no noun but chooses
 * among the sentence's forms. */
export type Noun = (kind: string, value: string) => string | null;

/** A sentence of the game's catalogue, with names in the place of seats, and what it names as `noun`
 * has it. */
export function tell(kind: string, telling: Telling, seats: readonly Seat[], game: string, noun: Noun = () => null): string {
  const args: Arguments = { ...telling.args };
  for (const [name, value] of Object.entries(telling.args)) {
    if (typeof value === "string" && value) args[name] = noun(name, value) ?? value;
    else if (SEATS.includes(name) && typeof value === "number") args[name] = seatName(seats[value]);
  }
  return say(`${kind}-${telling.code}`, args, game);
}

/** What a telling is about: it happened, it may be chosen, it ended so, it speaks for a choice. */
export type About = "event" | "choice" | "result" | "why";

/** A piece of a sentence; a noun stands for something on the table. */
export interface Piece {
  text: string;
  noun: string;
}

const OPEN = "\uE000";
const SHUT = "\uE001";

/** A sentence in pieces, so that what it names can light up on the table. */
export function pieces(
  telling: Telling,
  seats: readonly Seat[],
  game: string,
  noun: Noun,
  about: About = "event",
): Piece[] {
  const args: Arguments = { ...telling.args };
  for (const [kind, value] of Object.entries(telling.args)) {
    if (SEATS.includes(kind) && typeof value === "number") args[kind] = seatName(seats[value]);
    else if (typeof value === "string" && value && noun(kind, value) !== null) {
      args[kind] = `${OPEN}${kind}\t${value}${SHUT}`;
    }
  }
  const text = say(`${about}-${telling.code}`, args, game);
  return text.split(new RegExp(`[${OPEN}${SHUT}]`)).map((part) => {
    const [kind, value] = part.split("\t");
    return value === undefined
      ? { text: part, noun: "" }
      : { text: noun(kind ?? "", value) ?? value, noun: value };
  });
}

/** What is told of some steps, sentence by sentence; the same several times in a row only once. */
export function sentences(entries: readonly { tellings: readonly Telling[] }[], ...about: [seats: readonly Seat[], game: string, noun?: Noun]): string[] {
  const all = entries.flatMap(({ tellings }) => tellings.map((telling) => tell("event", telling, ...about)));
  return all.filter((text, i) => text && text !== all[i - 1]);
}

/** Why not, as a sentence. */
export function why(refused: Refused, game = ""): string {
  const id = `refusal-${refused.reason}`;
  return words.has(id, game) ? say(id, refused.args, game) : say("refusal-trouble");
}
