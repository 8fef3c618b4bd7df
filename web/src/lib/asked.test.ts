/** What the client asks the server for and keeps, and what it says about it in passing. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { answer, type Request } from "../../testing/server";
import { looking } from "../features/matchmaking/looking.svelte";
import { mutes } from "../features/playing/mutes.svelte";
import { learnt } from "../features/school/progress.svelte";
import { toasts } from "./toasts.svelte";
import { checkDraws } from "./verify";
import type { OpenSeek, Progress } from "./wire";
import { words } from "./words.svelte";

let said: unknown;
let asked: Request[] = [];
const routes = () => asked.splice(0).map(({ route }) => route);
const nothing = () => {
  throw new TypeError("no network");
};

beforeEach(() => {
  vi.useFakeTimers();
  asked = answer(() => said);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("who is not to be read", () => {
  it("is asked for once, and again only where that failed", async () => {
    asked = answer(nothing);
    await mutes.load();
    expect(mutes.users).toEqual([]);
    asked = answer(() => ["b"]);
    await mutes.load();
    await mutes.load();
    expect(routes()).toEqual(["GET /api/me/mutes"]);
    expect(mutes.users).toEqual(["b"]);
  });

  it("is kept here at once and by the server", async () => {
    asked = answer(() => new Response(null, { status: 204 }));
    const add = mutes.add("c");
    expect(mutes.users).toEqual(["b", "c"]);
    await add;
    expect(asked.splice(0)).toMatchObject([{ route: "POST /api/me/mutes", body: { user: "c" } }]);
    const remove = mutes.remove("b");
    expect(mutes.users).toEqual(["c"]);
    await remove;
    expect(routes()).toEqual(["DELETE /api/me/mutes/b"]);
  });
});

describe("who looks for people", () => {
  const seeks = [{ id: "s" }] as unknown as OpenSeek[];
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it("is asked for now and again until one leaves, and kept when no answer comes", async () => {
    said = { seeks };
    const leave = looking.stay();
    await settle();
    expect(looking.others).toEqual(seeks);
    expect(routes()).toEqual(["GET /api/seeks"]);
    asked = answer(nothing);
    await vi.advanceTimersByTimeAsync(8000);
    expect(routes()).toEqual(["GET /api/seeks"]);
    expect(looking.others).toEqual(seeks);
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(routes()).toEqual([]);
  });

  it("is not asked for while the page is not seen", async () => {
    vi.stubGlobal("document", { visibilityState: "hidden" });
    await looking.look();
    expect(routes()).toEqual([]);
  });

  it("is remembered of the reader", () => {
    looking.set(true);
    expect([looking.on, localStorage.getItem("tafelronde.looking")]).toEqual([true, "on"]);
    looking.set(false);
    expect([looking.on, localStorage.getItem("tafelronde.looking")]).toEqual([false, "off"]);
  });
});

it("knows what was learnt, and keeps it when no answer comes", async () => {
  asked = answer(nothing);
  expect(learnt.has("lesson", "g", "first")).toBe(false);
  await learnt.load();
  expect(learnt.items).toEqual([]);
  const one: Progress = { kind: "lesson", game: "g", item: "first", tries: 1, solved: 1, best: 1 };
  said = [one, { ...one, item: "second", solved: 0 }];
  asked = answer(() => said);
  await learnt.load();
  expect(routes()).toEqual(["GET /api/progress"]);
  expect(learnt.has("lesson", "g", "first")).toBe(true);
  for (const [kind, game, item] of [["puzzle", "g", "first"], ["lesson", "h", "first"], ["lesson", "g", "third"], ["lesson", "g", "second"]] as const) {
    expect(learnt.has(kind, game, item)).toBe(false);
  }
  answer(nothing);
  await learnt.load();
  expect(learnt.items).toEqual(said);
});

describe("a short word to the reader", () => {
  const texts = () => toasts.shown.map(({ text, more }) => `${text}|${more}`);

  it("stays as long as it takes to read, and the next one takes its place", () => {
    toasts.show("0123456789");
    vi.advanceTimersByTime(4399);
    expect(texts()).toEqual(["0123456789|"]);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
    toasts.show("first");
    toasts.show("second", { href: "/rules", text: "Rules" });
    expect(toasts.shown).toMatchObject([{ text: "second", more: "", link: { href: "/rules", text: "Rules" } }]);
    vi.runAllTimers();
    expect(texts()).toEqual([]);
  });

  it("is not taken away by the end of the one before", () => {
    toasts.show("first");
    vi.advanceTimersByTime(4000);
    toasts.show("second");
    vi.advanceTimersByTime(4000);
    expect(texts()).toEqual(["second|"]);
    toasts.drop(toasts.shown[0]?.key ?? 0);
    expect(texts()).toEqual([]);
  });

  it("waits for what stands behind it, and stays longer with it", async () => {
    toasts.show("no", null, Promise.resolve("12345678"));
    expect(texts()).toEqual(["no|"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(texts()).toEqual(["no|12345678"]);
    vi.advanceTimersByTime(4398);
    expect(texts()).toEqual(["no|12345678"]);
    vi.advanceTimersByTime(2);
    expect(texts()).toEqual([]);
    toasts.show("no", null, Promise.reject(new Error("not there")));
    await vi.advanceTimersByTimeAsync(0);
    vi.advanceTimersByTime(4080);
    expect(texts()).toEqual([]);
  });

  it("gets only what stands behind itself", async () => {
    toasts.show("first", null, Promise.resolve("of the first"));
    toasts.show("second");
    await vi.advanceTimersByTimeAsync(0);
    expect(texts()).toEqual(["second|"]);
    vi.runAllTimers();
  });
});

it("says what came of working out the draws again", async () => {
  await words.speak("en");
  said = { ok: true, draws: 12, decisions: 34 };
  await checkDraws("t1");
  expect(routes()).toEqual(["GET /api/tables/t1/verify"]);
  expect(toasts.shown[0]?.text).toBe(words.say("verified", { draws: 12, decisions: 34 }));
  expect(toasts.shown[0]?.text).toMatch(/12.*34/);
  said = { ok: false, draws: 0, decisions: 0 };
  await checkDraws("t1");
  expect(toasts.shown[0]?.text).toBe(words.say("record-false"));
});
