/** A table as the server tells it, with as little on it as will do. */

import type { Choice, Entry, Frame, Head, Seat, TableNews } from "../src/lib/wire";

export const TABLE = "t";
const SEATS = 4;

export const seat = (more: Partial<Seat> = {}): Seat => ({
  kind: "bot", colour: "", name: "", user: "", level: "easy", ready: true, away: false, online: false,
  resigned: false, character: "", absent: "", before: [], standing: "", ...more,
});

/** Step `ply`: the seats decide in turn. */
export const entry = (ply: number, more: Partial<Entry> = {}): Entry => ({
  ply, player: ply % SEATS, action: null, text: "", time: 0, forced: false,
  tellings: [{ code: "play", args: { player: ply % SEATS } }], ...more,
});

/** A game of Rosenkönig's name at a table of four, seen from seat 0, after `ply` steps. */
export const head = (ply: number, more: Partial<Head> = {}): Head => ({
  id: TABLE, seq: ply, status: "playing", game: "rosenkoenig", options: {}, public: false, host: "", created: 0, changed: 0,
  seats: Array.from({ length: SEATS }, () => seat()), you: [0], eye: 0, ply, player: ply % SEATS, waiting: "",
  view: `table ${ply}`, legal: [], undo: { state: "no", reason: "nothing", seat: 0, to: 0 }, offer: null, result: null,
  rematch: "", deal: "", tournament: "", round: 0, commitment: "", seed: "", watchers: 0, delay: 0, hints: "none", rated: false, handed_in: false,
  removed: [], time: null, clocks: null, missing: null, given_up: [], ...more,
});

/** The table after `ply` steps, with the log from `since` on. */
export const news = (ply: number, since: number, more: Partial<Head> = {}): TableNews => ({
  t: "table", table: more.id ?? TABLE, head: head(ply, more), since,
  entries: Array.from({ length: ply - since }, (_, i) => entry(since + i)),
});

/** The table after step `ply`, asked for later. */
export const frame = (ply: number, more: Partial<Frame> = {}): Frame => ({
  ply, last: 99, player: ply % SEATS, eye: 0, view: `then ${ply}`, entry: ply > 0 ? entry(ply - 1) : null, ...more,
});

export const choice = (text: string, code: string, args: Record<string, string | number>): Choice => ({
  action: { of: text }, text, label: { code, args },
});
