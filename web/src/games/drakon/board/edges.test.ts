import { beforeAll, describe, expect, it } from "vitest";

import { words } from "../../../lib/words.svelte";
import { edges } from "./edges";

const BOX = { x: -150, y: -150, width: 400, height: 300 };
const places = [{ x: 0, y: 0 }, { x: -1, y: 0 }, { x: 2, y: 1 }, { x: 1, y: -1 }, { x: 9, y: 0 }];
const texts = (found: readonly { text: string }[]) => found.map(({ text }) => text);

beforeAll(async () => {
  await words.speak("en");
  await words.learn("drakon");
});

describe("the edges of the dungeon", () => {
  it("name the columns and rows that are seen, in the middle of each", () => {
    const { columns, rows } = edges(BOX, 1, { rooms: [], places }, []);
    expect(columns.map(({ text, at }) => [text, at])).toEqual([["1 W", 12.5], ["0", 37.5], ["1 E", 62.5], ["2 E", 87.5]]);
    expect(rows.map(({ text, at }) => [text, Math.round(at)])).toEqual([["1 S", 83], ["0", 50], ["1 N", 17]]);
  });

  it("let those of a place stand out that somebody names", () => {
    const { columns, rows } = edges(BOX, 1, { rooms: [], places }, ["2,1"]);
    expect([...columns, ...rows].flatMap(({ text, named }) => (named ? [text] : []))).toEqual(["2 E", "1 N"]);
  });

  it("name fewer where there is less room, and what somebody names", () => {
    expect(texts(edges(BOX, 0.3, { rooms: [], places }, []).columns)).toEqual(["0", "2 E"]);
    expect(texts(edges(BOX, 0.3, { rooms: [], places }, ["1,-1"]).columns)).toEqual(["0", "1 E", "2 E"]);
    const wide = { x: -1500, y: -1500, width: 4000, height: 3000 };
    expect(texts(edges(wide, 0.1, { rooms: [], places }, []).columns)).toEqual(["0"]);
  });

  it("of a column and a row that would meet in the corner name one: that of which somebody speaks, else the row", () => {
    const corner = { x: -130, y: -110, width: 400, height: 300 };
    const named = (...cells: string[]) => {
      const { columns, rows } = edges(corner, 0.6, { rooms: [], places }, cells);
      return [texts(columns)[0], texts(rows).at(-1)];
    };
    expect(named()).toEqual(["0", "1 N"]);
    expect(named("-1,0")).toEqual(["1 W", "0"]);
    expect(edges({ ...corner, y: -140 }, 0.6, { rooms: [], places }, []).columns[0]?.text).toBe("1 W");
  });

  it("leave out what would cover a small room, and nothing where rooms are large", () => {
    const rooms = [{ x: -1, y: 0 }, { x: 2, y: 1 }]; // at the left rim, and at the upper
    const small = edges(BOX, 0.5, { rooms, places }, []);
    expect([texts(small.columns), texts(small.rows)]).toEqual([["1 W", "0", "1 E"], ["1 S", "1 N"]]);
    const large = edges(BOX, 1, { rooms, places }, []);
    expect([texts(large.columns), texts(large.rows)]).toEqual([["1 W", "0", "1 E", "2 E"], ["1 S", "0", "1 N"]]);
  });

  it("leave out what a note over the drawing would cover in part", () => {
    const told = (side: "top" | "bottom", width: number, height: number) => {
      const { columns, rows } = edges(BOX, 1, { rooms: [], places }, [], { side, width, height });
      return [texts(columns), texts(rows)];
    };
    expect(told("bottom", 120, 40)).toEqual([["1 W", "0", "1 E", "2 E"], ["0", "1 N"]]);
    expect(told("bottom", 120, 20)).toEqual([["1 W", "0", "1 E", "2 E"], ["1 S", "0", "1 N"]]);
    expect(told("top", 240, 40)).toEqual([["2 E"], ["1 S", "0"]]);
    expect(told("top", 240, 0)).toEqual([["1 W", "0", "1 E", "2 E"], ["1 S", "0", "1 N"]]);
  });
});
