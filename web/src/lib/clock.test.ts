import { expect, it, vi } from "vitest";

import { clockFace, leftAt, serverNow, setServerTime, span, untilNext } from "./clock.svelte";

const clocks = { left: [300, 42], running: 1, due: 1000, paused: false, asked: [], resumed: -1 };

it("counts down the clock that runs, and no other", () => {
  expect(leftAt(clocks, 0, 990)).toBe(300);
  expect(leftAt(clocks, 1, 990)).toBe(10);
  expect(leftAt(clocks, 1, 900)).toBe(42); // it stands for a while
  expect(leftAt(clocks, 1, 1001)).toBe(0);
  expect(leftAt(clocks, 2, 990)).toBe(0); // no such seat
  expect(leftAt(clocks, 1, 900, "days")).toBe(100); // on vacation: the real end
  expect(leftAt(clocks, 0, 900, "days")).toBe(300);
  expect(leftAt(clocks, 1, 1001, "days")).toBe(0);
});

it("goes by the server's clock, as it was told last", () => {
  vi.useFakeTimers({ now: 50_000 });
  expect(serverNow()).toBe(50);
  setServerTime(1000);
  vi.advanceTimersByTime(2500);
  expect(serverNow()).toBe(1002.5);
  setServerTime(50);
  expect(serverNow()).toBe(50);
  vi.useRealTimers();
});

it("is looked at more often when it runs out", () => {
  expect([10.1, 10, 3].map(untilNext)).toEqual([250, 100, 100]);
});

it.each([
  [0, "0.0"], [0.99, "0.9"], [9.99, "9.9"], [10, "0:10"], [65, "1:05"], [3599.9, "59:59"], [3600, "1:00:00"], [3725, "1:02:05"],
])("shows %f seconds as %s", (seconds, face) => {
  expect(clockFace(seconds)).toBe(face);
});

it.each([
  [3 * 86_400, "days", 3], [2 * 86_400, "days", 2], [2 * 86_400 - 1, "hours", 48], [7200, "hours", 2], [7199, "minutes", 119], [-5, "minutes", 0],
])("tells %i seconds in %s", (seconds, unit, count) => {
  expect(span(seconds)).toEqual({ unit, count });
});
