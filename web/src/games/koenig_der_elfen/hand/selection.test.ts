import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Choosing } from "../../choosing.svelte";
import { Selection } from "./selection.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function offered(...cards: string[]): Choosing {
  const choosing = new Choosing();
  choosing.offer(cards.map((card) => ({ action: `-${card}`, code: "discard", args: { card }, parts: { card } })));
  return choosing;
}

it("takes as many of a kind as are held, and then none", () => {
  const selection = new Selection();
  selection.add("raft", 2, 4);
  selection.add("raft", 2, 4);
  expect(selection.count("raft")).toBe(2);
  selection.add("raft", 2, 4);
  expect(selection.cards).toEqual([]);
});

it("never holds more than are due", () => {
  const selection = new Selection();
  for (const card of ["raft", "lake", "gold"]) selection.add(card, 1, 2);
  expect(selection.cards).toEqual(["lake", "gold"]);
  selection.drop(0);
  expect(selection.cards).toEqual(["gold"]);
});

it("sends one after the other, as each may go", () => {
  const selection = new Selection();
  selection.add("raft", 1, 2);
  selection.add("lake", 1, 2);
  const sent: string[] = [];
  const push = (choosing: Choosing) => {
    selection.push(choosing, (card) => sent.push(card), () => sent.push("confirm"));
    vi.advanceTimersByTime(100);
  };
  push(offered("raft", "lake"));
  expect(sent).toEqual([]);
  selection.going = true;
  push(offered("dragon"));
  expect(sent).toEqual([]);
  const first = offered("raft", "lake");
  push(first);
  push(first);
  expect(sent).toEqual(["raft", "confirm"]);
  push(offered("lake"));
  expect(sent).toEqual(["raft", "confirm", "lake", "confirm"]);
  expect(selection.going).toBe(false);
});

it("keeps what may not go any more, and says so, when the one before has gone", () => {
  const selection = new Selection();
  for (const card of ["lake", "plain", "raft"]) selection.add(card, 1, 3);
  const sent: string[] = [];
  const push = (choosing: Choosing) => {
    selection.push(choosing, (card) => sent.push(card), () => sent.push("confirm"));
    vi.advanceTimersByTime(100);
  };
  selection.going = true;
  push(offered("lake", "plain", "raft"));
  push(offered("raft", "tree"));
  expect(sent).toEqual(["lake", "confirm", "plain"]); // asked for, refused with the reason
  expect(selection.going).toBe(false);
  expect(selection.cards).toEqual(["raft"]);
});
