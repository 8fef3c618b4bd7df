import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answer } from "../../testing/server";
import { toasts } from "./toasts.svelte";
import { checkDraws } from "./verify";
import { words } from "./words.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says the result of working out the draws again", async () => {
  await words.speak("en");
  let said = { ok: true, draws: 12, decisions: 34 };
  const asked = answer(() => said);
  await checkDraws("t1");
  expect(asked.map(({ route }) => route)).toEqual(["GET /api/tables/t1/verify"]);
  expect(toasts.shown[0]?.text).toBe(words.say("verified", { draws: 12, decisions: 34 }));
  expect(toasts.shown[0]?.text).toMatch(/12.*34/);
  said = { ok: false, draws: 0, decisions: 0 };
  await checkDraws("t1");
  expect(toasts.shown[0]?.text).toBe(words.say("record-false"));
});
