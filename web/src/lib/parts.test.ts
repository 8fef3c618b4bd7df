import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { parts as ours } from "./parts.svelte";

describe("a part of the page that did not come", () => {
  let parts: typeof ours;
  let fails: () => void;
  let answers: () => Promise<{ ok: boolean }>;
  let asked: unknown[][];
  let loaded: number;
  let kept: Record<string, string>;

  beforeEach(async () => {
    vi.useFakeTimers({ now: 1_000_000 });
    [asked, loaded, kept] = [[], 0, {}];
    answers = () => Promise.resolve({ ok: true });
    vi.stubGlobal("addEventListener", (name: string, listener: () => void) => {
      if (name === "vite:preloadError") fails = listener;
    });
    vi.stubGlobal("fetch", (...request: unknown[]) => {
      asked.push(request);
      return answers();
    });
    vi.stubGlobal("location", Object.assign(new URL("https://here/"), { reload: () => (loaded += 1) }));
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => (kept[key] = value),
    });
    vi.resetModules();
    ({ parts } = await import("./parts.svelte"));
  });
  afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  it("is noted", () => {
    expect(parts.missing).toBe("");
    fails();
    expect(parts.missing).toBe("part");
  });

  it("comes at once where the server answers: it has a newer page", async () => {
    fails();
    parts.wait();
    fails();
    expect(parts.missing).toBe("page");
    await pass(0);
    expect(loaded).toBe(1);
    expect(asked).toEqual([["/", { cache: "no-store" }]]);
  });

  it("comes when the server answers again, and is asked for no longer by who went elsewhere", async () => {
    answers = () => Promise.reject(new TypeError("no network"));
    const stop = parts.wait();
    await pass(2999);
    expect([asked.length, loaded]).toEqual([1, 0]);
    answers = () => Promise.resolve({ ok: false });
    await pass(1);
    expect([asked.length, loaded]).toEqual([2, 0]);
    answers = () => Promise.resolve({ ok: true });
    await pass(3000);
    expect([asked.length, loaded]).toEqual([3, 1]);
    stop();
    await pass(100_000);
    expect([asked.length, parts.missing]).toEqual([3, ""]);
  });

  it("that stays away does not have the page loaded again and again", async () => {
    parts.wait();
    await pass(29_999);
    expect(loaded).toBe(1);
    await pass(3001);
    expect(loaded).toBe(2);
  });
});
