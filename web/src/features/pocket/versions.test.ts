import { afterEach, expect, it, vi } from "vitest";

import { look } from "../../../testing/notices";
import { versions } from "./versions.svelte";

/** The half of the interval at which a newer version is looked for. */
const HALF = 1_800_000;

afterEach(() => {
  look("visible");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("looks for a newer version when it is seen again, but not all the time", async () => {
  vi.useFakeTimers();
  let version = "1";
  const asked = vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve({ version, files: [] }) }));
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", new URL("https://here/"));
  await versions.begin();
  expect([asked.mock.calls.length, versions.kept, versions.newer]).toEqual([2, false, false]);
  version = "2";
  look("hidden");
  look("visible");
  expect(asked).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(HALF + 1000);
  look("hidden");
  expect(asked).toHaveBeenCalledTimes(2);
  look("visible");
  expect(asked).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(0);
  expect(versions.newer).toBe(true);
  await vi.advanceTimersByTimeAsync(5 * HALF);
  expect(asked).toHaveBeenCalledTimes(3); // it is known already
});
