/** The log in turns: what somebody decided in a row, and what followed of it. */

import type { Entry, Telling } from "../lib/wire";

export interface Turn {
  /** The seat whose turn it is. */
  player: number;
  /** The first ply, and the one after the last. */
  from: number;
  to: number;
  entries: readonly Entry[];
}

/** All turns, the first one first; what was dealt before anybody decided is in none. A decision
 * whose first telling has a code of `amid` belongs to the turn in which it falls, whoever takes it. */
export function turnsOf(log: readonly Entry[], amid: readonly string[] = []): Turn[] {
  const turns: { player: number; entries: Entry[] }[] = [];
  for (const entry of log) {
    const turn = turns.at(-1);
    const goes = entry.player < 0 || entry.player === turn?.player || amid.includes(entry.tellings[0]?.code ?? "");
    if (turn && goes) turn.entries.push(entry);
    else if (entry.player >= 0) turns.push({ player: entry.player, entries: [entry] });
  }
  return turns.map((turn) => {
    const [first, last] = [turn.entries[0] as Entry, turn.entries.at(-1) as Entry];
    return { ...turn, from: first.ply, to: last.ply + 1 };
  });
}

/** The last turn of each seat that has had one. */
export function lastTurns(turns: readonly Turn[]): ReadonlyMap<number, Turn> {
  return new Map(turns.map((turn) => [turn.player, turn]));
}

/** The marks on the board, and their arms: places and cards that the last turn of each player but the
 * reader touched. */
export type Marks = ReadonlyMap<string, readonly number[]>;

export function marksOf(turns: readonly Turn[], reader: number | null): Marks {
  const marks = new Map<string, number[]>();
  for (const [seat, { entries }] of [...lastTurns(turns)].sort(([a], [b]) => a - b)) {
    if (seat === reader) continue;
    const values = entries.flatMap(({ tellings }) => tellings.flatMap(({ args }) => Object.values(args)));
    for (const value of new Set(values)) {
      if (typeof value === "string" && value) marks.set(value, [...(marks.get(value) ?? []), seat]);
    }
  }
  return marks;
}

/** The last turn of another player, and the acts in it, or in turns before, against the reader since the
 * reader's own. */
export interface Deeds {
  turn: Turn;
  done: readonly Done[];
}

export interface Done {
  /** The turn in which it was done. */
  turn: Turn;
  telling: Telling;
}

type Concerns = (telling: Telling, seat: number) => boolean;

/** Where a game says nothing else. */
const toOther: Concerns = ({ args }, seat) => args["other"] === seat && args["player"] !== seat;

/** The deeds of each seat that has had a turn, except the reader's own. What the reader has seen, up to
 * a ply of each seat, does not count as done to them. */
export function deedsOf(
  turns: readonly Turn[],
  reader: number | null,
  concerns: Concerns = toOther,
  seen: ReadonlyMap<number, number> = new Map(),
): ReadonlyMap<number, Deeds> {
  const done = new Map<number, Done[]>();
  const own = turns.findLastIndex(({ player }) => player === reader);
  for (const turn of reader === null ? [] : turns.slice(Math.max(0, own))) {
    const { player } = turn;
    for (const entry of turn.entries) {
      if (player === reader && entry.player === reader) continue; // the reader's own deed
      for (const telling of entry.tellings) {
        if (!concerns(telling, reader as number)) continue;
        const by = [telling.args["player"], entry.player, player].find((seat) => typeof seat === "number" && seat >= 0 && seat !== reader);
        if (typeof by !== "number" || entry.ply < (seen.get(by) ?? 0)) continue;
        done.set(by, [...(done.get(by) ?? []), { turn, telling }]);
      }
    }
  }
  return new Map(
    [...lastTurns(turns)].flatMap(([seat, turn]) => (seat === reader ? [] : [[seat, { turn, done: done.get(seat) ?? [] }] as const])),
  );
}
