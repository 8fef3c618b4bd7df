import { expect, it } from "vitest";

import { armsOf, HOUSE, houseArms, WEAVES } from "./arms";

const seats = (...colours: string[]) => colours.map((colour) => ({ colour }));

it("shows a seat in the game's colour for it, and keeps the seat's charge and pattern", () => {
  const arms = armsOf(seats("green", "orange", "violet", "red"));
  expect(arms.map(({ field }) => field)).toEqual(["--seat-5", "--seat-orange", "--seat-purple", "--seat-0"]);
  expect(arms.map(({ ink }) => ink)).toEqual(["--seat-ink-5", "--seat-ink-orange", "--seat-ink-purple", "--seat-ink-0"]);
  expect(arms.map(({ charge }) => charge)).toEqual(["charge-lion", "charge-lily", "charge-tower", "charge-boar"]);
  expect(arms.map(({ pattern }) => pattern)).toEqual(["pattern-0", "pattern-1", "pattern-2", "pattern-3"]);
});

it("takes the house's tincture of the seat where the game has no colour, or one that the house does not know", () => {
  expect(armsOf(seats("", "mauve"))).toEqual([HOUSE[0], HOUSE[1]]);
});

it("believes a view that tells the colours", () => {
  const view = { colours: ["purple", ""] };
  expect(armsOf(seats("red", "blue"), houseArms, view).map(({ field }) => field)).toEqual(["--seat-purple", "--seat-1"]);
  for (const other of [null, undefined, {}, { colours: [] }]) {
    expect(armsOf(seats("red", "blue"), houseArms, other).map(({ field }) => field)).toEqual(["--seat-0", "--seat-2"]);
  }
});

it("has a pattern for each seat of the house", () => {
  for (const { pattern } of HOUSE) expect(WEAVES[pattern]?.d).toBeTruthy();
  expect(new Set(HOUSE.map(({ pattern }) => WEAVES[pattern]?.d)).size).toBe(HOUSE.length);
});
