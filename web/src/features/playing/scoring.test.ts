import { expect, test, vi } from "vitest";

const stages = [1, 2, 3].map((count) => ({ telling: { code: "journey", args: {} }, counts: [count, 0], things: [] }));
const ask = vi.hoisted(() => vi.fn());
vi.mock("../../lib/link.svelte", () => ({ ask }));

import { ScoringTold } from "./scoring.svelte";

test("the scoring goes on, back, to its end, and begins anew", async () => {
  ask.mockResolvedValue({ stages });
  const told = new ScoringTold("t");
  expect(told.stage).toBeNull();
  await told.relive();
  expect(told.stage).toBe(stages[0]);
  told.go(-1);
  expect(told.at).toBe(0);
  told.go(1);
  told.go(1);
  expect(told.stage).toBe(stages[2]);
  told.go(1);
  expect(told.at).toBeNull();
  told.go(-1);
  expect(told.at).toBe(2);
  told.skip();
  expect(told.stage).toBeNull();
  await told.relive();
  expect(told.at).toBe(0);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a game without stages shows its end", async () => {
  ask.mockResolvedValue({ stages: [] });
  const told = new ScoringTold("t");
  await told.relive();
  expect(told.at).toBeNull();
});
