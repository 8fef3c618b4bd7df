import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import type { Reviewed, ReviewedDecision } from "../../lib/wire";
import { armsAt, bandOf, curveOf, hundredths, pathOf, pointAt, pointsOf, signed, topOf } from "./curve";

const point = (ply: number, share: number, band: number) => ({ ply, shares: [share, 1 - share], band: [band, band] });
const review = { curve: [point(3, 0.5, 0.1), point(7, 0.75, 0.5), point(9, 1, 0)] } as unknown as Reviewed;

describe("the curve", () => {
  it("goes from decision to decision, and to the end", () => {
    const points = curveOf(review, 0);
    expect(points.map(({ ply }) => ply)).toEqual([3, 7, 9]);
    expect(points.map(({ x }) => x)).toEqual([0, 50, 100]);
    expect(points.map(({ y }) => y)).toEqual([50, 25, 0]);
    expect(pathOf(points)).toBe("M0.00 50.00L50.00 25.00L100.00 0.00");
    expect(curveOf(review, 1).map(({ y }) => y)).toEqual([50, 75, 100]);
  });
  it("has a band, which ends where victory and nothing are", () => {
    expect(bandOf(review, 0)).toBe("M0.00 40.00L50.00 0.00L100.00 0.00L100.00 0.00L50.00 75.00L0.00 60.00z");
  });
  it("is empty before all decisions are judged", () => {
    expect(curveOf({ ...review, curve: [] }, 0)).toEqual([]);
  });
  it("ends above where the highest of all curves lies", () => {
    const six = { curve: [0.1, 0.38, 0.2].map((share, ply) => ({ ply, shares: [share, 0.15], band: [0.1, 0] })) } as unknown as Reviewed;
    expect([topOf(six), topOf(review), topOf({ ...review, curve: [] })]).toEqual([0.4, 1, 0.2]);
    expect(curveOf(six, 0).map(({ y }) => Math.round(y))).toEqual([75, 5, 50]);
    expect(bandOf(six, 0)).toBe("M0.00 50.00L50.00 0.00L100.00 25.00L100.00 75.00L50.00 30.00L0.00 100.00z");
  });
  it("has the arms of each seat on its line, each in a strip of its own, where no other line is near", () => {
    const shares = [[0.2, 0.2, 0.6], [0.5, 0.2, 0.3], [0.3, 0.3, 0.4], [0.1, 0.8, 0.1], [0.1, 0.5, 0.4], [0, 1, 0]];
    const three = { curve: shares.map((of, ply) => ({ ply, shares: of, band: [0, 0, 0] })) } as unknown as Reviewed;
    expect(armsAt(three, [0, 1])).toEqual([
      { seat: 0, ply: 1, x: 20, y: 50 },
      { seat: 1, ply: 5, x: 100, y: 0 },
    ]);
    const long = { curve: Array.from({ length: 32 }, (_, ply) => ({ ply, shares: shares[ply % 6], band: [0, 0, 0] })) } as unknown as Reviewed;
    expect(armsAt(long, [0, 2]).map(({ seat }) => seat)).toEqual([0, 2, 0, 2]);
    expect(armsAt(three, [0, 1], [1]).map(({ ply }) => ply)).toEqual([0, 5]);
    expect(armsAt({ ...three, curve: [] }, [0, 1])).toEqual([]);
    expect(armsAt(three, [])).toEqual([]);
  });
  it("knows where one is", () => {
    const points = curveOf(review, 0);
    expect([0, 3, 6, 7, 9].map((ply) => pointAt(points, ply))).toEqual([0, 0, 0, 1, 2]);
  });
  it("says shares in hundredths", () => {
    expect(hundredths(0.476)).toBe(48);
    expect([0.02, -0.3, 0.001, -0.001].map(signed)).toEqual(["+2", "−30", "0", "0"]);
  });
});

it("dashes each seat's line in its own way", () => {
  const css = readFileSync(join(import.meta.dirname, "Curve.svelte"), "utf-8");
  const dashes = [...css.matchAll(/\.dash-(\d) \{\s*stroke-dasharray: ([^;]+);/g)];
  expect(dashes.map(([, seat]) => seat)).toEqual(["0", "1", "2", "3", "4", "5"]);
  expect(new Set(dashes.map(([, , dash]) => dash)).size).toBe(6);
});

it("takes what a decision gave away from what is told before and after it", () => {
  const of = (before: number, after: number) => pointsOf({ before: [1 - before, before], after: [1 - after, after], player: 1 } as unknown as ReviewedDecision);
  expect(of(0.75, 0.5)).toEqual({ held: 75, left: 50, lost: 25 });
  expect(of(0.504, 0.496)).toEqual({ held: 50, left: 50, lost: 0 });
});
