import { expect, it } from "vitest";

import type { RatingPoint } from "../../lib/wire";
import { drawn, signed } from "./ratings";

const point = (number: number, deviation = 50): RatingPoint => ({ at: 0, table: "t", number, deviation, place: 1 });

it("draws a curve from the first game to the last, within round numbers", () => {
  const found = drawn([point(1500), point(1600), point(1550)]);
  expect([found.low, found.high]).toEqual([1400, 1700]);
  expect(found.line).toBe("M0.00 66.67L50.00 33.33L100.00 50.00");
  expect(found.end).toEqual({ x: 100, y: 50 });
  expect(found.band.endsWith("0.00 83.33z")).toBe(true);
});

it("draws a single game at the end", () => {
  expect(drawn([point(1500, 0)]).end.x).toBe(100);
});

it("tells a change with its sign", () => {
  expect([signed(12), signed(-7), signed(0)]).toEqual(["+12", "−7", "±0"]);
});
