/** Shared by the pages of tournaments: their words, names, numbers and durations. */

import type { Tournament, TournamentCard, TournamentPlayer } from "../../lib/wire";
import { type Arguments, say, words } from "../../lib/words.svelte";

/** The pages' own words: `tournament-…`. They are there once `words.learn("/tournaments")` is done. */
export const told = (id: string, args?: Arguments): string => say(`tournament-${id}`, args);

export const KINDS = ["swiss", "robin", "knockout", "arena", "league"] as const;

/** Points as people write them: 2½ is "2.5", a third "0.33". */
export function number(value: number): string {
  return new Intl.NumberFormat(words.locale, { maximumFractionDigits: 2 }).format(value);
}

/** "30 minutes", "1 minute 30 seconds", "7 days": nothing is rounded but parts of a second. */
export function duration(seconds: number): string {
  let left = Math.round(seconds);
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(left / size);
    if (count || (unit === "seconds" && !parts.length)) parts.push(told("duration", { unit, count }));
    left -= count * size;
  }
  return parts.join(" ");
}

const UNITS = [["days", 86_400], ["hours", 3600], ["minutes", 60], ["seconds", 1]] as const;

/** The progress of a tournament: "Round 2 of 4". */
export function progress(card: TournamentCard): string {
  if (card.status !== "running" || card.kind === "arena" || card.round === 0) return told("status", { status: card.status });
  const { round, rounds } = card;
  return rounds > 0 ? told("round-of", { round, rounds }) : told("round", { round });
}

/** The name of a player; a bot's with the word for one. */
export function called(player: TournamentPlayer | undefined): string {
  if (!player) return say("somebody");
  return player.user ? player.name || say("somebody") : say("bot-sitting", { name: player.name });
}

/** The players by their numbers. */
export const byNumber = ({ players }: Tournament): ReadonlyMap<number, TournamentPlayer> =>
  new Map(players.map((player) => [player.number, player]));

/** The winner of a tournament that is over; undefined: nobody. */
export const champion = ({ card, players }: Tournament): TournamentPlayer | undefined =>
  card.status === "over" ? players.find(({ rank }) => rank === 1) : undefined;

/** The names of those whose games count for nobody. */
export const annulledNames = ({ players }: Tournament): string =>
  new Intl.ListFormat(words.locale).format(players.filter(({ annulled }) => annulled).map(called));

/** The tie-breaks that directors may choose, with short names for the heads of columns: FIDE's, where it has one. */
export const SHORT: Readonly<Record<string, string>> = {
  strength: "=",
  buchholz: "BH",
  "cut-1": "BH-C1",
  median: "BH-M1",
  sonneborn: "SB",
  progressive: "PS",
  direct: "DE",
  won: "WIN",
};
export const TIES = Object.keys(SHORT);
/** The definitions of tie-breaks. */
export const REGULATIONS = "https://handbook.fide.com/chapter/TieBreakRegulations082024";
