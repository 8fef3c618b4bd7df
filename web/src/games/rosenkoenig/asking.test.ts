import { describe, expect, it } from "vitest";

import type { Legal } from "../choosing.svelte";
import { ask } from "./asking";

const legal = (...codes: string[]): Legal[] => codes.map((code) => ({ action: code, code, args: {} }));

describe("what is asked", () => {
  it.each([
    [["play", "draw"], "ask"],
    [["play", "capture"], "ask-play"],
    [["draw"], "ask-draw"],
  ])("of who can %j", (codes, id) => {
    const all = legal(...codes);
    expect(ask(null, all, all)).toEqual([id]);
  });

  it("is which stone to turn, once a hero is chosen", () => {
    expect(ask(null, legal("play", "capture", "capture"), legal("capture", "capture"))).toEqual(["ask-hero"]);
  });
});
