import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { toasts } from "./toasts.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
