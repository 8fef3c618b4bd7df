import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { answer, type Request } from "../../../../testing/server";
import type { EndedRun, PuzzleCard } from "../../../lib/wire";
import { isRun, MISTAKE, Run, STORM } from "./run.svelte";

const card = (rating: number, more: Partial<PuzzleCard> = {}): PuzzleCard => ({
  id: `p${rating}`, rating, theme: "t", unseen: false, decisions: 1, level: 1, players: 2, kind: 0, first: -1, ...more,
});
const CARDS = Array.from({ length: 30 }, (_, i) => card(600 + 40 * i, { decisions: i % 3 === 2 ? 3 : 1, unseen: i === 4 }));
const first = () => 0;

let asked: Request[] = [];
const told = () => asked.map(({ body }) => body as EndedRun);
beforeEach(() => {
  asked = answer(({ body }) => ({ kind: (body as EndedRun).kind, solved: 9 }));
});
afterEach(() => vi.unstubAllGlobals());

test("a streak gets harder, and ends with the first mistake", async () => {
  const run = new Run("g", "streak", CARDS, first);
  const ratings: number[] = [];
  for (let i = 0; i < 5; i++) {
    ratings.push(run.now?.rating ?? 0);
    run.take(true);
  }
  expect(ratings[0]).toBe(600);
  expect(ratings.at(-1)).toBeGreaterThan(800);
  expect(new Set(ratings).size).toBe(5);
  expect(ratings).not.toContain(760); // of hidden hands
  const before = run.now;
  run.skip();
  const { now } = run;
  expect(now).not.toBe(before);
  run.skip();
  expect([run.skipped, run.went.length, run.over, run.now]).toEqual([true, 5, false, now]);
  run.take(false);
  expect([run.over, run.score]).toEqual([true, 5]);
  run.take(true);
  expect(run.score).toBe(5);
  await vi.waitFor(() => expect(run.best).toBe(9));
  expect(told()).toEqual([{ kind: "streak", solved: 5 }]);
});

test("a storm has a minute, and a mistake costs some of it", () => {
  const run = new Run("g", "storm", CARDS, first);
  run.take(true);
  expect(run.now?.decisions).toBe(1);
  const { now } = run;
  run.skip();
  expect(run.now).toBe(now);
  run.take(false);
  expect([run.left, run.over, run.score]).toEqual([STORM - MISTAKE, false, 1]);
  run.pass(400_000); // the page slept
  expect(run.left).toBe(STORM - MISTAKE - 1000);
  for (let i = 0; i < 60; i++) run.pass(1000);
  expect([run.left, run.over]).toEqual([0, true]);
  expect(told()).toEqual([{ kind: "storm", solved: 1 }]);
});

test("a mistake can be the end of a storm, and so is the last puzzle", () => {
  const late = new Run("g", "storm", CARDS, first);
  for (let i = 0; i < 56; i++) late.pass(1000);
  late.take(false);
  expect([late.left, late.over]).toEqual([0, true]);
  const all = new Run("g", "streak", CARDS.slice(0, 2), first);
  all.take(true);
  all.take(true);
  expect([all.over, all.now, all.score]).toEqual([true, null, 2]);
});

test("the best run is not known where the server does not answer", async () => {
  answer(() => Promise.reject(new TypeError("no network")));
  const run = new Run("g", "streak", CARDS, first);
  run.best = 7;
  run.take(false);
  await vi.waitFor(() => expect(run.best).toBeNull());
});

test("the addresses of runs are those of no puzzle", () => {
  expect(["streak", "storm", "0a4dab37c3"].map(isRun)).toEqual([true, true, false]);
});
