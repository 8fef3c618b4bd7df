import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { setUp } from "../../testing/effects.svelte";
import { answer, FakeSocket, refused, takeSockets } from "../../testing/server";
import { choice, news as told, seat, TABLE } from "../../testing/table";
import { link } from "../lib/link.svelte";
import { settings } from "../lib/settings.svelte";
import { toasts } from "../lib/toasts.svelte";
import { say, words } from "../lib/words.svelte";
import type { Head } from "../lib/wire";
import { Play } from "./play.svelte";
import { Table } from "./table.svelte";

const [sound, notify] = vi.hoisted(() => [vi.fn(), vi.fn()]);
vi.mock("../lib/sounds", () => ({ sound }));
vi.mock("../lib/notify", () => ({ notify }));

const N1 = choice("N1", "play", { card: "N1", square: "e6" });
const E2 = choice("E2", "play", { card: "E2", square: "g5" });
const DRAW = choice("draw", "draw", {});
const LEGAL = [N1, E2, DRAW];

let end = () => {};
/** A game of Rosenkönig at which the reader sits, and what the server says of it. */
async function made() {
  link.open();
  FakeSocket.last.welcome();
  const table = new Table(TABLE);
  const { made: play, end: stop } = setUp(() => new Play(table));
  end = () => {
    stop();
    table.leave();
    FakeSocket.all.flatMap(({ sent }) => sent).forEach(({ id }) => FakeSocket.last.done(id));
  };
  const news = async (ply: number, more: Partial<Head> = {}) => {
    FakeSocket.last.says(told(ply, Math.min(ply, table.log.length), { seq: (table.head?.seq ?? 0) + 1, ...more }));
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(0);
    flushSync();
  };
  await news(4, { legal: LEGAL });
  return { play, table, news };
}
const sent = () => FakeSocket.last.sent.filter(({ t }) => t === "move");
const shown = () => toasts.shown.map(({ text }) => text);

beforeEach(async () => {
  await words.speak("en");
  await words.learn("rosenkoenig");
  vi.useFakeTimers();
  takeSockets();
  answer(() => ({ frames: [] }));
  settings.setPace("instant");
  toasts.shown = [];
});
afterEach(() => {
  end();
  settings.setPace("normal");
  settings.setAtOnce(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what is chosen", () => {
  it("is offered when it is one's turn and the table is shown as it is", async () => {
    const { play, news } = await made();
    expect(play.choosing.choices.map(({ action }) => action)).toEqual(["N1", "E2", "draw"]);
    expect([play.yours, play.settled, play.choice]).toEqual([true, true, null]);
    await news(5, { player: 1 });
    expect([play.choosing.choices, play.yours]).toEqual([[], false]);
  });

  it("is sent with the position at which it was chosen, once", async () => {
    const { play, table } = await made();
    play.pick("card", "N1");
    expect(play.choice).toEqual(N1);
    const sending = play.confirm();
    void play.confirm();
    expect(sent()).toMatchObject([{ seat: 0, seq: table.head?.seq, action: N1.action }]);
    FakeSocket.last.done(sent()[0]?.id);
    await sending;
    void play.confirm();
    expect(sent()).toHaveLength(2);
  });

  it("is on its way until the table has come so far", async () => {
    const { play, table, news } = await made();
    expect(play.sending).toBe(false);
    play.pick("card", "N1");
    const sending = play.confirm();
    expect(play.sending).toBe(true);
    FakeSocket.last.done(sent()[0]?.id, (table.head?.seq ?? 0) + 1);
    await sending;
    expect(play.sending).toBe(true);
    await news(5, { player: 1 });
    expect(play.sending).toBe(false);
  });

  it("is sent when the table came on before the last answer did", async () => {
    const { play, news } = await made();
    play.pick("card", "N1");
    const first = play.confirm();
    await news(5, { legal: [E2, DRAW] });
    play.pick("card", "E2");
    const second = play.confirm();
    expect(sent()).toMatchObject([{ action: N1.action }, { action: E2.action }]);
    FakeSocket.last.done(sent()[0]?.id);
    await first;
    expect(play.sending).toBe(true);
    FakeSocket.last.done(sent()[1]?.id);
    await second;
    expect(play.sending).toBe(false);
  });

  it("is no longer on its way when it is refused", async () => {
    const { play } = await made();
    play.pick("card", "N1");
    const sending = play.confirm();
    FakeSocket.last.says(refused("stale", sent()[0]?.id));
    await sending;
    expect(play.sending).toBe(false);
  });

  it("is sent at once where the reader wants that", async () => {
    const { play } = await made();
    settings.setAtOnce(true);
    play.pick("square", "g5");
    expect(sent()).toMatchObject([{ action: E2.action }]);
  });

  it("is forgotten with a new position, and kept when only somebody looks on", async () => {
    const { play, news } = await made();
    play.pick("card", "N1");
    await news(4, { legal: LEGAL, watchers: 5 });
    expect(play.choosing.picked).toEqual({ card: "N1" });
    await news(4, { legal: [E2, DRAW] });
    expect([play.choosing.picked, play.choice]).toEqual([{}, null]);
  });

  it("is not sent where nothing is chosen", async () => {
    const { play } = await made();
    await play.confirm();
    expect(sent()).toEqual([]);
  });

  it("that the server refuses is said why", async () => {
    const { play } = await made();
    play.pick("card", "N1");
    const sending = play.confirm();
    FakeSocket.last.says(refused("stale", sent()[0]?.id));
    await sending;
    expect(shown()).toEqual([say("refusal-stale")]);
  });
});

describe("what cannot be chosen", () => {
  it("is tried, so that the server says why not, with the rule", async () => {
    const { play } = await made();
    play.pick("card", "W3", "W3");
    expect(sent()).toMatchObject([{ action: "W3", seat: 0 }]);
    FakeSocket.last.says({ ...refused("off-board", sent()[0]?.id), clause: "R-3.2" });
    await vi.advanceTimersByTimeAsync(0);
    expect(toasts.shown[0]?.link).toEqual({ href: "/rules/rosenkoenig#R-3.2", text: say("rule-says", { clause: "R-3.2" }) });
  });

  it("is said here where there is nothing to try", async () => {
    const { play } = await made();
    play.pick("card", "W3");
    expect([sent(), shown()]).toEqual([[], [say("unlit-card", { value: "W3" }, "rosenkoenig")]]);
  });

  it.each([
    ["refusal-spectator", { you: [], eye: -1 }],
    ["refusal-not-playing", { status: "over" as const }],
    ["refusal-not-your-turn", { legal: [], player: 2 }],
  ])("says %s to who cannot choose at all", async (message, more) => {
    const { play, news } = await made();
    await news(4, { legal: [], ...more });
    play.pick("card", "N1", "N1");
    expect([sent(), shown()]).toEqual([[], [say(message)]]);
  });

  it("waits while something is still told", async () => {
    const { play, news } = await made();
    await news(5, { player: 1 });
    settings.setPace("slow");
    await news(6, { legal: LEGAL });
    expect([play.settled, play.choosing.choices]).toEqual([false, []]);
    play.pick("card", "N1", "N1");
    expect([sent(), shown()]).toEqual([[], [say("still-told")]]);
  });
});

describe("the reader", () => {
  it("sits where the head says, looks from there, and is a spectator elsewhere", async () => {
    const { play, news } = await made();
    expect([play.seat, play.veiled, play.hidden]).toEqual([0, false, true]);
    await news(4, { you: [], eye: -1 });
    expect(play.seat).toBeNull();
    await news(4, { you: [2], eye: -1 });
    expect(play.seat).toBeNull(); // who sees what is not known yet
  });

  it("takes the screen when several sit at it", async () => {
    const { play, news } = await made();
    await news(4, { you: [0, 1], eye: 1 });
    expect(play.veiled).toBe(true);
    play.unveil();
    expect(play.veiled).toBe(false);
    await news(4, { you: [0, 1], eye: 0 });
    expect(play.veiled).toBe(true);
    await news(4, { you: [0, 1], eye: 0, status: "over" });
    expect(play.veiled).toBe(false);
  });

  it("is shown the table with what led there", async () => {
    const { play, news } = await made();
    await news(6, { player: 2 });
    expect(play.face).toMatchObject({ view: "table 6", seat: 0, turn: 2, over: false, step: null, names: play.names });
    expect(play.face.log.map(({ ply }) => ply)).toEqual([0, 1, 2, 3, 4, 5]);
    await news(6, { player: -4, status: "over" });
    expect([play.over, play.face.over, play.yours]).toEqual([true, true, false]);
  });
});

describe("a hint", () => {
  const best = { choice: E2, expected: [], share: 0.5, low: 0.4, high: 0.6 };
  const asks = () => FakeSocket.last.sent.filter(({ t }) => t === "hint");
  const answered = () =>
    FakeSocket.last.says({ t: "hint", id: asks().at(-1)?.id ?? "", table: TABLE, seq: 1, seat: 0, best, second: null, reasons: [], line: [], shown: [], simulations: 9 });

  it("picks what it advises, and stands for as long as that is picked", async () => {
    const { play } = await made();
    play.pick("card", "N1");
    const asked = play.askHint();
    void play.askHint();
    expect([play.hinting, asks().length]).toEqual([true, 1]);
    answered();
    await asked;
    expect([play.hinting, play.choice, play.hint?.best]).toEqual([false, E2, best]);
    play.pick("card", "N1");
    expect(play.hint).toBeNull();
  });

  it("is of no use when the table has moved on", async () => {
    const { play, news } = await made();
    const asked = play.askHint();
    await news(5, { legal: [N1] });
    answered();
    await asked;
    expect([play.hint, play.choosing.picked]).toEqual([null, {}]);
  });
});

describe("taking back", () => {
  const undo = (state: "now" | "ask" | "no") => ({ legal: LEGAL, undo: { state, reason: "over", seat: 0, to: 3 } });
  const undone = () => FakeSocket.last.sent.filter(({ t }) => t === "undo");

  it("is asked for, and said why not", async () => {
    const { play, news } = await made();
    await news(4, undo("no"));
    play.undo();
    expect([undone(), shown()]).toEqual([[], [say("undo-over")]]);
    await news(4, undo("now"));
    play.undo();
    expect(undone()).toMatchObject([{ seat: 0, table: TABLE }]);
    FakeSocket.last.done(undone()[0]?.id);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual([say("undo-over")]);
    await news(4, undo("ask"));
    play.undo();
    FakeSocket.last.done(undone()[1]?.id);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual([say("undo-asked")]);
    expect(say("undo-asked")).toBe("The others are asked."); // its words came with the game's
  });
});

describe("a wish to take back", () => {
  const offer = (seat: number) => ({ seat, to: 2, waiting: [1] });

  it("that was refused is said to have been, and no other", async () => {
    const { news } = await made();
    await news(4, { offer: offer(0) });
    await news(4);
    expect(shown()).toEqual([say("undo-refused")]);
    toasts.shown = [];
    await news(4, { offer: offer(1) }); // of somebody else
    await news(4);
    await news(4, { offer: offer(0) });
    await news(2); // it was granted
    await news(2, { offer: offer(0) });
    await news(2, { status: "over" });
    expect(shown()).toEqual([]);
  });
});

describe("what was done to the reader", () => {
  it("is told until the game is over", async () => {
    const { play, table, news } = await made();
    const turned = { ply: 4, player: 1, action: null, text: "", time: 0, forced: false, tellings: [{ code: "capture", args: { player: 1 } }] };
    table.log = [...table.log, turned];
    await news(5);
    expect(play.deeds.get(1)?.done).toHaveLength(1);
    await news(5, { status: "over" });
    expect(play.deeds.get(1)?.done).toEqual([]);
  });
});

describe("the keys", () => {
  const event = (key: string, more: object = {}, inside = "") => {
    const target = { closest: (names: string) => (inside && names.includes(inside) ? target : null) };
    return { key, target, preventDefault: vi.fn(), ...more } as unknown as KeyboardEvent;
  };

  it("drop what was begun, confirm what is chosen, and do what the page adds", async () => {
    const { play } = await made();
    const own = vi.fn();
    play.pick("card", "N1");
    play.key(event("Escape"), {});
    expect(play.choosing.begun).toBe(false);
    play.key(event("h"), { h: own });
    expect(own).toHaveBeenCalledOnce();
    play.pick("card", "N1");
    play.key(event("Enter", {}, "button"), {});
    expect(sent()).toEqual([]);
    play.key(event("Enter"), {});
    expect(sent()).toHaveLength(1);
  });

  it("are the reader's where they write, and with Ctrl", async () => {
    const { play } = await made();
    const own = vi.fn();
    const typed = event("h", {}, "textarea");
    play.key(typed, { h: own });
    play.key(event("h", { ctrlKey: true }), { h: own });
    expect(own).not.toHaveBeenCalled();
    expect(typed.preventDefault).not.toHaveBeenCalled();
  });
});

describe("a turn that comes", () => {
  /** The calls since it was last asked. */
  const called = () => {
    const calls = [...sound.mock.calls.map(([name]) => name as string).filter((name) => name === "turn" || name === "end"), ...notify.mock.calls.map(([title]) => title as string)];
    sound.mockClear();
    notify.mockClear();
    return calls;
  };

  beforeEach(() => void called());

  it("sounds alone; what the others do before sounds itself", async () => {
    const { news } = await made();
    const sounds = () => sound.mock.calls.splice(0).map(([name]) => name as string);
    sounds();
    await news(5, { player: 1 });
    expect(sounds()).toEqual(["move"]);
    await news(6, { legal: LEGAL });
    expect(sounds()).toEqual(["turn"]);
  });

  it("is called out once, and so is the end; none that was there when the page came", async () => {
    const { news } = await made();
    expect(called()).toEqual([]);
    await news(5, { player: 1 });
    expect(called()).toEqual([]);
    await news(6, { legal: LEGAL });
    expect(called()).toEqual(["turn", say("your-turn-title")]);
    await news(6, { legal: LEGAL, watchers: 2 });
    expect(called()).toEqual([]);
    await news(7, { player: 1 });
    await news(8, { player: 1, status: "over" });
    expect(called()).toEqual(["end", say("game-over")]);
  });

  it("is foretold with the names of those at the table", async () => {
    const { play, news } = await made();
    await news(5, { seats: [seat(), seat({ kind: "person", name: "Bo" }), seat(), seat()] });
    expect(play.foretold({ code: "play", args: { player: 1, card: "N1", square: "e6" } })).toContain("Bo");
    expect(play.names).toHaveLength(4);
    expect(play.names[1]).toBe("Bo");
  });
});
