import { expect, test } from "vitest";

import type { Progress } from "../../../lib/wire";
import { daysInARow, inARow } from "./streaks";

const puzzle = (item: string, best: number): Progress => ({ kind: "puzzle", game: "g", item, tries: 1, solved: 1, best });
const day = (item: string): Progress => ({ kind: "puzzle-day", game: "g", item, tries: 1, solved: 1, best: 0 });

test("puzzles in a row end where one was not solved at once", () => {
  expect(inARow([])).toBe(0);
  expect(inARow([puzzle("a", 1), puzzle("b", 0), puzzle("c", 1), day("2026-01-01"), puzzle("d", 1)])).toBe(2);
  expect(inARow([puzzle("a", 1), puzzle("b", 0)])).toBe(0);
  expect(inARow([puzzle("a", 1), puzzle("b", 1)])).toBe(2);
  expect(inARow([puzzle("a", 1), { ...puzzle("b", 0), tries: 0 }])).toBe(1); // only hinted at
});

test("days in a row go on over the end of a month, and wait for today", () => {
  const days = [day("2026-02-27"), day("2026-02-28"), day("2026-03-01")];
  expect(daysInARow(days, "2026-03-01")).toBe(3);
  expect(daysInARow(days, "2026-03-02")).toBe(3);
  expect(daysInARow(days, "2026-03-03")).toBe(0);
  expect(daysInARow([], "2026-03-03")).toBe(0);
  expect(daysInARow([puzzle("2026-03-03", 1)], "2026-03-03")).toBe(0); // of no day's puzzle
});
