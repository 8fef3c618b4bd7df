import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Entry, Telling } from "../../../lib/wire";
import { Choosing } from "../../choosing.svelte";
import { concerns, Keeping, type Seen } from "./keeping.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const ME = 1;
const telling = (code: string, args: Telling["args"]): Telling => ({ code, args });
const entry = (...tellings: Telling[]): Entry => ({ ply: 0, player: 0, action: null, text: "", tellings, time: 0, forced: false });
const seen = (log: readonly Entry[], more: Partial<Seen> = {}): Seen => ({
  seat: ME, log, road: [], last: false, tell: ({ code }) => `told: ${code}`, ...more,
});
function offered(...kinds: string[]): Choosing {
  const choosing = new Choosing();
  choosing.offer(kinds.map((kind) => ({ action: kind, code: kind, args: {}, parts: { kind } })));
  return choosing;
}

describe("what concerns somebody", () => {
  const road = new Set(["3.1"]);
  it.each([
    ["a location laid in his realm", telling("location", { player: 0, other: ME, place: "2.1" }), true],
    ["a card on a location of his realm", telling("card", { player: 0, other: ME, place: "2.1" }), true],
    ["a card on his road", telling("card", { player: 0, other: 2, place: "3.1" }), true],
    ["a location of his road that is closed", telling("close", { player: 2, other: 2, place: "3.1" }), true],
    ["a hand that is shown", telling("no-location", { player: 0 }), true],
    ["a card elsewhere", telling("card", { player: 0, other: 2, place: "3.2" }), false],
    ["a location elsewhere", telling("location", { player: 0, other: 0, place: "1.1" }), false],
    ["a card that is bought", telling("buy", { player: 0, price: 1 }), false],
    ["a pass", telling("pass", { player: 0, count: 1 }), false],
    ["what he does himself", telling("location", { player: ME, other: ME, place: "2.1" }), false],
  ])("%s", (_, one, does) => expect(concerns(one, ME, road)).toBe(does));
});

it("passes turn after turn while nothing concerns him", () => {
  const keeping = new Keeping();
  const pass = vi.fn();
  keeping.begin(seen([]));
  const first = offered("swap", "pass");
  keeping.push(first, pass);
  vi.advanceTimersByTime(1_000);
  keeping.push(first, pass); // the same choice again, while the answer is on its way
  vi.advanceTimersByTime(1_000);
  expect(pass).toHaveBeenCalledTimes(1);
  keeping.look(seen([entry(telling("buy", { player: 0, price: 1 }))]));
  keeping.push(offered("swap", "pass"), pass);
  vi.advanceTimersByTime(1_000);
  expect(pass).toHaveBeenCalledTimes(2);
  expect(keeping.on).toBe(true);
});

it("ends with what concerns him, and says it", () => {
  const keeping = new Keeping();
  const before = [entry(telling("location", { player: 0, other: ME, place: "2.1" }))];
  keeping.begin(seen(before));
  keeping.look(seen(before));
  expect(keeping.on).toBe(true); // it was there at the beginning
  keeping.look(seen([...before, entry(telling("card", { player: 0, other: ME, place: "2.1" }))]));
  expect([keeping.on, keeping.why]).toEqual([false, "told: card"]);
});

it("looks at the road as it was and as it is now", () => {
  const keeping = new Keeping();
  const closed = [entry(telling("close", { player: 2, other: 2, place: "3.1" }))];
  keeping.begin(seen([], { road: ["3.1"] }));
  keeping.look(seen(closed, { road: [] }));
  expect(keeping.on).toBe(false);
});

it("ends where his pass would end the phase", () => {
  const keeping = new Keeping();
  keeping.begin(seen([]));
  keeping.look(seen([], { last: true }));
  expect([keeping.on, keeping.why]).toEqual([false, ""]);
});

it("never chooses for him: where he cannot pass it ends, and where he picks something", () => {
  const pass = vi.fn();
  const forced = new Keeping();
  forced.begin(seen([]));
  forced.push(offered("swap", "buy"), pass);
  const picked = new Keeping();
  picked.begin(seen([]));
  const choosing = offered("swap", "pass");
  choosing.pick("kind", "swap");
  picked.push(choosing, pass);
  vi.advanceTimersByTime(1_000);
  expect([forced.on, picked.on]).toEqual([false, false]);
  expect(pass).not.toHaveBeenCalled();
});

it("can be stopped before the pass goes", () => {
  const keeping = new Keeping();
  const pass = vi.fn();
  keeping.begin(seen([]));
  const stop = keeping.push(offered("pass"), pass);
  vi.advanceTimersByTime(100);
  stop();
  vi.advanceTimersByTime(1_000);
  expect(pass).not.toHaveBeenCalled();
});
