import { expect, it } from "vitest";

import type { BracketPair } from "../../lib/wire";
import { current, drawn, PAIR_HEIGHT } from "./bracket";

const pair = (winner: number, ...sides: (readonly [player: number, before: number])[]): BracketPair => ({
  sides: sides.map(([player, before]) => ({ player, before, score: null, gave_up: false })),
  table: "", over: winner > 0, winner, left: 0,
});
/** Five players: three go on without playing. */
const FIVE: readonly (readonly BracketPair[])[] = [
  [pair(1, [1, -1]), pair(0, [4, -1], [5, -1]), pair(2, [2, -1]), pair(3, [3, -1])],
  [pair(0, [1, 0], [0, 1]), pair(0, [2, 2], [3, 3])],
  [pair(0, [0, 0], [0, 1])],
];
const tops = (rounds: typeof FIVE, room = 1000) => drawn(rounds, room).columns.map(({ spots }) => spots.map(({ top }) => top));

it("puts each pair halfway between those it comes from", () => {
  const [first, second, last] = tops(FIVE);
  expect(first).toEqual([0, 1, 2, 3].map((k) => k * (PAIR_HEIGHT + 12)));
  expect(second).toEqual([38, 190]);
  expect(last).toEqual([114]);
  expect(drawn(FIVE, 1000).height).toBe(3 * 76 + PAIR_HEIGHT);
});

it("leads a line from each pair to the row of the next one where its winner is", () => {
  const { ways, columns, breadth } = drawn(FIVE, 1000);
  expect(ways.map(({ player }) => player)).toEqual([1, 0, 2, 3, 0, 0]);
  const left = columns[1]?.left ?? 0;
  expect(left).toBe(breadth + 28);
  expect(ways[0]?.line).toBe(`M${breadth} 32H${breadth + 14}V${38 + 16}H${left}`);
  expect(ways[1]?.line).toBe(`M${breadth} ${76 + 32}H${breadth + 14}V${38 + 48}H${left}`);
});

it("never lays two pairs over one another, also where somebody left", () => {
  // The winner of the second pair has left: the first and the third meet, the fourth goes on alone.
  const left = [
    [pair(1, [1, -1], [8, -1]), pair(4, [4, -1], [5, -1]), pair(2, [2, -1], [7, -1]), pair(3, [3, -1], [6, -1])],
    [pair(1, [1, 0], [2, 2]), pair(3, [3, 3])],
    [pair(0, [1, 0], [3, 1]), pair(0, [9, -1])],
  ];
  const found = tops(left);
  expect(found[1]).toEqual([76, 228]);
  expect(found[2]).toEqual([152, 152 + PAIR_HEIGHT + 12]);
  expect(drawn(left, 1000).ways).toHaveLength(5);
  // One who goes on alone has the whole height to themselves.
  expect(drawn(left, 1000).ways[2]?.line).toMatch(new RegExp(`V${228 + 32}H`));
});

it("lays a pair under the one before it, though its players come from higher up", () => {
  const crossed = [
    [pair(1, [1, -1]), pair(2, [2, -1]), pair(3, [3, -1])],
    [pair(0, [3, 2]), pair(0, [1, 0], [2, 1])],
  ];
  expect(tops(crossed)[1]).toEqual([152, 152 + PAIR_HEIGHT + 12]);
  expect(drawn([], 1000).height).toBe(0);
});

it("takes the room there is, and is wider than a phone", () => {
  expect(drawn(FIVE, 358).breadth).toBe(200);
  expect(drawn(FIVE, 358).width).toBe(3 * 200 + 2 * 28);
  expect(drawn(FIVE, 788).width).toBeLessThanOrEqual(788);
  expect(drawn(FIVE, 788).breadth).toBe(244);
  expect(drawn(FIVE, 3000).breadth).toBe(300);
});

it("knows the round that is being played", () => {
  expect(current(FIVE)).toBe(0);
  expect(current([[pair(1, [1, -1])], [pair(0, [1, 0])]])).toBe(1);
  expect(current([[pair(1, [1, -1])], [pair(1, [1, 0])]])).toBe(1);
});
