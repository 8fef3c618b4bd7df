/** Tables in lists: the players, and how the game ended. */

import { plainName } from "../lib/people";
import type { GameCard, SeatResult, TableCard } from "../lib/wire";
import { say, words } from "../lib/words.svelte";

export function gameTitle(name: string, games: readonly GameCard[] | null): string {
  return games?.find((game) => game.name === name)?.title ?? (words.has("name", name) ? say("name", {}, name) : name);
}

/** Names as a sentence lists them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(words.language, { type: "conjunction" }).format(names);
}

/** The opponents of the reader, as a sentence lists them; free seats are left out. */
export function opponents({ seats, you }: TableCard): string {
  const others = seats.filter((seat, i) => seat.kind !== "open" && !you.includes(i));
  return listed(others.map(plainName));
}

/** The seats of a person at a table. */
export const seatsOf = ({ seats }: TableCard, user: string): number[] =>
  seats.flatMap((seat, i) => (user && seat.user === user ? [i] : []));

/** Where somebody (these seats; the reader's) stands at a table, as a message (`row-…`). */
export function standing(table: TableCard, you: readonly number[] = table.you): string {
  const { outcome } = table;
  if (table.unreadable) return "unreadable";
  if (table.your_turn) return "your-turn";
  if (table.status !== "over") return table.status === "playing" ? "playing" : "open";
  if (!outcome || you.length === 0) return "over";
  const came = you.map((seat) => outcome.seats[seat]).filter((one) => one !== undefined);
  return BEST.find((best) => came.some(({ result }) => result === best)) ?? "over";
}

/** The results of a game, the best first: of several seats the best one counts. */
const BEST: readonly SeatResult[] = ["won", "shared", "draw", "lost"];

/** Somebody who played, and with how many points, as text. */
export interface Account {
  text: string;
  /** Their id; "": a bot. */
  user: string;
}

/** The players with their points, the winners first: "You 23", "Anna 11". */
export function accounts({ outcome, you, seats }: TableCard): Account[] {
  const all = seats.map((seat, i) => {
    const name = outcome && you.includes(i) && you.length === 1 ? say("you") : plainName(seat);
    return { i, name, user: seat.kind === "bot" ? "" : seat.user };
  });
  if (!outcome) return all.map(({ name, user }) => ({ text: name, user }));
  const rank = (seat: number) => outcome.seats[seat]?.place ?? 0;
  const counted = outcome.scores.some((score) => score !== 0);
  return all
    .sort((one, other) => rank(one.i) - rank(other.i) || (outcome.scores[other.i] ?? 0) - (outcome.scores[one.i] ?? 0))
    .map(({ i, name, user }) => {
      const text = counted ? say("points-of", { name, points: outcome.scores[i] ?? 0 }) : name;
      return { user, text: outcome.resigned.includes(i) ? say("gave-up-of", { account: text }) : text };
    });
}
