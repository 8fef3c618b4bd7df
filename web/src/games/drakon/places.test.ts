import { describe, expect, it } from "vitest";

import { around, bearing, centre, look, orientations, readTile, standing, tileName, turned, wayLine } from "./places";

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
  expect(wayLine("0,0 0,1 1,1")).toBe("M0 0L0 -100L100 -100");
});

it("shows all cells, and never too few", () => {
  expect(around([{ x: 0, y: 0 }], 5)).toEqual({ x: -250, y: -250, width: 500, height: 500 });
  const box = around([{ x: -6, y: 0 }, { x: 4, y: 9 }], 5);
  expect(box).toEqual({ x: -650, y: -950, width: 1100, height: 1000 });
});

it("keeps six heroes of one room apart and in it", () => {
  const spots = [0, 1, 2, 3, 4, 5].map((nth) => standing(nth, 6));
  for (const [i, a] of spots.entries()) {
    expect(Math.hypot(a.x, a.y)).toBeLessThan(30);
    for (const b of spots.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20);
  }
});
