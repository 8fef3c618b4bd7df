import { describe, expect, it } from "vitest";

import type { Reviewed } from "../../lib/wire";
import { bandOf, curveOf, hundredths, pathOf, pointAt, signed } from "./curve";

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
  it("knows where one is", () => {
    const points = curveOf(review, 0);
    expect([0, 3, 6, 7, 9].map((ply) => pointAt(points, ply))).toEqual([0, 0, 0, 1, 2]);
  });
  it("says shares in hundredths", () => {
    expect(hundredths(0.476)).toBe(48);
    expect([0.02, -0.3, 0.001, -0.001].map(signed)).toEqual(["+2", "−30", "0", "0"]);
  });
});
