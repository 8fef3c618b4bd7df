import { beforeEach, describe, expect, it, vi } from "vitest";

import { arrived, begin, listed, wait } from "./arrival.svelte";

/** Long enough for what has come to be looked at. */
const soon = () => vi.advanceTimersByTimeAsync(50);

describe("arrival", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    begin();
    return () => vi.useRealTimers();
  });

  it("waits for all parts, also for those that a part asks for, and for the lists", async () => {
    let first = () => {};
    let second = () => {};
    const part = wait(new Promise<void>((done) => (first = done)));
    void part.then(() => wait(new Promise<void>((_, failed) => (second = failed))).catch(() => {}));
    await soon();
    expect(arrived()).toBe(false);
    listed();
    first();
    await soon();
    expect(arrived()).toBe(false);
    second();
    await soon();
    expect(arrived()).toBe(true);
  });

  it("is not over while the lists are missing", async () => {
    await wait(Promise.resolve());
    await soon();
    expect(arrived()).toBe(false);
  });

  it("shows the page without lists that do not come, and waits anew when one comes back to it", async () => {
    await vi.advanceTimersByTimeAsync(2900);
    begin();
    await vi.advanceTimersByTimeAsync(2900);
    expect(arrived()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(arrived()).toBe(true);
  });

  it("shows the page without a part that does not come, however often the lists change", async () => {
    void wait(new Promise(() => {}));
    listed();
    await soon();
    expect(arrived()).toBe(false);
    await vi.advanceTimersByTimeAsync(2000);
    listed();
    await vi.advanceTimersByTimeAsync(1000);
    expect(arrived()).toBe(true);
  });
});
