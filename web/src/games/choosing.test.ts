import { describe, expect, it } from "vitest";

import { Choosing } from "./choosing.svelte";

const choice = (action: string, parts: Record<string, string>) => ({ action, code: "", args: {}, parts });

const made = () => {
  const choosing = new Choosing();
  choosing.offer([
    choice("N1", { card: "N1", square: "e6" }),
    choice("E2*", { card: "E2", square: "g5", hero: "yes" }),
    choice("draw", { pile: "draw" }),
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

  it("keeps the piece that was picked by hand, and refuses where only another one goes", () => {
    const choosing = new Choosing();
    const move = (from: string, to: string) => choice(`${from}-${to}`, { from, to });
    choosing.offer([move("a1", "b2"), move("a1", "c3"), move("k1", "i2"), move("k1", "c3")], {}, ["from"]);
    choosing.pick("from", "a1");
    expect(choosing.pick("to", "i2")).toBe(false);
    expect(choosing.picked).toEqual({ from: "a1" });
    choosing.pick("to", "b2");
    expect(choosing.pick("to", "i2")).toBe(false);
    expect(choosing.ready?.action).toBe("a1-b2");
    expect(choosing.pick("to", "c3")).toBe(true);
    expect(choosing.ready?.action).toBe("a1-c3");
    choosing.pick("from", "k1");
    expect(choosing.ready?.action).toBe("k1-c3");
    choosing.pick("to", "i2");
    choosing.pick("from", "a1");
    expect(choosing.picked).toEqual({ from: "a1" });
  });

  it("lets a piece be implied by where it goes, and another take its place", () => {
    const choosing = new Choosing();
    const move = (from: string, to: string) => choice(`${from}-${to}`, { from, to });
    choosing.offer([move("a1", "b2"), move("k1", "i2")], {}, ["from"]);
    choosing.pick("to", "b2");
    expect(choosing.ready?.action).toBe("a1-b2");
    choosing.pick("to", "i2");
    expect(choosing.ready?.action).toBe("k1-i2");
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

  it("fills what is not picked with what is usual", () => {
    const choosing = new Choosing();
    const visit = (to: string, guard: string) => choice(`${to}${guard}`, { to, guard });
    const choices = [visit("a", "no"), visit("a", "yes"), visit("b", "no"), choice("stop", { stop: "yes" })];
    choosing.offer(choices, { guard: "no" });
    choosing.pick("stop", "yes");
    expect(choosing.ready?.action).toBe("stop");
    choosing.pick("to", "a");
    expect(choosing.ready?.action).toBe("ano");
    expect(choosing.lit("guard", "yes")).toBe(true);
    choosing.pick("guard", "yes");
    expect(choosing.ready?.action).toBe("ayes");
    choosing.pick("to", "b");
    expect(choosing.picked).toEqual({ to: "b" });
    choosing.pick("to", "a");
    choosing.pick("guard", "yes");
    choosing.drop("guard");
    expect(choosing.ready?.action).toBe("ano");
  });

  it("fills several slots with what is usual, where an action has them", () => {
    const choosing = new Choosing();
    const visit = (to: string, guard: string, pay: string) => choice(`${to}${guard}${pay}`, { to, guard, pay });
    const all = ["no", "yes"].flatMap((guard) => ["gold", "card"].map((pay) => visit("a", guard, pay)));
    choosing.offer([...all, visit("b", "yes", "gold"), visit("b", "yes", "card"), visit("b", "no", "card")], { guard: "no", pay: "gold" });
    choosing.pick("to", "a");
    expect(choosing.ready?.action).toBe("anogold");
    expect(choosing.chosen("guard", "no")).toBe(true);
    expect(choosing.chosen("guard", "yes")).toBe(false);
    choosing.pick("pay", "card");
    expect(choosing.ready?.action).toBe("anocard");
    choosing.pick("to", "b");
    choosing.drop("pay");
    expect(choosing.ready).toBeNull(); // nothing of what is left is usual
    choosing.offer([choice("go", { to: "a" }), choice("gono", { to: "a", guard: "no" })], { guard: "no" });
    choosing.pick("to", "a");
    expect(choosing.ready).toBeNull(); // both are
  });

  it("holds for chosen what is left has in common, once something is picked", () => {
    const choosing = new Choosing();
    choosing.offer(["x", "y"].map((to) => choice(to, { from: "a", to, by: "road" })));
    expect(choosing.chosen("by", "road")).toBe(false);
    choosing.pick("from", "a");
    expect(choosing.ready).toBeNull();
    expect([choosing.chosen("by", "road"), choosing.chosen("to", "x"), choosing.chosen("by", "sea")]).toEqual([true, false, false]);
  });

  it("knows what is legal at all, and that nothing is offered at first", () => {
    const choosing = made();
    choosing.pick("card", "N1");
    expect([choosing.legal("card", "E2"), choosing.lit("card", "E2"), choosing.legal("card", "S3")]).toEqual([true, false, false]);
    expect(new Choosing().choices).toEqual([]);
    expect(new Choosing().pick("card", "N1")).toBe(false);
  });

  it("has nothing ready before anything is picked, though only one is legal", () => {
    const choosing = new Choosing();
    choosing.offer([choice("pass", { pass: "yes" })]);
    expect(choosing.ready).toBeNull();
    expect(choosing.chosen("pass", "yes")).toBe(false);
  });
});
