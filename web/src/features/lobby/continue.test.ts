import { expect, it } from "vitest";

import type { Deal, GameCard, TableCard } from "../../lib/wire";
import { dealOfToday, type Known, unlearnt, ways } from "./continue";

const table = (id: string, more: Partial<TableCard> = {}): TableCard => ({
  id, game: "t", status: "playing", public: true, seats: [], you: [0], your_turn: false, ply: 0, changed: 0, outcome: null, unreadable: false, rated: false, handed_in: false, time: null, ...more,
});
const deal = (more: Partial<Deal> = {}) => ({ day: "2026-11-24", game: "d", state: "", table: "", begins: 0, ends: 10, ...more }) as Deal;
const LESSON = { game: "l", lesson: "first", done: ["a", "", "b"], steps: 15, at: 1 };
const PUZZLE = { day: "2026-11-24", game: "p", id: "p7" };
const NOTHING: Known = { tables: [], begun: [], deal: null, puzzle: null, solved: false };
const shown = (known: Partial<Known>) => ways({ ...NOTHING, ...known }).map(({ kind, href }) => `${kind} ${href}`);

it("leads to what was begun and to what there is today, each with one tap", () => {
  expect(shown({ tables: [table("a", { your_turn: true }), table("b")], begun: [LESSON], deal: deal(), puzzle: PUZZLE })).toEqual([
    "table /table/a", "lesson /learn/l/first", "deal /daily", "puzzle /puzzles/p/p7",
  ]);
  expect(ways({ ...NOTHING, begun: [LESSON] })[0]).toMatchObject({ step: 4, steps: 15, game: "l" });
  expect(shown({})).toEqual([]);
});

it("leads to the table of a try that was begun, and shows it once", () => {
  const tables = [table("mine", { your_turn: true }), table("b")];
  expect(shown({ tables, deal: deal({ state: "playing", table: "mine" }) })).toEqual(["table /table/b", "deal /table/mine"]);
});

it("has last what is done", () => {
  expect(shown({ deal: deal({ state: "over", table: "x" }), puzzle: PUZZLE })).toEqual(["puzzle /puzzles/p/p7", "deal /daily"]);
  expect(shown({ deal: deal(), puzzle: PUZZLE, solved: true })).toEqual(["deal /daily", "puzzle /puzzles/p/p7"]);
});

it("finds the deal of today between those of tomorrow and yesterday", () => {
  const deals = [deal({ day: "t", begins: 10, ends: 20 }), deal(), deal({ day: "y", begins: -10, ends: 0 })];
  expect(dealOfToday({ deals, now: 5, before: "", streak: 0 })?.day).toBe("2026-11-24");
  expect(dealOfToday({ deals, now: 30, before: "", streak: 0 })).toBeNull();
});

it("offers the school of the games that the reader does not know yet", () => {
  const games = ["a", "b", "c", "d", "e"].map((name) => ({ name, lessons: name === "e" ? [] : [{ id: "first" }, { id: "more" }] })) as unknown as GameCard[];
  const found = unlearnt(games, (game, lesson) => game === "b" && lesson === "first", [{ ...LESSON, game: "c" }], [table("x", { game: "d" })]);
  expect(found.map(({ name }) => name)).toEqual(["a"]);
});
