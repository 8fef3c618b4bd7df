import { expect, test } from "vitest";

import type { OwnPuzzle } from "../../../lib/wire";
import { openFirst, stateOf } from "./own";

const one = (ply: number, solved = 0, tries = 0): OwnPuzzle => ({ game: "drakon", table: "t", ply, ended: 1, tries, solved });

test("what is still to be found comes first, the rest stays in its order", () => {
  expect(openFirst([one(1, 9), one(2), one(3, 8), one(4)]).map(({ ply }) => ply)).toEqual([2, 4, 1, 3]);
});

test("found, tried and open", () => {
  expect([one(1, 5, 2), one(1, 0, 2), one(1)].map(stateOf)).toEqual(["solved", "tried", "open"]);
});
