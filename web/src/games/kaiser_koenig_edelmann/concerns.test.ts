import { expect, it } from "vitest";

import { concerns } from "./concerns";

const ME = 0;

it.each([
  ["my king is taken", { code: "capture", args: { player: 2, other: 0, piece: "king", captured: "king", from: "1", to: "2" } }, true],
  ["another's king is taken", { code: "capture", args: { player: 2, other: 1, piece: "king", captured: "king", from: "1", to: "2" } }, false],
  ["I have lost my emperor", { code: "out", args: { player: 0 } }, true],
  ["another has", { code: "out", args: { player: 1 } }, false],
])("%s", (_, telling, expected) => expect(concerns(telling, ME)).toBe(expected));
