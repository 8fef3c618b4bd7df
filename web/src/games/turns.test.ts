import { describe, expect, it } from "vitest";

import type { Entry } from "../lib/wire";
import { deedsOf, lastTurns, marksOf, turnsOf } from "./turns";

const entry = (ply: number, player: number, code: string, args: Record<string, string | number> = {}): Entry => ({
  ply, player, action: null, text: "", time: 0, forced: false, tellings: [{ code, args: { player, ...args } }],
});

const log = [
  entry(0, -1, "dealt"),
  entry(1, 0, "lay", { cell: "0,1" }),
  entry(2, -1, "drawn"),
  entry(3, 1, "move", { cell: "1,0", from: "0,0" }),
  entry(4, 0, "block"),
  entry(5, 1, "end"),
  entry(6, 2, "move", { cell: "1,0", from: "0,0" }),
];

describe("turns", () => {
  it("hold what somebody decides in a row, with the draws that follow", () => {
    expect(turnsOf(log).map(({ player, from, to }) => [player, from, to])).toEqual([[0, 1, 3], [1, 3, 4], [0, 4, 5], [1, 5, 6], [2, 6, 7]]);
  });

  it("hold an answer of another, too", () => {
    expect(turnsOf(log, ["block"]).map(({ player, from, to }) => [player, from, to])).toEqual([[0, 1, 3], [1, 3, 6], [2, 6, 7]]);
  });

  it("are kept, the last one of each seat", () => {
    expect([...lastTurns(turnsOf(log, ["block"]))].map(([seat, { from }]) => [seat, from])).toEqual([[0, 1], [1, 3], [2, 6]]);
  });
});

describe("marks", () => {
  it("tell of all others' last turns, whose they were, in the order of the seats", () => {
    const marks = marksOf(turnsOf(log, ["block"]), 0);
    expect(marks.get("1,0")).toEqual([1, 2]);
    expect(marks.get("0,1")).toBeUndefined();
    expect(marksOf(turnsOf(log, ["block"]), null).get("0,1")).toEqual([0]);
  });

  it("leave out what a later turn of the same seat has replaced", () => {
    const marks = marksOf(turnsOf([...log, entry(7, 0, "end"), entry(8, 2, "lay", { cell: "4,4" })]), 0);
    expect(marks.get("1,0")).toBeUndefined();
    expect(marks.get("4,4")).toEqual([2]);
  });
});

describe("marks of values", () => {
  it("are of words alone, each once a seat", () => {
    const marks = marksOf(turnsOf([entry(0, 2, "lay", { cell: "a", count: 3, none: "" }), entry(1, 1, "lay", { cell: "a", from: "a" })]), null);
    expect([...marks]).toEqual([["a", [1, 2]]]);
  });
});

const ME = 0;
describe("the deeds of the others", () => {
  const played = [
    entry(0, 0, "move"),
    entry(1, 1, "rob", { other: 0 }),
    entry(2, 0, "allow"),
    entry(3, -1, "tile-stolen", { player: 1, other: 0 }),
    entry(4, 2, "move"),
    entry(5, 1, "move"),
  ];

  it("are their last turns, and what was done to one since one's own", () => {
    const deeds = deedsOf(turnsOf(played, ["allow"]), ME);
    expect([...deeds.keys()].sort()).toEqual([1, 2]);
    expect(deeds.get(1)?.turn.from).toBe(5);
    expect(deeds.get(1)?.done.map((one) => one.telling.code)).toEqual(["rob", "tile-stolen"]);
    expect(deeds.get(1)?.done[0]?.turn.from).toBe(1);
    expect(deeds.get(2)?.done).toEqual([]);
  });

  it("stand out until they have been seen, or one has had another turn", () => {
    expect(deedsOf(turnsOf(played, ["allow"]), ME, undefined, new Map([[1, 6]])).get(1)?.done).toEqual([]);
    const later = [...played, entry(6, 0, "move")];
    expect(deedsOf(turnsOf(later, ["allow"]), ME).get(1)?.done).toEqual([]);
  });

  it("are nobody's for who looks on", () => {
    const deeds = deedsOf(turnsOf(played, ["allow"]), null);
    expect([...deeds.values()].flatMap(({ done }) => done)).toEqual([]);
    expect([...deeds.keys()].sort()).toEqual([0, 1, 2]);
  });

  it("are of who did it, whoever's turn it was, and never of the reader", () => {
    const own = [
      entry(0, 0, "move"),
      entry(1, -1, "stolen", { player: 2, other: 0 }),
      entry(2, -1, "lost", { player: 0, other: 0 }),
      entry(3, 0, "gift", { player: 2, other: 0 }),
      entry(4, 1, "move"),
      entry(5, 2, "move"),
    ];
    const deeds = deedsOf(turnsOf(own), ME);
    expect(deeds.get(2)?.done.map(({ telling }) => telling.code)).toEqual(["stolen"]);
    expect(deeds.get(1)?.done).toEqual([]);
    expect(deedsOf(turnsOf(own), ME, undefined, new Map([[2, 1]])).get(2)?.done).toHaveLength(1);
    expect(deedsOf(turnsOf(own), ME, undefined, new Map([[2, 2]])).get(2)?.done).toEqual([]);
  });

  it("are of whoever is known to have done it: the telling's, the step's, the turn's", () => {
    const by = (ply: number, player: number, args: Record<string, string | number>): Entry => ({ ...entry(ply, player, "x"), tellings: [{ code: "x", args }] });
    const of = (...entries: Entry[]) => {
      const deeds = deedsOf(turnsOf([entry(0, 1, "own"), entry(1, 0, "move"), ...entries], ["x"]), 1, ({ code }) => code === "x");
      return [...deeds].flatMap(([seat, { done }]) => done.map(() => seat));
    };
    expect(of(by(2, -1, {}))).toEqual([0]); // chance: the turn's
    expect(of(by(2, -1, { player: -1 }))).toEqual([0]);
    expect(of(by(2, -1, { player: "red" }))).toEqual([0]);
    expect(of(by(2, -1, { player: 1 }))).toEqual([0]); // not the reader
    expect(of(by(2, 1, { player: 0 }))).toEqual([0]); // the reader's answer in another's turn
    expect(of(by(2, 0, { player: 2 }), entry(3, 2, "move"))).toEqual([2]);
  });

  it("do not hold what the reader does to themselves", () => {
    const own = [entry(0, 0, "move"), entry(1, 1, "move"), { ...entry(2, 1, "x"), tellings: [{ code: "x", args: { player: 0, other: 0 } }] }];
    expect(deedsOf(turnsOf(own), ME).get(1)?.done).toEqual([]);
  });

  it("are there though a step tells nothing", () => {
    const silent = { ...entry(1, 1, "x"), tellings: [] };
    expect(turnsOf([entry(0, 0, "move"), silent], ["x"]).map(({ player }) => player)).toEqual([0, 1]);
  });
});
