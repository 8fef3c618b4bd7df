import { expect, test } from "vitest";

import type { Progress } from "../../../lib/wire";
import { emptyBefore, monthAfter, stateOf } from "./calendar";

const progress = (kind: string, item: string, solved = 1): Progress => ({ kind, game: "g", item, tries: 1, solved, best: 0 });
const day = { day: "2026-11-21", game: "g", id: "p1" };

test("a day is solved on it, later, or not", () => {
  expect(stateOf(day, [])).toBe("open");
  expect(stateOf(day, [progress("puzzle", "p1", 0), progress("puzzle", "p2"), progress("puzzle-day", "2026-11-20")])).toBe("open");
  expect(stateOf({ ...day, game: "h" }, [progress("puzzle", "p1")])).toBe("open");
  expect(stateOf(day, [progress("puzzle", "p1")])).toBe("later");
  expect(stateOf(day, [progress("puzzle", "p1"), progress("puzzle-day", "2026-11-21")])).toBe("on-day");
});

test("months go on over the end of a year, and begin on their weekday", () => {
  expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1), monthAfter("2026-11", 0)]).toEqual(["2027-01", "2025-12", "2026-11"]);
  expect([emptyBefore("2026-11"), emptyBefore("2026-06"), emptyBefore("2026-12")]).toEqual([6, 0, 1]);
});
