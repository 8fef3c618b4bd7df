import { expect, it } from "vitest";

import { games, sum } from "./company";

it("adds up how games ended", () => {
  const all = sum([
    { won: 1, shared: 2, lost: 3 },
    { won: 4, shared: 0, lost: 1 },
  ]);
  expect(all).toEqual({ won: 5, shared: 2, lost: 4 });
  expect(games(all)).toBe(11);
  expect(sum([])).toEqual({ won: 0, shared: 0, lost: 0 });
});
