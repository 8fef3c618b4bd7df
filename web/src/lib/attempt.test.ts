import { afterEach, beforeAll, describe, expect, it } from "vitest";

import { refused } from "../../testing/server";
import { attempt } from "./attempt";
import { Refusal } from "./link.svelte";
import { why } from "./people";
import { toasts } from "./toasts.svelte";
import { words } from "./words.svelte";

beforeAll(() => words.speak("en"));
afterEach(() => {
  for (const { key } of toasts.shown) toasts.drop(key);
});

describe("an attempt", () => {
  it("is done, or the reason is said", async () => {
    const no = new Refusal(refused("seat-taken"));
    expect(await attempt(async () => {})).toBe(true);
    expect(toasts.shown).toEqual([]);
    expect(await attempt(() => Promise.reject(no))).toBe(false);
    expect(toasts.shown.map(({ text }) => text)).toEqual([why(no.refused)]);
  });

  it("hides no fault of ours", async () => {
    await expect(attempt(() => Promise.reject(new TypeError("ours")))).rejects.toThrow("ours");
  });
});
