import { describe, expect, it } from "vitest";

import { closeUp, fit, hold, reveal, zoom } from "./viewport";

const content = { x: -100, y: -50, width: 200, height: 100 };

it("fits everything into the shape, in the middle", () => {
  expect(fit(content, 1, 0)).toEqual({ x: -100, y: -100, width: 200, height: 200 });
  expect(fit(content, 4, 0)).toEqual({ x: -200, y: -50, width: 400, height: 100 });
  expect(fit(content, 2, 0.1).width).toBeCloseTo(240);
});

it("zooms about a point, which stays", () => {
  const seen = fit(content, 2, 0);
  const at = { x: 50, y: 25 };
  const closer = zoom(seen, 2, at, 20, seen);
  expect(closer).toEqual({ x: -25, y: -12.5, width: 100, height: 50 });
  const share = (box: typeof seen) => (at.x - box.x) / box.width;
  expect(share(closer)).toBeCloseTo(share(seen));
});

it("zooms no closer than allowed, and not out into nothing", () => {
  const seen = fit(content, 2, 0);
  expect(zoom(seen, 1000, { x: 0, y: 0 }, 20, seen).width).toBe(20);
  expect(zoom(seen, 0.001, { x: 0, y: 0 }, 20, seen).width).toBe(250);
});

it("holds the middle on the content", () => {
  const box = (x: number, y: number) => ({ x, y, width: 40, height: 20 });
  expect(hold(box(500, 0), content)).toEqual(box(80, 0));
  expect(hold(box(-500, 500), content)).toEqual(box(-120, 40));
  expect(hold(box(70, -55), content)).toEqual(box(70, -55)); // its middle is on it
});

it("reveals what lies outside, and moves no further", () => {
  const seen = { x: 0, y: 0, width: 100, height: 100 };
  expect(reveal(seen, { x: 20, y: 20, width: 10, height: 10 })).toEqual(seen);
  expect(reveal(seen, { x: 120, y: -30, width: 10, height: 10 }, 0.1)).toEqual({ ...seen, x: 40, y: -40 });
  const at = (x: number) => reveal(seen, { x, y: 50, width: 10, height: 10 }, 0.1).x;
  expect([5, 10, 11, 79, 80, 85].map(at)).toEqual([-5, 0, 0, 0, 0, 5]); // room of a tenth around it
});

describe("a close-up", () => {
  const all = { x: 0, y: 0, width: 1500, height: 1000 };
  const part = { x: 1300, y: 400, width: 100, height: 200 };

  it("is all there is where that can be read", () => {
    expect(closeUp(all, part, 1500)).toEqual(all);
  });

  it("holds what happens, so large that it can be read, and nothing beyond the drawing", () => {
    const seen = closeUp(all, part, 700);
    expect(seen.width).toBeCloseTo(500);
    expect(seen.width / seen.height).toBeCloseTo(1.5);
    expect(seen.x).toBeCloseTo(1000);
    expect(seen.y).toBeLessThan(part.y);
    expect(seen.y + seen.height).toBeGreaterThan(part.y + part.height);
  });

  it("holds also what is wider than can be read", () => {
    const wide = closeUp(all, { x: 100, y: 100, width: 1000, height: 100 }, 700);
    expect(wide.x).toBeLessThanOrEqual(100);
    expect(wide.x + wide.width).toBeGreaterThanOrEqual(1100);
  });
});
