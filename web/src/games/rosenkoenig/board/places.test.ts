import { expect, it } from "vitest";

import { areaMarks, SIZE, squareIndex, squareName } from "./places";

it("names each square as it finds it", () => {
  const all = [...Array(SIZE * SIZE).keys()];
  expect(all.map((index) => squareIndex(squareName(index)))).toEqual(all);
  expect(squareName(40)).toBe("e5");
});

/** The marks of a board where these squares hold a stone of the first player, in an area of this size. */
const marks = (size: number, ...squares: string[]) => {
  const stones = Array<number>(SIZE * SIZE).fill(-1);
  for (const square of squares) stones[squareIndex(square)] = 0;
  return areaMarks(stones, stones.map(() => size));
};

it("marks an area once, in its middle", () => {
  expect(marks(3, "g5", "h5", "i5")).toEqual([{ square: "h5", seat: 0, size: 3 }]);
  expect(marks(3, "a1", "a2", "a3")).toEqual([{ square: "a2", seat: 0, size: 3 }]);
});

it("joins no squares across the edges of the board", () => {
  expect(marks(1, "i4", "a5").map(({ square }) => square)).toEqual(["i4", "a5"]);
  expect(marks(1, "a1", "a9").map(({ square }) => square)).toEqual(["a1", "a9"]);
});
