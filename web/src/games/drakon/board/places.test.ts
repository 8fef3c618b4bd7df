import { describe, expect, it } from "vitest";

import { around, bearing, centre, emptier, heroesAt, lane, look, orientations, readTile, standing, tileName, tileSize, turned, wayLine } from "./places";

describe("a tile", () => {
  it("is turned clockwise, its arrows named in the order N, E, S, W", () => {
    expect(turned("N", 1)).toBe("E");
    expect(turned("NW", 1)).toBe("NE");
    expect(turned("NES", -1)).toBe("NEW");
    expect(turned("", 3)).toBe("");
  });

  it("lies in as many ways as look different", () => {
    expect(orientations("N")).toEqual(["N", "E", "S", "W"]);
    expect(orientations("NS")).toEqual(["NS", "EW"]);
    expect(orientations("NESW")).toEqual(["NESW"]);
    expect(orientations("")).toEqual([""]);
  });

  it("looks the same however it lies", () => {
    expect(new Set(["NE", "ES", "SW", "NW"].map((arrows) => look("gold", arrows))).size).toBe(1);
    expect(look("gold", "NS")).not.toBe(look("gold", "NE"));
    expect(look("key", "")).toBe("key");
  });

  it("is named as the notation has it", () => {
    expect(tileName("gold", "NE")).toBe("gold:NE");
    expect(readTile("gold:NE")).toEqual({ kind: "gold", arrows: "NE" });
    expect(readTile("vortex")).toEqual({ kind: "vortex", arrows: "" });
  });
});

it("draws north up", () => {
  expect(centre("1,2")).toEqual({ id: "1,2", x: 100, y: -200 });
  expect(centre("0,0").y).toBe(0);
  expect(bearing("E")).toBe(90);
  
});

it("shows all cells, and never too few", () => {
  expect(around([{ x: 0, y: 0 }], 0, 5)).toEqual({ x: -250, y: -250, width: 500, height: 500 });
  const box = around([{ x: -6, y: 0 }, { x: 4, y: 9 }]);
  expect(box).toEqual({ x: -650, y: -950, width: 1100, height: 1000 });
  expect(around([{ x: -6, y: 0 }, { x: 4, y: 9 }], 0.5)).toEqual({ x: -700, y: -1000, width: 1200, height: 1100 });
});

it("places the heroes of all seats, those of one room side by side", () => {
  const found = heroesAt(["0,0", "1,0", "0,0"], 1);
  expect(found.map(({ seat, cell }) => [seat, cell])).toEqual([[0, "0,0"], [1, "1,0"], [2, "0,0"]]);
  const beside = (cell: string, nth: number, count: number) => {
    const [{ x, y }, stand] = [centre(cell), standing(nth, count)];
    return { x: x + stand.x, y: y + stand.y, scale: stand.scale };
  };
  expect(found).toMatchObject([beside("0,0", 0, 2), beside("1,0", 0, 1), beside("0,0", 1, 2)]);
});

interface Span {
  x: readonly [number, number];
  y: readonly [number, number];
}
const meet = (a: Span, b: Span) => a.x[0] < b.x[1] && b.x[0] < a.x[1] && a.y[0] < b.y[1] && b.y[0] < a.y[1];

describe.each([1, 2, 3, 4, 5, 6].flatMap((count) => [[count, 1], [count, 1.6]] as const))("%i heroes in a room, %f times as large", (count, large) => {
  const spots = Array.from({ length: count }, (_, nth) => standing(nth, count, large));
  const bodies = spots.map(({ x, y, scale }): Span => ({ x: [x - 15 * scale, x + 15 * scale], y: [y - 24 * scale, y + 22 * scale] }));

  it("stand apart, in its corners", () => {
    for (const [i, a] of spots.entries()) {
      expect(Math.max(Math.abs(a.x), Math.abs(a.y))).toBeLessThanOrEqual(50);
      for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(13);
    }
  });

  it("hide neither an arrow nor what the room shows", () => {
    const arrows: Span[] = [
      { x: [-15, 15], y: [-48, -27] }, { x: [-15, 15], y: [27, 48] },
      { x: [-48, -27], y: [-15, 15] }, { x: [27, 48], y: [-15, 15] },
    ];
    const shown: Span = { x: [-19, 19], y: [-19, 19] };
    for (const body of bodies) {
      expect(arrows.filter((arrow) => meet(arrow, body))).toEqual([]);
      expect(meet(shown, body)).toBe(false);
    }
  });
});

describe("a way", () => {
  it("runs from room to room beside the arrows, and leaps in a bow", () => {
    const { x, y } = lane("0,0");
    expect(Math.min(x, y)).toBeGreaterThan(21); // an arrow is half of 31 wide, the line half of 9
    expect(wayLine("0,0 0,1 1,1")).toBe(`M${x} ${y}L${x} ${y - 100}L${x + 100} ${y - 100}`);
    expect(wayLine("0,0 4,0")).toContain("Q");
  });
});

it("makes the tiles of a hand as large as there is room, and never too small for a finger", () => {
  expect(tileSize(600, 4, false)).toBe(80);
  expect(tileSize(232, 4, true)).toBe(50);
  expect(tileSize(232, 1, true)).toBe(50); // tiles that come and go change nothing
  expect(tileSize(232, 9, true)).toBe(44);
});

it("finds the rim of the dungeon with fewer rooms", () => {
  const row = (y: number, count: number) => Array.from({ length: count }, (_, x) => ({ x, y }));
  expect(emptier([...row(0, 3), ...row(1, 3), ...row(2, 1), ...row(3, 1)])).toBe("top");
  expect(emptier([...row(0, 1), ...row(1, 1), ...row(2, 3), ...row(3, 3)])).toBe("bottom");
});
