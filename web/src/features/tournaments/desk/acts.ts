/** Acts of directors as sentences, and the words of the desk. */

import { ask } from "../../../lib/link.svelte";
import type { ActShown, Ruling, Tournament } from "../../../lib/wire";
import { type Arguments, say, words } from "../../../lib/words.svelte";
import { conditions } from "../conditions";
import { byNumber, called, number } from "../tournaments";

/** The desk's own words: `desk-…`. They are there once `learnt()` is done. */
export const told = (id: string, args?: Arguments): string => say(`desk-${id}`, args);
export const learnt = () => Promise.all(["/tournaments", "/desk", "/acts"].map((name) => words.learn(name)));

export const clock = (at: number): string =>
  new Intl.DateTimeFormat(words.locale, { dateStyle: "short", timeStyle: "short" }).format(at * 1000);

export type Seats = ReadonlyMap<string, readonly number[]>;
const place = (round: number, board: number) => `${round}/${board}`;

/** The players at the tables whose results acts decide: "round/board" → their numbers, by seat. */
export async function seatsOf(tournament: Tournament, acts: readonly ActShown[]): Promise<Seats> {
  const rounds = new Set(acts.flatMap(({ ruling }) => (ruling.act === "correct-result" ? [ruling.round] : [])));
  const found = new Map<string, readonly number[]>();
  for (const one of rounds) {
    const path = { tournament: tournament.card.id, number: one };
    const { tables } = await ask("GET /api/tournaments/{tournament}/rounds/{number}", { path });
    tables.forEach(({ seats }, board) => found.set(place(one, board), seats));
  }
  return found;
}

/** A ruling in words. */
export function sentence(ruling: Ruling, tournament: Tournament, seats: Seats, directors: ReadonlyMap<number, string>): string {
  const players = byNumber(tournament);
  const named = (player: number | undefined) => called(players.get(player ?? 0));
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(ruling) as [string, unknown][]) {
    if (typeof value === "boolean") args[name] = value ? "yes" : "no";
    else if (typeof value === "number" || typeof value === "string") args[name] = value;
  }
  if ("player" in ruling) args["player"] = named(ruling.player);
  switch (ruling.act) {
    case "correct-result":
      args["table"] = ruling.board + 1;
      args["result"] = ruling.points
        .map((worth, k) => `${named(seats.get(place(ruling.round, ruling.board))?.[k])} ${number(worth)}`)
        .join(", ");
      break;
    case "void-result":
      args["table"] = ruling.board + 1;
      break;
    case "keep-apart":
      args["player"] = named(ruling.one);
      args["other"] = named(ruling.other);
      break;
    case "pair-by-hand":
      args["result"] = ruling.boards.map((one) => one.map(named).join(" – ")).join(", ");
      break;
    case "choose-tie-breaks":
      args["result"] = ruling.order.map((name) => told("tie", { name })).join(", ");
      break;
    case "name-director":
      args["player"] = directors.get(ruling.number) ?? say("somebody");
      args["on"] = (ruling.on ?? true) ? "yes" : "no";
      break;
    case "begin-round":
      args["at"] = ruling.at ? clock(ruling.at) : "now";
      break;
    case "set-entry":
      return conditions(ruling);
    case "extend-time":
      args["minutes"] = Math.round(ruling.seconds / 60);
      break;
  }
  if ("points" in ruling && typeof ruling.points === "number") {
    args["count"] = ruling.points;
    args["points"] = number(ruling.points);
  }
  return say(`act-${ruling.act}`, args);
}
