/** What the browser keeps and does for its reader: habits, notices, sounds, the title of the page. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { address, begin, end, idOf, pushes } from "../features/notifications/push";
import { resumed } from "../features/school/resumed";
import { notify, permitted, possible } from "./notify";
import { settings } from "./settings.svelte";
import { sound } from "./sounds";
import { title } from "./title.svelte";

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

  /** What the device asks for, by its question. */
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

  it("tell whether things are to stay where they are", async () => {
    const { still } = device();
    await visit();
    const { calm } = await import("./settings.svelte");
    expect(calm()).toBe(true);
    still.matches = false;
    expect(calm()).toBe(false);
  });
});

describe("a lesson that was begun", () => {
  it("goes on where it was left", () => {
    expect([resumed.of("g", "first"), resumed.done("g", "first")]).toEqual([null, []]);
    resumed.keep("g", "first", ["a", "b"], 5);
    expect(resumed.of("g", "first")).toEqual({ done: ["a", "b"], steps: 5 });
    expect(resumed.done("g", "first")).toEqual(["a", "b"]);
    expect([resumed.of("g", "second"), resumed.of("h", "first")]).toEqual([null, null]);
    resumed.keep("g", "first", [], 5);
    expect(resumed.of("g", "first")).toBeNull();
  });

  it.each([
    "", "{", "7", "null", "[]", '{"done":["a"]}', '{"steps":3}', '{"done":"a","steps":3}', '{"done":["a",1],"steps":3}',
    '{"done":["a"],"steps":"3"}',
  ])("begins anew where what was kept is damaged: '%s'", (text) => {
    localStorage.setItem("tafelronde.lesson.g.first", text);
    expect(resumed.of("g", "first")).toBeNull();
  });
});

/** A browser that shows notices, and keeps them. */
class Notice {
  static permission = "granted";
  static requestPermission = () => Promise.resolve(Notice.permission);
  static all: Notice[] = [];
  static refuses = false;
  onclick: (() => void) | null = null;
  closed = 0;
  constructor(readonly title: string, readonly more: { body: string; tag: string; icon: string }) {
    if (Notice.refuses) throw new TypeError("Illegal constructor");
    Notice.all.push(this);
  }
  close(): void {
    this.closed += 1;
  }
}
/** Whether the page is looked at. */
const look = (visibilityState: string) => {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event("visibilitychange"));
};
function withNotices(permission: string): void {
  Object.assign(Notice, { permission, all: [], refuses: false });
  vi.stubGlobal("Notification", Notice);
}

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

describe("notices of the server", () => {
  const subscribed = { endpoint: "https://push/1", toJSON: () => ({ endpoint: "https://push/1", keys: { p256dh: "p", auth: "a" } }), unsubscribe: vi.fn() };
  let has: typeof subscribed | null;
  const subscribe = vi.fn((_: object): Promise<unknown> => Promise.resolve(subscribed));
  const registration = { pushManager: { subscribe, getSubscription: () => Promise.resolve(has) } };
  let registered: typeof registration | undefined;
  function ready(permission = "granted"): void {
    withNotices(permission);
    vi.stubGlobal("PushManager", class {});
    vi.stubGlobal("navigator", {
      languages: ["en"],
      serviceWorker: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registered) },
    });
  }
  beforeEach(() => {
    has = subscribed;
    registered = registration;
    subscribe.mockClear();
    subscribed.unsubscribe.mockClear();
  });

  it("come to an address that the browser tells", async () => {
    ready();
    expect(await address()).toBe("https://push/1");
    has = null;
    expect(await address()).toBe("");
    registered = undefined;
    expect(await address()).toBe("");
  });

  it("are taken with the server's key", async () => {
    ready();
    expect(await begin("key", "nl")).toEqual({ endpoint: "https://push/1", p256dh: "p", auth: "a", language: "nl" });
    expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: "key" }]]);
    subscribe.mockResolvedValueOnce({ toJSON: () => ({}) });
    expect(await begin("key", "en")).toEqual({ endpoint: "", p256dh: "", auth: "", language: "en" });
    subscribe.mockRejectedValueOnce(new Error("no push service"));
    expect(await begin("key", "en")).toBeNull();
  });

  it("are not taken where the reader does not allow it", async () => {
    ready("default");
    expect([pushes(), await begin("key", "en")]).toEqual([true, null]);
    Notice.permission = "denied";
    expect([pushes(), await begin("key", "en"), await address()]).toEqual([false, null, ""]);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it.each(["Notification", "PushManager", "serviceWorker"])("are not taken by a browser without %s", async (name) => {
    ready();
    Reflect.deleteProperty(name === "serviceWorker" ? navigator : globalThis, name);
    expect([pushes(), await begin("key", "en"), await address()]).toEqual([false, null, ""]);
  });

  it("end", async () => {
    ready();
    await end();
    expect(subscribed.unsubscribe).toHaveBeenCalledTimes(1);
    has = null;
    await end();
    registered = undefined;
    await end();
    expect(subscribed.unsubscribe).toHaveBeenCalledTimes(1);
  });

  it("are known to the server by the beginning of the address's SHA-256", async () => {
    ready();
    expect(await idOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223");
    expect(await idOf("https://push/8")).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe("sounds", () => {
  let played: [pitch: number, type: string, from: number, to: number][];
  let steps: [string, number, number][];
  let made: number;
  class Node {
    connect = (to: unknown) => to;
  }
  class Tone extends Node {
    #from = 0;
    constructor(_: unknown, readonly more: { frequency: number; type: string }) {
      super();
    }
    start(at: number): void {
      this.#from = at;
    }
    stop(at: number): void {
      played.push([this.more.frequency, this.more.type, this.#from, at]);
    }
  }
  class Volume extends Node {
    constructor(_: unknown, { gain }: { gain: number }) {
      super();
      steps.push(["from", gain, 0]);
    }
    gain = Object.fromEntries(
      ["setValueAtTime", "linearRampToValueAtTime", "exponentialRampToValueAtTime"].map((name) => [
        name, (value: number, at: number) => steps.push([name, value, at]),
      ]),
    );
  }
  function ready(on: boolean): void {
    [played, steps, made] = [[], [], 0];
    vi.stubGlobal("AudioContext", class {
      currentTime = 2;
      destination = null;
      constructor() {
        made += 1;
      }
    });
    vi.stubGlobal("OscillatorNode", Tone);
    vi.stubGlobal("GainNode", Volume);
    settings.setSounds(on);
  }

  it("are the house's, or a game's own", () => {
    ready(true);
    sound("turn");
    expect(played.splice(0)).toEqual([[523, "sine", 2, 2.12], [784, "sine", 2.1, 2.3000000000000003]]);
    sound("move", { move: [[90, 0.5, 1, "square"]] });
    expect(played.splice(0)).toEqual([[90, "square", 2.5, 3.5]]);
    expect(steps.slice(-4)).toEqual([
      ["from", 0, 0], ["setValueAtTime", 0, 2.5], ["linearRampToValueAtTime", 0.16, 2.51], ["exponentialRampToValueAtTime", 0.001, 3.5],
    ]);
    for (const name of ["move", "event", "end"] as const) sound(name, { turn: [] });
    expect(played.map(([pitch, type]) => `${pitch} ${type}`)).toEqual(["180 triangle", "140 sawtooth", "392 sine", "523 sine", "659 sine"]);
    expect(made).toBe(1);
  });

  it("are not made where they are not wanted", () => {
    ready(false);
    sound("end");
    expect([played, made]).toEqual([[], 0]);
  });
});

it("tells in the title of the page what it is, and that it is one's turn", () => {
  title.set("Table");
  expect(document.title).toBe("Table · Tafelronde");
  title.set("Table", true);
  expect(document.title).toBe("● Table · Tafelronde");
  title.set("");
  expect(document.title).toBe("Tafelronde");
});
