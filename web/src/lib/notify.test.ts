import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { look, Notice, withNotices } from "../../testing/notices";
import { notify, permitted, possible } from "./notify";
import { settings } from "./settings.svelte";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("a notice of this page", () => {
  function ready(permission = "granted", wanted = true): void {
    withNotices(permission);
    settings.setNotes(wanted);
    look("hidden");
  }
  afterEach(() => look("visible"));

  it("leads to the page, and goes when it is looked at", () => {
    ready();
    const focus = vi.fn();
    vi.stubGlobal("focus", focus);
    notify("Your turn", "At the table.");
    const [first] = Notice.all;
    expect(first).toMatchObject({ title: "Your turn", more: { body: "At the table.", tag: "tafelronde-turn", icon: "/icon-192.png" } });
    first?.onclick?.();
    expect([focus.mock.calls.length, first?.closed]).toEqual([1, 1]);
    notify("Your turn", "Again.");
    expect([first?.closed, Notice.all.length]).toEqual([2, 2]);
    look("hidden");
    expect(Notice.all[1]?.closed).toBe(0);
    look("visible");
    expect(Notice.all[1]?.closed).toBe(1);
  });

  it.each([
    ["is not wanted", "granted", false, "hidden"],
    ["is not allowed", "default", true, "hidden"],
    ["is not needed, since the page is seen", "granted", true, "visible"],
  ])("is not shown where it %s", (_, permission, wanted, seen) => {
    ready(permission, wanted);
    look(seen);
    notify("Your turn", "");
    expect(Notice.all).toEqual([]);
  });

  it("is not shown by a browser that cannot", async () => {
    ready();
    Notice.refuses = true;
    expect(() => notify("Your turn", "")).not.toThrow();
    Reflect.deleteProperty(globalThis, "Notification");
    expect(() => notify("Your turn", "")).not.toThrow();
    expect([possible(), await permitted()]).toEqual([false, false]);
    expect(Notice.all).toEqual([]);
  });

  it.each([["granted", true, true], ["default", true, false], ["denied", false, false]])(
    "may be asked for after %s: %s; then given: %s",
    async (permission, asks, given) => {
      ready(permission);
      expect([possible(), await permitted()]).toEqual([asks, given]);
    },
  );
});
