import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { answer, FakeSocket, refused, type Request, takeSockets } from "../../../testing/server";
import { link } from "../../lib/link.svelte";
import type { OwnSeek } from "../../lib/wire";
import { words } from "../../lib/words.svelte";
import { looking } from "./looking.svelte";
import { clock, isLive, ownSeeks, seek as look } from "./seeking.svelte";

describe("looking for people", () => {
  it("tells how long one has waited", () => {
    expect([0, 9.9, 45, 61, 3600].map(clock)).toEqual(["0:00", "0:09", "0:45", "1:01", "60:00"]);
    expect(clock(-1)).toBe("0:00");
  });

  it("takes a table without a clock for a live one", () => {
    const wish = { game: "drakon", least: 2, most: 4 };
    expect(isLive(wish)).toBe(true);
    expect(isLive({ ...wish, time: { kind: "live", bank: 300 } })).toBe(true);
    expect(isLive({ ...wish, time: { kind: "days", days: 3 } })).toBe(false);
  });
});

describe("one's own wishes", () => {
  const wish = { game: "g", least: 2, most: 2 };
  const seek = (id: string, table = ""): OwnSeek => ({ id, wish, waited: 0, people: 1, players: 2, bots_in: 0, table });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  let seeks: readonly OwnSeek[] = [];
  let asked: Request[] = [];
  const goes = vi.fn(() => Promise.resolve());
  const found = (id: string) => FakeSocket.last.says({ t: "found", seek: id, table: `of ${id}` });
  const count = (route: string) => asked.filter((one) => one.route === route).length;

  beforeEach(() => {
    vi.useFakeTimers();
    takeSockets();
    vi.spyOn(words, "learn").mockResolvedValue(undefined);
    asked = answer(({ route }) => (route.startsWith("DELETE") ? new Response(null, { status: 204 }) : seeks));
    looking.set(true);
    link.open();
    FakeSocket.last.welcome();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    goes.mockClear();
  });

  it("goes to a table as soon as it is told, once", async () => {
    seeks = [seek("a"), seek("b")];
    const stop = ownSeeks.stay(goes);
    await settle();
    found("a");
    seeks = [seek("b")];
    await settle();
    expect(goes.mock.calls).toEqual([[seek("a", "of a")]]);
    expect(count("DELETE /api/seeks/a")).toBe(1);
    expect(ownSeeks.all).toEqual(seeks);
    found("a");
    await settle();
    expect(goes).toHaveBeenCalledTimes(1);
    expect(looking.on).toBe(true);
    stop();
    found("b");
    await settle();
    expect(goes).toHaveBeenCalledTimes(1);
  });

  it("asks at a new line and now and then what it was not told", async () => {
    seeks = [seek("c")];
    const stop = ownSeeks.stay(goes);
    await settle();
    seeks = [seek("c"), seek("d")];
    await vi.advanceTimersByTimeAsync(5000);
    expect(ownSeeks.all).toEqual(seeks);
    seeks = [seek("c", "t"), seek("d", "u")];
    FakeSocket.last.breaks();
    link.open();
    FakeSocket.last.welcome();
    await settle();
    expect(goes.mock.calls).toEqual([[seeks[0]], [seeks[1]]]);
    expect(looking.on).toBe(false);
    stop();
  });

  it("begins a wish where the server agrees, and looks how far it is", async () => {
    looking.set(false);
    const stop = ownSeeks.stay(goes);
    await settle();
    asked = answer(({ route }) => (route === "POST /api/seeks" ? seek("e") : [seek("e")]));
    expect(await look(wish)).toBe(true);
    await settle();
    expect(looking.on).toBe(true);
    expect(asked).toMatchObject([{ route: "POST /api/seeks", body: wish }, { route: "GET /api/seeks/mine" }]);
    expect(ownSeeks.all).toEqual([seek("e")]);
    looking.set(false);
    asked = answer(() => new Response(JSON.stringify(refused("too-many")), { status: 429 }));
    expect(await look(wish)).toBe(false);
    await settle();
    expect([looking.on, count("GET /api/seeks/mine")]).toEqual([false, 0]);
    stop();
  });

  it("asks seldom while only games of days are looked for, and keeps what it knew when no answer comes", async () => {
    const slow = (id: string) => ({ ...seek(id), wish: { ...wish, time: { kind: "days" as const, days: 3 } } });
    seeks = [slow("f")];
    const stop = ownSeeks.stay(goes);
    await settle();
    const before = count("GET /api/seeks/mine");
    await vi.advanceTimersByTimeAsync(59_000);
    expect(count("GET /api/seeks/mine")).toBe(before);
    seeks = [slow("f"), seek("h")];
    await vi.advanceTimersByTimeAsync(1000);
    expect(count("GET /api/seeks/mine")).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(4000); // one of them is live
    expect(count("GET /api/seeks/mine")).toBe(before + 2);
    asked = answer(() => Promise.reject(new TypeError("no network")));
    await vi.advanceTimersByTimeAsync(4000);
    expect([asked.length, ownSeeks.all, looking.on]).toEqual([1, seeks, true]);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    await ownSeeks.look();
    expect(asked).toHaveLength(1);
  });

  it("goes to a table though the end of the wish does not reach the server", async () => {
    seeks = [seek("l")];
    const stop = ownSeeks.stay(goes);
    await settle();
    asked = answer(({ route }) => (route.startsWith("DELETE") ? Promise.reject(new TypeError("no network")) : seeks));
    found("l");
    await settle();
    expect([count("DELETE /api/seeks/l"), goes.mock.calls]).toEqual([1, [[seek("l", "of l")]]]);
    stop();
  });

  it("takes no answer once it has left", async () => {
    seeks = [seek("m")];
    const stop = ownSeeks.stay(goes);
    await settle();
    let late: (found: readonly OwnSeek[]) => void = () => undefined;
    answer(({ route }) => (route.startsWith("DELETE") ? new Response(null, { status: 204 }) : new Promise((come) => (late = come))));
    const looked = ownSeeks.look();
    await settle();
    stop();
    late([seek("m", "t"), seek("n")]);
    await looked;
    expect([ownSeeks.all, goes.mock.calls.length]).toEqual([seeks, 0]);
  });

  it("goes on looking while one of its wishes has no table", async () => {
    seeks = [seek("i", "t"), seek("k")];
    const stop = ownSeeks.stay(goes);
    await settle();
    expect([goes.mock.calls.length, looking.on]).toEqual([1, true]);
    FakeSocket.last.says({ t: "lobby", tables: [], newcomer: false, follows: false });
    await settle();
    expect(goes).toHaveBeenCalledTimes(1);
    stop();
  });
});
