import { expect, it } from "vitest";

import { concerns } from "./concerns";

const ME = 0;

it.each([
  ["my stone is turned", { code: "capture", args: { player: 1, card: "NE2", square: "e7" } }, true],
  ["I turn one", { code: "capture", args: { player: 0, card: "NE2", square: "e7" } }, false],
  ["the other places a stone", { code: "play", args: { player: 1, card: "N1", square: "e6" } }, false],
])("%s", (_, telling, expected) => expect(concerns(telling, ME)).toBe(expected));
