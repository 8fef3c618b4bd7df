import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { link } from "../lib/link.svelte";
import type { Entry, Frame, Head } from "../lib/wire";
import { Narration, type Reader } from "./narration.svelte";

interface Asked {
  query: { since: number; count: number };
}
const SEATS = 4;
const chosen = vi.hoisted(() => ({ pace: "normal", calm: false, visibility: "visible" }));
vi.mock("../lib/settings.svelte", () => ({
  settings: { get pace() { return chosen.pace; } },
  calm: () => chosen.calm,
}));
vi.mock("./flights.svelte", () => ({ flights: { fly: async () => {} } }));
vi.mock("../lib/link.svelte", () => ({ link: {}, ask: vi.fn() }));
const { ask } = (await import("../lib/link.svelte")) as unknown as { ask: ReturnType<typeof vi.fn>; link: typeof link };

const entry = (ply: number): Entry => ({
  ply, player: ply % SEATS, action: null, text: "", time: 0, forced: false, tellings: [{ code: "play", args: { player: ply % SEATS } }],
});
const head = (ply: number, more: Partial<Head> = {}) =>
  ({ id: "t", game: "g", ply, player: ply % SEATS, eye: 0, you: [0], status: "playing", seats: Array(SEATS).fill({ kind: "bot", level: "easy" }), view: `table ${ply}`, legal: [], ...more }) as unknown as Head;
const frame = (ply: number): Frame => ({ ply, last: 99, player: ply % SEATS, eye: 0, view: `then ${ply}`, entry: ply ? entry(ply - 1) : null });

/** A reader who sits on seat 0 of four, and a table that sends him news. */
function made(seat: number | null = 0) {
  const table = { head: null as Head | null, log: [] as Entry[], returned: true };
  const heard: number[] = [];
  const module = { lasts: () => 100 }; // so that the table before is to be seen
  const reader = { table, module, seat, hidden: true, plies: heard, heard(entries: readonly Entry[]) { this.plies.push(...entries.map(({ ply }) => ply)); } };
  const narration = new Narration(reader as unknown as Reader);
  const news = (ply: number, more: Partial<Head> = {}) => {
    table.log = Array.from({ length: ply }, (_, i) => entry(i));
    table.head = head(ply, more);
    narration.follow(table.head);
    table.returned = false;
  };
  const tables: unknown[] = [];
  const watch = setInterval(() => {
    const view = narration.teller.shown?.view;
    if (view !== tables.at(-1)) tables.push(view);
  }, 10);
  return { narration, news, heard, tables, table, end: () => clearInterval(watch) };
}
const run = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { get visibilityState() { return chosen.visibility; } });
  Object.assign(chosen, { pace: "normal", calm: false, visibility: "visible" });
  ask.mockReset();
  ask.mockImplementation(async (_route: string, { query: { since, count } }: Asked) => ({
    frames: Array.from({ length: count }, (_, i) => frame(since + i)),
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what others do", () => {
  it("is told in order, however fast it comes, and one's own turn comes after it", async () => {
    const { narration, news, heard, tables, end } = made();
    news(1);
    for (const ply of [2, 3, 4]) news(ply);
    await run(20);
    expect([narration.settled, narration.left]).toEqual([false, 3]);
    expect(narration.saying?.ply).toBe(1);
    await run(1500);
    expect(narration.left).toBe(2);
    await run(10_000);
    expect(tables).toEqual(["table 1", "table 2", "table 3", "table 4"]);
    expect(heard).toEqual([1, 2, 3]);
    expect([narration.settled, narration.left]).toEqual([true, 0]);
    news(5);
    expect(narration.saying).toBeNull();
    end();
  });

  it("is told with the table as it was after each decision, where several come in one message", async () => {
    const { news, tables, heard, end } = made();
    news(1);
    news(4);
    await run(10_000);
    expect(ask).toHaveBeenCalledWith("GET /api/tables/{table}/replay", { path: { table: "t" }, query: { since: 2, count: 3 } });
    expect(tables).toEqual(["table 1", "then 2", "then 3", "table 4"]);
    expect(heard).toEqual([1, 2, 3]);
    end();
  });

  it("is told without the tables in between where they cannot be had", async () => {
    ask.mockRejectedValue(new Error("no network"));
    const { news, tables, heard, end } = made();
    news(1);
    news(4);
    news(5);
    await run(10_000);
    expect(tables).toEqual(["table 1", "table 4", "table 5"]);
    expect(heard).toEqual([1, 2, 3, 4]);
    end();
  });

  it("is shown at once when skipped, also what is still being fetched, and heard", async () => {
    const { narration, news, tables, heard, end } = made();
    news(1);
    news(4);
    narration.skip();
    await run(10_000);
    expect(tables).toEqual(["table 4"]);
    expect(heard).toEqual([1, 2, 3]);
    expect(narration.settled).toBe(true);
    end();
  });

  it("is shown at once at instant pace", () => {
    chosen.pace = "instant";
    const { narration, news, heard, end } = made();
    news(1);
    news(4);
    expect(narration.settled).toBe(true);
    expect(narration.teller.shown?.view).toBe("table 4");
    expect(heard).toEqual([1, 2, 3]);
    expect(narration.missed).toBe(false);
    end();
  });

  it("is offered afterwards to who was not looking, or came back", async () => {
    const { narration, news, tables, table, end } = made();
    news(1);
    expect(narration.missed).toBe(false);
    chosen.visibility = "hidden";
    news(3);
    chosen.visibility = "visible";
    expect([narration.settled, narration.missed, narration.turnsSince]).toEqual([true, true, 2]);
    table.returned = true;
    news(4);
    expect([narration.settled, narration.missed, narration.turnsSince]).toEqual([true, true, 3]);
    await run(20);
    await narration.again();
    expect(narration.missed).toBe(false);
    await run(20_000);
    expect(tables).toEqual(["table 4", "then 1", "then 2", "then 3", "then 4", "table 4"]);
    expect(narration.settled).toBe(true);
    news(5);
    expect(narration.turnsSince).toBe(0);
    end();
  });

  it("is told again at instant pace, too, when that is wished; one turn as well", async () => {
    chosen.pace = "instant";
    const { narration, news, tables, end } = made();
    news(4);
    await run(20);
    await narration.again(narration.turns[2]);
    expect(narration.left).toBeGreaterThan(0);
    await run(10_000);
    expect(tables).toEqual(["table 4", "then 2", "then 3", "table 4"]);
    end();
  });

  it("of others at the same screen is shown as they may all see it", async () => {
    const { narration, news, table, tables, end } = made();
    news(1, { you: [0, 1] });
    table.returned = false;
    ask.mockImplementation(async () => ({
      frames: [frame(2), { ...frame(3), eye: 1 }, { ...frame(4), eye: -1 }].map((one) => ({ ...one })),
    }));
    news(4, { you: [0, 1] });
    await run(10_000);
    expect(tables).toEqual(["table 1", "then 2", "table 4"]);
    news(5, { you: [0, 1], eye: 1 });
    expect(narration.settled).toBe(true);
    end();
  });

  it("is not told when it is taken back", () => {
    const { narration, news, heard, end } = made();
    news(4);
    news(2);
    expect(narration.settled).toBe(true);
    expect(narration.teller.shown?.ply).toBe(2);
    expect(heard).toEqual([]);
    end();
  });
});
