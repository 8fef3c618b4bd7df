import { expect, it } from "vitest";

import type { Step } from "../game";
import drakon from "./index";

/** How long a telling is shown, in milliseconds. */
const lasts = (code: string, args = {}) => drakon.lasts?.({ ply: 0, player: 0, telling: { code, args } } as unknown as Step);

it("gives time to read what nothing on the board shows", () => {
  const read = ["nothing", "skipped", "block", "allow"].map((code) => lasts(code));
  expect(read).toEqual(Array(4).fill(650));
  expect(lasts("place")).toBe(0);
});

it("takes longer for a longer way", () => {
  const [short = 0, long = 0] = [lasts("move", { way: "a b" }), lasts("move", { way: "a b c" })];
  expect(long).toBeGreaterThan(short);
});
