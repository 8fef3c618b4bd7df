import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { setUp } from "../../../testing/effects.svelte";
import { answer, refused, type Request } from "../../../testing/server";
import { entry, frame, news, TABLE } from "../../../testing/table";
import type { Step } from "../../games/game";
import { words } from "../../lib/words.svelte";
import { Replay } from "./replay.svelte";

/** A deal, then decisions of which every third is followed by a draw: stops at 1, 2, 4, 5, 7 … */
const LAST = 12;
const log = Array.from({ length: LAST }, (_, ply) => entry(ply, { player: ply % 3 === 0 ? -1 : ply % 2 }));
const told = { ...news(LAST, 0, { status: "over" }), entries: log };

let asked: Request[] = [];
let end = () => {};
const answers = ({ route, query }: Request): unknown =>
  route.endsWith("/replay")
    ? { frames: Array.from({ length: LAST + 1 }, (_, ply) => frame(ply)).slice(Number(query["since"])).slice(0, Number(query["count"])) }
    : told;
async function open(ply: number | null = null, step: number | null = null): Promise<Replay> {
  const { made, end: stop } = setUp(() => new Replay(TABLE, ply, step));
  end = stop;
  await vi.advanceTimersByTimeAsync(0);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  return made;
}
const see = async (replay: Replay, act: () => void): Promise<number> => {
  act();
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
  return replay.ply;
};

beforeEach(async () => {
  await words.speak("en");
  vi.useFakeTimers();
  asked = answer(answers);
  Object.assign(matchMedia("(prefers-reduced-motion: reduce)"), { matches: true });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a replay", () => {
  it("begins where somebody first decides, or where the address says", async () => {
    const replay = await open();
    expect(asked.map(({ route }) => route)).toEqual([`GET /api/tables/${TABLE}`, `GET /api/tables/${TABLE}/replay`]);
    expect([replay.ply, replay.last, replay.at]).toEqual([1, LAST, 0]);
    expect(replay.teller.shown?.view).toBe("then 1");
    end();
    expect((await open(5)).ply).toBe(5);
    end();
    expect((await open(99)).ply).toBe(LAST);
  });

  it.each([[0, 1], [3, 5], [8, LAST], [99, LAST]])("begins at step %d, as the page counts them", async (step, ply) => {
    const replay = await open(null, step);
    expect([replay.ply, replay.at]).toEqual([ply, Math.min(step, 8)]);
  });

  it("begins at a whole step where the address names a draw in its midst", async () => {
    const replay = await open(3);
    expect([replay.ply, replay.at]).toEqual([2, 1]);
  });

  it("goes from decision to decision, with what follows from each, and back", async () => {
    const replay = await open();
    expect(replay.stops).toEqual([1, 2, 4, 5, 7, 8, 10, 11, LAST]);
    const on = () => see(replay, () => replay.step(true));
    const back = () => see(replay, () => replay.step(false));
    expect([await on(), await on(), await on()]).toEqual([2, 4, 5]);
    expect([replay.at, replay.since, replay.teller.shown?.view]).toEqual([3, 4, "then 5"]);
    expect([await back(), await back(), await back(), await back()]).toEqual([4, 2, 1, 1]);
    expect(await see(replay, () => replay.goTo(6))).toBe(10);
    expect(await see(replay, () => replay.goTo(99))).toBe(LAST);
    expect(await on()).toBe(LAST);
    expect(await see(replay, () => replay.go(-5))).toBe(0);
    expect(await see(replay, () => replay.go(99))).toBe(LAST);
  });

  it("plays by itself to the end, and from the beginning when it is there", async () => {
    const replay = await open();
    await vi.advanceTimersByTimeAsync(5000);
    expect(replay.ply).toBe(1);
    replay.toggle();
    await vi.advanceTimersByTimeAsync(950);
    expect(replay.ply).toBe(2);
    await vi.advanceTimersByTimeAsync(900);
    expect(replay.ply).toBe(4);
    replay.toggle();
    await vi.advanceTimersByTimeAsync(5000);
    expect(replay.ply).toBe(4);
    replay.toggle();
    await vi.advanceTimersByTimeAsync(20_000);
    expect([replay.ply, replay.playing]).toEqual([LAST, false]);
    replay.toggle();
    expect([replay.ply, replay.playing]).toEqual([1, true]);
  });

  it("shows the table for one who looks on: nothing is chosen, nobody asked", async () => {
    const replay = await open(4);
    const { face } = replay;
    expect(face).toMatchObject({ view: "then 4", seat: null, turn: 0, over: false, step: null });
    expect(face.log.map(({ ply }) => ply)).toEqual([0, 1, 2, 3]);
    expect(face.arms).toHaveLength(4);
    expect(face.choosing.choices).toEqual([]);
  });

  it("tells the move and the draws that follow together, where things move", async () => {
    Object.assign(matchMedia("(prefers-reduced-motion: reduce)"), { matches: false });
    const replay = await open(2);
    const steps: number[] = [];
    Object.assign(replay.teller.stage, { act: async ({ ply }: Step) => void steps.push(ply) });
    await see(replay, () => replay.step(true));
    await vi.advanceTimersByTimeAsync(500);
    expect([steps, replay.teller.shown?.view]).toEqual([[2, 3], "then 4"]);
    await see(replay, () => replay.step(false));
    await see(replay, () => replay.goTo(5)); // not the next one: it is only shown
    await vi.advanceTimersByTimeAsync(500);
    expect([steps, replay.teller.shown?.view]).toEqual([[2, 3], "then 8"]);
  });

  it("asks again for what did not come", async () => {
    const replay = await open();
    expect(asked.filter(({ route }) => route.endsWith("/replay"))).toHaveLength(1);
    expect(replay.wrong).toBe("");
    end();
    let broken = true;
    asked = answer((request) => {
      if (broken && request.route.endsWith("/replay")) throw new TypeError("no network");
      return answers(request);
    });
    const again = await open();
    expect(again.teller.shown).toBeNull();
    broken = false;
    await see(again, () => again.step(true));
    expect(again.teller.shown?.view).toBe("then 2");
  });

  it("says why it is not to be had", async () => {
    answer(() => Response.json(refused("busy"), { status: 503 }));
    expect((await open()).wrong).toBe(words.say("refusal-busy"));
  });
});
