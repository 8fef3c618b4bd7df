import { expect, it } from "vitest";

import { along, area, blocks, lay, nearest, neighbours } from "./geometry";

/** A hexagon with a spoke to its middle, the home to the north-west. */
const CORNERS = [0, 60, 120, 180, 240, 300].map((degrees, i) => ({
  name: `p${i}`,
  x: Math.cos((degrees * Math.PI) / 180),
  y: Math.sin((degrees * Math.PI) / 180),
}));
const POINTS = [...CORNERS, { name: "goal", x: 0, y: 0, goal: true }];
const EDGES = [
  ...CORNERS.map(({ name }, i) => [name, `p${(i + 1) % 6}`] as const),
  ["p0", "goal"] as const,
  ["p3", "goal"] as const,
];

it("lays the reader's home straight below the middle", () => {
  const spots = lay(POINTS, "p2");
  expect(spots.get("p2")).toEqual({ id: "p2", x: 0, y: 100 });
  expect(spots.get("p5")).toEqual({ id: "p5", x: 0, y: -100 });
  expect(spots.get("goal")).toEqual({ id: "goal", x: 0, y: 0 });
});

it("finds the blocks between the roads, and not the country around", () => {
  const spots = lay(POINTS, "p2");
  const found = blocks(neighbours(spots, EDGES), spots);
  expect(found.map((corners) => corners.map(({ id }) => id).sort().join(" ")).sort()).toEqual([
    "goal p0 p1 p2 p3",
    "goal p0 p3 p4 p5",
  ]);
  for (const corners of found) expect(area(corners)).toBeGreaterThan(0);
});

it("finds the point under a finger", () => {
  const spots = [...lay(POINTS, "p2").values()];
  expect(nearest(spots, 5, 60)?.id).toBe("p2");
  for (const { id, x, y } of spots) expect(nearest(spots, x + 9, y - 9)?.id).toBe(id);
  expect(nearest(spots, 400, 400)).toBeNull();
});

it("walks along a way", () => {
  const spots = lay(POINTS, "p2");
  const way = ["p2", "p3", "goal"].map((name) => spots.get(name) as { id: string; x: number; y: number });
  expect(along(way, 0)).toEqual({ x: 0, y: 100 });
  expect(along(way, 2)).toEqual({ x: 0, y: 0 });
  const half = along(way, 0.5);
  expect(half.x).toBeCloseTo(43.3, 0);
  expect(half.y).toBeCloseTo(75, 0);
});
