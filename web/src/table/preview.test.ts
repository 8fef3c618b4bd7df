import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { frame, head } from "../../testing/table";
import { Choosing } from "../games/choosing.svelte";
import type { BoardProps, GameModule } from "../games/game";
import { settings } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";
import { flights } from "./flights.svelte";
import { Preview } from "./preview.svelte";

const flown = [{ from: "a1" }];
const module = { lasts: () => 100, flights: () => flown } as unknown as GameModule;
const face = { view: "now", turn: 0, over: true, choosing: new Choosing() } as unknown as BoardProps;

beforeEach(async () => {
  await words.speak("en");
  await words.learn("rosenkoenig");
  vi.useFakeTimers();
});
afterEach(() => {
  settings.setPace("normal");
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("shows on the board what would follow, step after step, until it is stopped", async () => {
  settings.setPace("instant");
  const fly = vi.spyOn(flights, "fly").mockResolvedValue();
  const preview = new Preview({ module, head: head(4) });
  expect([preview.on(face), preview.active]).toEqual([face, false]);
  preview.show([frame(4), frame(5), frame(6)]);
  expect(preview.on(face)).toMatchObject({ view: "then 4", turn: 0, over: false });
  expect(preview.on(face).choosing).not.toBe(face.choosing);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(preview.on(face)).toMatchObject({ view: "then 6", turn: 2 });
  expect([preview.active, preview.over]).toEqual([true, true]);
  expect(fly.mock.calls.map(([what]) => what)).toEqual([flown, flown]);
  preview.stop();
  expect([preview.on(face), preview.active, preview.over]).toEqual([face, false, false]);
});
