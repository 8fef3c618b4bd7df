import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { answer, nothing, type Request } from "../../../testing/server";
import type { OpenSeek } from "../../lib/wire";
import { looking } from "./looking.svelte";

let asked: Request[] = [];
const routes = () => asked.splice(0).map(({ route }) => route);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("who looks for people", () => {
  const seeks = [{ id: "s" }] as unknown as OpenSeek[];
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it("is asked for now and again until one leaves, and kept when no answer comes", async () => {
    asked = answer(() => ({ seeks }));
    const leave = looking.stay(() => {});
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
