/** What the people and bots at a table are called, and sentences about them. */

import { type Arguments, say, words } from "./words.svelte";
import type { Refused, Seat, Telling } from "./wire";

export function seatName(seat: Seat | undefined): string {
  if (!seat || seat.kind === "open") return say("seat-open");
  if (seat.kind === "bot") return say("bot-name", { level: seat.level });
  return seat.name || say("somebody");
}

/** A sentence of the game's catalogue, with names in the place of seats. */
export function tell(kind: string, telling: Telling, seats: readonly Seat[], game: string): string {
  const args: Arguments = { ...telling.args };
  if (typeof telling.args["player"] === "number") {
    args["player"] = seatName(seats[telling.args["player"]]);
  }
  return say(`${kind}-${telling.code}`, args, game);
}

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
  noun: (kind: string, value: string) => string,
): Piece[] {
  const args: Arguments = { ...telling.args };
  for (const [kind, value] of Object.entries(telling.args)) {
    if (kind === "player" && typeof value === "number") args[kind] = seatName(seats[value]);
    else if (typeof value === "string" && value) args[kind] = `${OPEN}${kind}\t${value}${SHUT}`;
  }
  const text = say(`event-${telling.code}`, args, game);
  return text.split(new RegExp(`[${OPEN}${SHUT}]`)).map((part) => {
    const [kind, value] = part.split("\t");
    return value === undefined
      ? { text: part, noun: "" }
      : { text: noun(kind ?? "", value), noun: value };
  });
}

/** Why not, as a sentence. */
export function why(refused: Refused, game = ""): string {
  const id = `refusal-${refused.reason}`;
  return words.has(id, game) ? say(id, refused.args, game) : say("refusal-trouble");
}
