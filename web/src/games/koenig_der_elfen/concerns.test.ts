import { expect, it } from "vitest";

import { concerns } from "./concerns";

const ME = 0;

it.each([
  ["my location is closed", { code: "close", args: { player: 1, other: 0, place: "1.1", price: 3 } }, true],
  ["a thief is set on it", { code: "card", args: { player: 1, other: 0, card: "thief", place: "1.1" } }, true],
  ["I set one on my own", { code: "card", args: { player: 0, other: 0, card: "thief", place: "1.1" } }, false],
  ["another travels there", { code: "visit", args: { player: 1, other: 0, place: "1.1" } }, false],
])("%s", (_, telling, expected) => expect(concerns(telling, ME)).toBe(expected));
