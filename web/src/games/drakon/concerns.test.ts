import { expect, it } from "vitest";

import { concerns } from "./concerns";

const ME = 0;

it.each([
  ["my coin is taken", { code: "coin-stolen", args: { player: 1, other: 0 } }, true],
  ["my hero is pushed", { code: "push", args: { player: 1, other: 0, cell: "1,0" } }, true],
  ["I lose a coin where I was pushed", { code: "coin-to-start", args: { player: 0 } }, true],
  ["another's tile is taken", { code: "tile-stolen-unseen", args: { player: 1, other: 2 } }, false],
  ["another walks", { code: "move", args: { player: 1, cell: "1,0" } }, false],
])("%s", (_, telling, expected) => expect(concerns(telling, ME)).toBe(expected));
