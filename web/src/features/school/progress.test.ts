import { afterEach, expect, it, vi } from "vitest";

import { answer, nothing } from "../../../testing/server";
import type { Progress } from "../../lib/wire";
import { learnt } from "./progress.svelte";

afterEach(() => vi.unstubAllGlobals());

it("knows what was learnt, and keeps it when no answer comes", async () => {
  answer(nothing);
  expect(learnt.has("lesson", "g", "first")).toBe(false);
  await learnt.load();
  expect(learnt.items).toEqual([]);
  const one: Progress = { kind: "lesson", game: "g", item: "first", tries: 1, solved: 1, best: 1 };
  const said: Progress[] = [one, { ...one, item: "second", solved: 0 }];
  const asked = answer(() => said);
  await learnt.load();
  expect(asked.map(({ route }) => route)).toEqual(["GET /api/progress"]);
  expect(learnt.has("lesson", "g", "first")).toBe(true);
  for (const [kind, game, item] of [["puzzle", "g", "first"], ["lesson", "h", "first"], ["lesson", "g", "third"], ["lesson", "g", "second"]] as const) {
    expect(learnt.has(kind, game, item)).toBe(false);
  }
  const best = (of: (typeof said)[number]) => [learnt.tried(of.kind, of.game, of.item), learnt.best(of.kind, of.game, of.item)];
  expect(said.map(best)).toEqual([[true, 1], [true, 1]]);
  expect([{ ...one, kind: "puzzle" }, { ...one, game: "h" }, { ...one, item: "third" }].map(best)).toEqual(Array(3).fill([false, 0]));
  answer(nothing);
  await learnt.load();
  expect(learnt.items).toEqual(said);
});
