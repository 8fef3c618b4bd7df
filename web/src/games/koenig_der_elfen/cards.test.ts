import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { coins, groupOf, isWater, KINDS, PRINTED, sorted, TERRAINS, TRANSPORTS } from "./cards";

interface Deck {
  locations: { terrain: string; water: boolean }[];
  travel: { transport: string; cost: Record<string, number> }[];
  actions: { action: string }[];
}
const source = join(import.meta.dirname, "../../../../src/tafelronde/games/koenig_der_elfen/deck.json");
const deck = JSON.parse(readFileSync(source, "utf-8")) as Deck;

describe("what is printed on the cards", () => {
  it("is what the deck says", () => {
    const costs = Object.fromEntries(deck.travel.map(({ transport, cost }) => [transport, cost]));
    expect(PRINTED).toEqual(costs);
  });

  it("has every kind of the deck, once", () => {
    const kinds = [
      ...deck.locations.map(({ terrain }) => terrain),
      ...deck.travel.map(({ transport }) => transport),
      ...deck.actions.map(({ action }) => action),
    ];
    expect([...KINDS].sort()).toEqual(kinds.sort());
  });

  it("knows water from land", () => {
    expect(TERRAINS.filter(isWater).sort()).toEqual(
      deck.locations.filter(({ water }) => water).map(({ terrain }) => terrain).sort(),
    );
  });
});

it("sorts a hand by kinds: locations, travel cards, action cards", () => {
  const hand = sorted({ thief: 1, raft: 2, lake: 1, dragon: 0 });
  expect(hand).toEqual([
    { key: "lake", count: 1 },
    { key: "raft", count: 2 },
    { key: "thief", count: 1 },
  ]);
  expect(hand.map(({ key }) => groupOf(key))).toEqual(["location", "travel", "action"]);
  expect(TRANSPORTS.every((one) => groupOf(one) === "travel")).toBe(true);
});

it.each([
  [0, []],
  [4, [1, 1, 1, 1]],
  [5, [5]],
  [28, [10, 10, 5, 1, 1, 1]],
])("counts %i gold in coins", (gold, counted) => {
  expect(coins(gold)).toEqual(counted);
});
