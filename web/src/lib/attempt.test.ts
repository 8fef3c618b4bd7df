import { more } from "virtual:words/en";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

import { refused } from "../../testing/server";
import { games as folders } from "../../vite.games";
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

  it("is refused in the words of the game that it is about", async () => {
    const game = folders()[0]?.name ?? "";
    await words.learn(game);
    const said = (await more[game]?.())?.default ?? "";
    const [, reason = "", text = ""] = /^refusal-([\w-]+) = ([^{\n]+)$/m.exec(said) ?? [];
    expect(text).not.toBe("");
    const no = { ...refused("seat-taken"), reason };
    await attempt(() => Promise.reject(new Refusal(no)), game);
    expect(toasts.shown.map((shown) => shown.text)).toEqual([text]);
  });

  it("hides no fault of ours", async () => {
    await expect(attempt(() => Promise.reject(new TypeError("ours")))).rejects.toThrow("ours");
  });
});
