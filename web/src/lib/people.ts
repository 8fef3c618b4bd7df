/** Names of the people and bots at a table, and sentences about them. */

import { type Arguments, say, words } from "./words.svelte";
import type { Refused, Seat, Telling } from "./wire";

/** The arguments of a telling that are seats. */
const SEATS = ["player", "other"];
/** The argument that is a seat, named by the player who gave it up. */
const LEAVER = "leaver";

export function seatName(seat: Seat | undefined): string {
  if (!seat || seat.kind === "open") return say("seat-open");
  if (seat.kind === "bot") return seat.name || say("bot-name", { level: seat.level });
  return seat.name || say("somebody-gone");
}

/** The seats as they were at a ply: with who decided there then. */
export function seatsThen(seats: readonly Seat[], ply: number): readonly Seat[] {
  if (seats.every(({ before }) => before.length === 0)) return seats;
  return seats.map((seat) => {
    const then = seat.before.find(({ until }) => ply < until);
    return then ? { ...seat, kind: then.kind, name: then.name, level: then.level, character: then.character } : seat;
  });
}

/** The player who gave up a seat that somebody else played to the end. */
export function whoGaveUp(seat: Seat): Seat {
  if (seat.kind === "person" && !seat.absent) return seat;
  if (seat.absent) return { ...seat, kind: "person", name: seat.absent };
  return { ...seat, ...seat.before.at(-1) };
}

const leaver = (seat: Seat | undefined) => seat && whoGaveUp(seat);

/** The same where it stands in plain text: there the word is a bot's mark. */
export function plainName(seat: Seat | undefined): string {
  return seat?.kind === "bot" ? say("bot-sitting", { name: seatName(seat) }) : seatName(seat);
}

/** The bot that most people want: not the weakest of the list, nor the strongest. */
export function usual(bots: readonly string[]): string {
  return bots.includes("medium") ? "medium" : (bots.at(-1) ?? "random");
}

/** The text of a thing that a sentence names, for this reader; null for an argument that is no noun but
 * chooses among the sentence's forms. */
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

/** The reason for a decision: it calls the player by name, or "you" where that is the reader. */
export function reason(telling: Telling, decider: number, reader: boolean, ...at: [seats: readonly Seat[], game: string, noun?: Noun]): string {
  return tell("why", { ...telling, args: { ...telling.args, player: decider, who: reader ? "you" : "they" } }, ...at);
}

/** The kind of a telling: it happened, it may be chosen, it ended so. */
export type About = "event" | "choice" | "result" | "stage";

/** A piece of a sentence; a noun stands for something on the table. */
export interface Piece {
  text: string;
  noun: string;
  /** The name of a bot: its mark belongs behind it. */
  bot?: boolean;
  /** The id of the person whose name it is. */
  user?: string;
}

const OPEN = "\uE000";
const SHUT = "\uE001";
/** A bot's name, in the place of a kind of noun. */
const BOT = "\uE002";
/** A person's id and name, likewise. */
const PERSON = "\uE003";

/** A seat's name for a sentence that is taken to pieces. */
function placed(seat: Seat | undefined): string {
  const name = seatName(seat);
  if (seat?.kind === "bot") return `${OPEN}${BOT}\t${name}${SHUT}`;
  return seat?.kind === "person" && seat.user ? `${OPEN}${PERSON}\t${name}\t${seat.user}${SHUT}` : name;
}

function split(text: string, noun: Noun): Piece[] {
  return text.split(new RegExp(`[${OPEN}${SHUT}]`)).map((part) => {
    const [kind, value, user] = part.split("\t");
    if (value === undefined) return { text: part, noun: "" };
    if (kind === BOT) return { text: value, noun: "", bot: true };
    if (kind === PERSON) return { text: value, noun: "", user: user ?? "" };
    return { text: noun(kind ?? "", value) ?? value, noun: value };
  });
}

/** A sentence of the house about somebody at a table, in pieces. */
export function about(id: string, seats: readonly (Seat | undefined)[], args: Arguments = {}): Piece[] {
  const names = seats.map(placed);
  return split(say(id, { ...args, player: names[0] ?? "", ...(names[1] ? { other: names[1] } : {}), names: names.join(", ") }), (_, value) => value);
}

/** A sentence in pieces, so that what it names can light up on the table. */
export function pieces(
  telling: Telling,
  seats: readonly Seat[],
  game: string,
  noun: Noun,
  kind: About = "event",
  reader: number | null = null,
): Piece[] {
  const args: Arguments = { ...telling.args };
  if (kind === "result") args["who"] = reader !== null && telling.args[LEAVER] === reader ? "you" : "they";
  for (const [name, value] of Object.entries(telling.args)) {
    if (SEATS.includes(name) && typeof value === "number") args[name] = placed(seats[value]);
    else if (name === LEAVER && typeof value === "number") args[name] = placed(leaver(seats[value]));
    else if (typeof value === "string" && value && noun(name, value) !== null) {
      args[name] = `${OPEN}${name}\t${value}${SHUT}`;
    }
  }
  return split(say(`${kind}-${telling.code}`, args, game), noun);
}

/** The tellings of some steps, sentence by sentence; the same several times in a row only once. */
export function sentences(entries: readonly { ply: number; tellings: readonly Telling[] }[], seats: readonly Seat[], ...about: [game: string, noun?: Noun]): string[] {
  const all = entries.flatMap(({ ply, tellings }) => tellings.map((telling) => tell("event", telling, seatsThen(seats, ply), ...about)));
  return all.filter((text, i) => text && text !== all[i - 1]);
}

/** The reason for a refusal, as a sentence. */
export function why(refused: Refused, game = ""): string {
  const id = `refusal-${refused.reason}`;
  return words.has(id, game) ? say(id, spelled(refused.args), game) : say("refusal-trouble");
}

/** Arguments whose phrases are in the reader's language: `why.is` names the message that `why` says in English, `why.…`
 * are its arguments. */
function spelled(args: Arguments): Arguments {
  const found = { ...args };
  for (const [name, code] of Object.entries(args)) {
    const own = name.slice(0, -".is".length);
    if (!name.endsWith(".is") || own.includes(".") || !words.has(String(code))) continue;
    const parts = Object.entries(args).filter(([part]) => part.startsWith(`${own}.`));
    found[own] = say(String(code), spelled(Object.fromEntries(parts.map(([part, value]) => [part.slice(own.length + 1), value]))));
  }
  return found;
}
