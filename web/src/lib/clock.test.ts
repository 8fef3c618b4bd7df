import { expect, it } from "vitest";

import { clockFace, leftAt, span } from "./clock.svelte";

const clocks = { left: [300, 42], running: 1, due: 1000, paused: false, asked: [], resumed: -1 };

it("counts down the clock that runs, and no other", () => {
  expect(leftAt(clocks, 0, 990)).toBe(300);
  expect(leftAt(clocks, 1, 990)).toBe(10);
  expect(leftAt(clocks, 1, 900)).toBe(42); // it stands for a while
  expect(leftAt(clocks, 1, 1001)).toBe(0);
});

it.each([
  [0, "0.0"], [0.99, "0.9"], [9.99, "9.9"], [10, "0:10"], [65, "1:05"], [3599.9, "59:59"], [3725, "1:02:05"],
])("shows %f seconds as %s", (seconds, face) => {
  expect(clockFace(seconds)).toBe(face);
});

it.each([
  [3 * 86_400, "days", 3], [2 * 86_400 - 1, "hours", 48], [3600, "minutes", 60], [-5, "minutes", 0],
])("tells %i seconds in %s", (seconds, unit, count) => {
  expect(span(seconds)).toEqual({ unit, count });
});
