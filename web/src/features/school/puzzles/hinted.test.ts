import { expect, test } from "vitest";

import { ringed, shared } from "./hinted";

const choice = (parts: Record<string, string>) => ({ action: JSON.stringify(parts), code: "", args: {}, parts });

test("what choices share is the piece, and that is ringed", () => {
  const moves = [choice({ from: "e4", to: "e5" }), choice({ from: "e4", to: "e6" })];
  expect(shared(moves)).toEqual({ from: "e4" });
  expect(ringed(moves, true)).toContain("e4");
  expect(ringed(moves, true)).not.toContain("e5");
  expect(shared([])).toEqual({});
});

test("of two different ones, what tells them apart is ringed", () => {
  const ways = [choice({ way: "visit", card: "raft", place: "1.1", guard: "no" }), choice({ way: "visit", card: "horse", place: "1.1", guard: "no" })];
  expect(ringed(ways, false)).toEqual(expect.arrayContaining(["by-raft", "by-horse"]));
  expect(ringed(ways, false)).not.toContain("place-1.1");
  const other = [choice({ way: "halt" }), choice({ pile: "draw" })];
  expect(ringed(other, false)).toEqual(expect.arrayContaining(["halt", "pile"]));
  const plans = [choice({ kind: "buy" }), choice({ kind: "card", card: "gold", place: "1.1" })];
  expect(ringed(plans, false)).toEqual(expect.arrayContaining(["do-buy", "do-card"]));
  expect(ringed(plans, false)).not.toContain("card-gold");
});

test("a piece that lies nowhere on the table is left to the places of its choices", () => {
  const turns = [choice({ how: "move", cell: "0,1" }), choice({ how: "move", cell: "1,0" })];
  expect(ringed(turns, true)).toEqual(expect.arrayContaining(["0,1", "1,0"]));
});
