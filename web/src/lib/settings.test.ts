import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "./settings.svelte";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** The settings as the next visit finds them. */
const visit = async (): Promise<typeof settings> => {
  vi.resetModules();
  return (await import("./settings.svelte")).settings;
};

describe("settings", () => {
  it("are the usual ones on a new device", async () => {
    const { theme, sounds, notes, atOnce, learnt, pace, language } = await visit();
    expect([theme, sounds, notes, atOnce, learnt, pace, language]).toEqual(["auto", false, false, false, false, "normal", "en"]);
  });

  it("hold at once and at the next visit", async () => {
    const now = await visit();
    now.setTheme("dark");
    now.setSounds(true);
    now.setNotes(true);
    now.setAtOnce(true);
    now.setLearnt();
    now.setPace("fast");
    await now.setLanguage("nl");
    for (const each of [now, await visit()]) {
      const { theme, sounds, notes, atOnce, learnt, pace, language } = each;
      expect([theme, sounds, notes, atOnce, learnt, pace, language]).toEqual(["dark", true, true, true, true, "fast", "nl"]);
    }
    expect(localStorage.getItem("tafelronde.pace")).toBe("fast");
  });

  it("keep every pace that was ever chosen", async () => {
    for (const pace of ["slow", "normal", "fast", "instant"]) {
      localStorage.setItem("tafelronde.pace", pace);
      expect((await visit()).pace).toBe(pace);
    }
  });

  it("can be turned off again", async () => {
    const now = await visit();
    for (const on of [true, false]) {
      now.setSounds(on);
      now.setNotes(on);
      now.setAtOnce(on);
    }
    for (const key of ["sounds", "notes", "at-once"]) expect(localStorage.getItem(`tafelronde.${key}`)).toBe("off");
    for (const { sounds, notes, atOnce } of [now, await visit()]) expect([sounds, notes, atOnce]).toEqual([false, false, false]);
  });

  it("hold for the visit where the browser keeps nothing", async () => {
    const refuses = () => {
      throw new Error("private");
    };
    vi.stubGlobal("localStorage", { getItem: refuses, setItem: refuses });
    const now = await visit();
    now.setPace("slow");
    expect(now.pace).toBe("slow");
  });

  it("know no language and no pace that is not there", async () => {
    localStorage.setItem("tafelronde.language", "xx");
    localStorage.setItem("tafelronde.pace", "never");
    const { language, pace } = await visit();
    expect([language, pace]).toEqual(["en", "normal"]);
  });

  /** The device's preferences, by the media query. */
  function device(): Record<"dark" | "still", EventTarget & { matches: boolean }> {
    const [dark, still] = [0, 1].map(() => Object.assign(new EventTarget(), { matches: true })) as [never, never];
    const questions: Record<string, unknown> = { "(prefers-color-scheme: dark)": dark, "(prefers-reduced-motion: reduce)": still };
    vi.stubGlobal("matchMedia", (question: string) => questions[question] ?? new EventTarget());
    return { dark, still };
  }

  it("paint the page as it is wished, or as the device does", async () => {
    const { dark } = device();
    const shown = () => document.documentElement.dataset["theme"];
    const now = await visit();
    expect(shown()).toBe("dark");
    now.setTheme("light");
    expect(shown()).toBe("light");
    now.setTheme("auto");
    expect(shown()).toBe("dark");
    dark.matches = false;
    dark.dispatchEvent(new Event("change"));
    expect(shown()).toBe("light");
    now.setTheme("dark");
    expect(shown()).toBe("dark");
  });

  it("follow another page of this browser to its language", async () => {
    const now = await visit();
    const tell = (key: string, newValue: string) =>
      dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
    tell("tafelronde.pace", "de");
    tell("tafelronde.language", "xx");
    tell("tafelronde.language", "nl");
    await vi.waitFor(() => expect(now.language).toBe("nl"));
    expect((await visit()).language).toBe("nl");
  });

  it("tell whether things are to stay where they are", async () => {
    const { still } = device();
    await visit();
    const { calm } = await import("./settings.svelte");
    expect(calm()).toBe(true);
    still.matches = false;
    expect(calm()).toBe(false);
  });
});
