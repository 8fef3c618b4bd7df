import { describe, expect, it } from "vitest";

import { Choosing } from "./choosing.svelte";

const made = () => {
  const choosing = new Choosing();
  choosing.offer([
    { action: "N1", parts: { card: "N1", square: "e6" } },
    { action: "E2*", parts: { card: "E2", square: "g5", hero: "yes" } },
    { action: "draw", parts: { pile: "draw" } },
  ]);
  return choosing;
};

describe("choosing", () => {
  it("lights all parts of all legal actions at first", () => {
    const choosing = made();
    expect(choosing.lit("card", "N1")).toBe(true);
    expect(choosing.lit("square", "g5")).toBe(true);
    expect(choosing.lit("square", "a1")).toBe(false);
    expect(choosing.ready).toBeNull();
  });

  it("takes the parts in any order", () => {
    for (const [slot, value] of [["card", "E2"], ["square", "g5"], ["hero", "yes"]] as const) {
      const choosing = made();
      expect(choosing.pick(slot, value)).toBe(true);
      expect(choosing.ready?.action).toBe("E2*");
      expect(choosing.chosen("square", "g5")).toBe(true);
    }
  });

  it("lets go of what contradicts", () => {
    const choosing = made();
    choosing.pick("card", "N1");
    choosing.pick("card", "E2");
    expect(choosing.picked).toEqual({ card: "E2" });
  });

  it("refuses what is not legal, and keeps what was picked", () => {
    const choosing = made();
    choosing.pick("card", "N1");
    expect(choosing.pick("square", "a1")).toBe(false);
    expect(choosing.ready?.action).toBe("N1");
  });

  it("forgets on cancel", () => {
    const choosing = made();
    choosing.pick("card", "N1");
    choosing.cancel();
    expect(choosing.begun).toBe(false);
  });
});
