import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { reading } from "./pace";
import { type Scene, type Stage, Teller } from "./telling.svelte";

const scene = (ply: number, codes: readonly string[] = ["play"]): Scene => ({
  ply,
  player: ply % 4,
  view: `table ${ply}`,
  entries: codes.length
    ? [{ ply: ply - 1, player: (ply - 1) % 4, action: null, text: "", time: 0, forced: false, tellings: codes.map((code) => ({ code, args: {} })) }]
    : [],
});

/** The things seen and done, in order. */
function made(stage: Partial<Stage> = {}) {
  const seen: string[] = [];
  const teller: Teller = new Teller({
    act: async ({ ply, telling }) => void seen.push(`${String(teller.shown?.view)}: ${ply} ${telling.code}`),
    told: (entries) => void seen.push(`told ${entries.map(({ ply }) => ply).join(" ")}`),
    ...stage,
  });
  teller.show(scene(0, []));
  return { teller, seen };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the teller", () => {
  it("tells everything in order, each with the table as it was, however much has come together", async () => {
    const { teller, seen } = made({ reads: () => 1000 });
    for (let ply = 1; ply <= 12; ply += 1) teller.tell(scene(ply));
    await vi.runAllTimersAsync();
    const all = Array.from({ length: 12 }, (_, i) => [`table ${i}: ${i} play`, `told ${i}`]).flat();
    expect(seen).toEqual(all);
    expect(teller.shown?.ply).toBe(12);
    expect(teller.telling).toBe(false);
  });

  it("lets each stand as long as it is read", async () => {
    const { teller, seen } = made({ reads: ({ telling }) => (telling.code === "long" ? 2000 : 600) });
    teller.tell(scene(1, ["long"]), scene(2, ["short", "long"]));
    await vi.advanceTimersByTimeAsync(1990);
    expect([teller.shown?.ply, teller.from]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(20);
    expect([seen.at(-1), teller.from]).toEqual(["table 1: 1 short", 1]);
    await vi.advanceTimersByTimeAsync(600);
    expect(seen.at(-1)).toBe("table 1: 1 long");
    expect([teller.shown?.ply, teller.telling]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(teller.telling).toBe(false);
  });

  it("moves nothing where things are to stay, and still tells one after another", async () => {
    const { teller, seen } = made({ reads: () => 500, still: () => true });
    teller.tell(scene(1), scene(2));
    await vi.advanceTimersByTimeAsync(10);
    expect([teller.shown?.ply, teller.step]).toEqual([1, null]);
    await vi.runAllTimersAsync();
    expect(seen).toEqual(["table 1: 0 play", "told 0", "table 2: 1 play", "told 1"]);
  });

  it("ends when another table is shown", async () => {
    const { teller, seen } = made({ reads: () => 500 });
    teller.tell(scene(1), scene(2), scene(3));
    await vi.advanceTimersByTimeAsync(100);
    teller.show(scene(3));
    await vi.runAllTimersAsync();
    expect(seen).toEqual(["table 0: 0 play"]);
    expect([teller.shown?.ply, teller.from, teller.telling]).toEqual([3, 3, false]);
  });

  it("shows the same table seen anew, told already or not", async () => {
    const { teller } = made({ reads: () => 500 });
    teller.tell(scene(1), scene(2));
    teller.amend({ ...scene(2), view: "with more light" });
    await vi.runAllTimersAsync();
    expect(teller.shown?.view).toBe("with more light");
    teller.amend({ ...scene(2), view: "with less" });
    expect(teller.shown?.view).toBe("with less");
  });
});

describe("the pace", () => {
  it("gives longer sentences more time, and nothing to what says nothing", () => {
    expect(reading("Anna passes.", "normal")).toBeLessThan(reading("Anna plays a river into her own realm.", "normal"));
    expect(reading("", "slow")).toBe(0);
    const [slow, normal, fast] = (["slow", "normal", "fast"] as const).map((pace) => reading("Anna passes.", pace));
    expect(slow).toBeGreaterThan(normal as number);
    expect(normal).toBeGreaterThan(fast as number);
  });

  it("tells three turns in six seconds, however much is said in them, and lets each sentence be seen", () => {
    const long = "Anna plays a river into the realm of Bartholomeus, where a thief of Chiara’s lies in wait.";
    for (const said of [1, 2, 3, 4]) expect(3 * said * reading(long, "normal", said)).toBeLessThanOrEqual(6000);
    expect(reading(long, "normal", 40)).toBeGreaterThan(400);
  });
});
