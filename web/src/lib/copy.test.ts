import { afterEach, beforeAll, expect, it, vi } from "vitest";

import { copy } from "./copy";
import { toasts } from "./toasts.svelte";
import { say, words } from "./words.svelte";

beforeAll(() => words.speak("en"));
afterEach(() => vi.unstubAllGlobals());

it("says that a text was copied, or that the browser does not let the page", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.resolve() } });
  await copy("a");
  expect(toasts.shown.map(({ text }) => text)).toEqual([say("link-copied")]);
  await copy("a", "Codes copied.");
  expect(toasts.shown.map(({ text }) => text)).toEqual(["Codes copied."]);
  vi.stubGlobal("navigator", { clipboard: { writeText: () => Promise.reject(new DOMException("Write permission denied.")) } });
  await copy("a");
  expect(toasts.shown.map(({ text }) => text)).toEqual([say("copy-refused")]);
});
