import { expect, it } from "vitest";

import type { Choosing } from "../../choosing.svelte";
import { cellStates } from "./cells";

const LEGAL = [
  { parts: { card: "one", arrows: "N", cell: "1" } },
  { parts: { card: "one", arrows: "E", cell: "2" } },
  { parts: { card: "two", arrows: "N", cell: "3" } },
  { parts: { how: "move", cell: "4" } },
  { parts: { how: "leap", cell: "4" } },
  { parts: { how: "leap", cell: "5" } },
];
/** The state of each cell with these parts picked. */
const states = (picked: Record<string, string>) => Object.fromEntries(cellStates({ choices: LEGAL, picked } as unknown as Choosing));

it("tells of a cell the nearest way in which it may be chosen", () => {
  expect(states({})).toEqual({ 1: "open", 2: "open", 3: "open", 4: "fits", 5: "ability" });
});

it("tells how the tile that is held lies there, and nothing of other tiles", () => {
  expect(states({ card: "one", arrows: "N" })).toEqual({ 1: "fits", 2: "turned" });
  expect(states({ how: "leap" })).toEqual({ 4: "fits", 5: "fits" });
});

it("does not look at the cell that is picked", () => {
  expect(states({ card: "one", arrows: "N", cell: "2" })).toEqual({ 1: "fits", 2: "turned" });
});
