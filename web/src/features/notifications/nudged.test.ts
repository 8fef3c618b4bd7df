import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { router } from "../../lib/router.svelte";
import { toasts } from "../../lib/toasts.svelte";
import { words } from "../../lib/words.svelte";
import { tellNudged } from "./nudged";

const { notify, sound } = vi.hoisted(() => ({ notify: vi.fn(), sound: vi.fn() }));
vi.mock("../../lib/notify", () => ({ notify }));
vi.mock("../../lib/sounds", () => ({ sound }));

const WAITS = { table: "k3", game: "rosenkoenig", name: "Bo" };
let visibility: DocumentVisibilityState = "visible";

beforeEach(async () => {
  vi.useFakeTimers();
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visibility });
  await words.speak("en");
});

afterEach(() => {
  toasts.shown.forEach(({ key }) => toasts.drop(key));
  visibility = "visible";
  vi.clearAllMocks();
  vi.useRealTimers();
});

it("says who waits and leads there, with the sound of one's turn", async () => {
  await tellNudged(WAITS);
  expect(toasts.shown.map(({ text, link }) => [text, link])).toEqual([
    ["Bo is waiting for you: Rosenkönig", { href: "/table/k3", text: "To the table" }],
  ]);
  expect(sound).toHaveBeenCalledExactlyOnceWith("turn");
  expect(notify).toHaveBeenCalledExactlyOnceWith("You are being waited for", "Bo is waiting for you: Rosenkönig");
});

it("leads nowhere at the table itself", async () => {
  const before = router.page;
  router.page = { name: "table", id: "k3" };
  await tellNudged(WAITS);
  router.page = before;
  expect(toasts.shown.map(({ link }) => link)).toEqual([null]);
});

it("waits until the page is looked at", async () => {
  visibility = "hidden";
  const told = tellNudged(WAITS);
  await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(toasts.shown).toEqual([]);
  visibility = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  await told;
  expect(toasts.shown.map(({ text }) => text)).toEqual(["Bo is waiting for you: Rosenkönig"]);
});
