import { describe, expect, it } from "vitest";

import type { Legal } from "../choosing.svelte";
import { ask } from "./asking";
import type { DrakonView } from "./view";

const legal = (...codes: string[]): Legal[] => codes.map((code) => ({ action: code, code, args: {} }));
const view = (phase: string, more: object = {}): DrakonView =>
  ({ phase, player: 0, seats: [{ coins: 4 }], goal: 4, escape: false, on_start: 2, ...more }) as unknown as DrakonView;

describe("what is asked", () => {
  it.each([
    ["main", ["lay", "move", "wizard-move"], "ask-main"],
    ["main", ["lay", "wizard-move"], "ask-lay"],
    ["main", ["move"], "ask-move"],
    ["main", ["amazon-move", "end"], "ask-ability"],
    ["post", ["amazon-move", "end"], "ask-post"],
    ["keep", ["block", "allow"], "ask-keep"],
  ])("in %s with %j", (phase, codes, id) => {
    const all = legal(...codes);
    expect(ask(view(phase), all, all)).toEqual([id]);
  });

  it.each(["wizard-move", "amazon-move", "push", "rob", "swap"])("is the ability %s, once chosen", (code) => {
    const all = legal("lay", "move", code);
    expect(ask(view("main"), all, legal(code, code))).toEqual([`ask-${code}`]);
  });

  it("follows what has been picked of a tile to lay", () => {
    const lay = (cell: string, tile: string): Legal => ({ action: "", code: "lay", args: { cell, tile } });
    const all = [lay("0,1", "key"), lay("1,0", "key"), lay("0,1", "gold:N"), ...legal("move")];
    expect(ask(view("main"), all, all.slice(0, 2))).toEqual(["ask-lay-where"]);
    expect(ask(view("main"), all, [lay("0,1", "key"), lay("0,1", "gold:N")])).toEqual(["ask-lay-which"]);
    expect(ask(view("main"), all, all)).toEqual(["ask-main"]);
  });

  it("is to flee, for who has coins enough where one may escape", () => {
    const all = legal("lay", "move");
    expect(ask(view("main", { escape: true }), all, all)).toEqual(["ask-escape", { count: 4 }]);
    expect(ask(view("main", { escape: true, goal: 5 }), all, all)).toEqual(["ask-main"]);
  });
});
