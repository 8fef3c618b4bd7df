import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { setUp } from "../../testing/effects.svelte";
import { answer, FakeSocket, type Request, takeSockets } from "../../testing/server";
import { entry, frame, news as told, seat, TABLE } from "../../testing/table";
import type { GameModule } from "../games/game";
import { link } from "../lib/link.svelte";
import { settings } from "../lib/settings.svelte";
import { words } from "../lib/words.svelte";
import type { Entry, Frame, Head } from "../lib/wire";
import { Narration } from "./narration.svelte";
import { Table } from "./table.svelte";

const run = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const REPLAY = `GET /api/tables/${TABLE}/replay`;
/** Every frame that is asked for, as this says it is. */
const frames = (of: (ply: number) => Frame = frame) => ({ query }: Request) => ({
  frames: Array.from({ length: Number(query["count"]) }, (_, i) => of(Number(query["since"]) + i)),
});
/** The table before stays to be seen. */
const module = { lasts: () => 100 } as unknown as GameModule;

/** A reader who sits on a seat of four, and a table that sends news. */
function made(seat: number | null = 0) {
  link.open();
  FakeSocket.last.welcome();
  const heard: number[] = [];
  const table = new Table(TABLE);
  const reader = { table, module, seat, hidden: true, heard: (entries: readonly Entry[]) => heard.push(...entries.map(({ ply }) => ply)) };
  const { made: narration, end } = setUp(() => new Narration(reader));
  const tables: unknown[] = [];
  const watch = setInterval(() => {
    const view = narration.teller.shown?.view;
    if (view !== tables.at(-1)) tables.push(view);
  }, 10);
  const before = () => table.log.length;
  /** The table after so many steps. */
  const news = (ply: number, more: Partial<Head> = {}) => {
    FakeSocket.last.says(told(ply, Math.min(ply, before()), { seq: (table.head?.seq ?? 0) + 1, ...more })); flushSync();
  };
  /** The line breaks, and comes back. */
  const back = () => {
    link.open();
    FakeSocket.last.welcome();
  };
  return {
    narration, table, news, back, heard, tables,
    end: () => {clearInterval(watch);
      end();
      table.leave();
    },
  };
}
const looks = (visibilityState: "visible" | "hidden") => {
  Object.assign(document, { visibilityState });
  document.dispatchEvent(new Event("visibilitychange"));
};
const calm = (matches: boolean) => Object.assign(matchMedia("(prefers-reduced-motion: reduce)"), { matches });

beforeEach(async () => {
  await words.speak("en");
  await words.learn("rosenkoenig"); vi.useFakeTimers();
  takeSockets();
  answer(frames());
});
afterEach(() => {
  settings.setPace("normal");calm(false);
  looks("visible");
  vi.useRealTimers();vi.unstubAllGlobals();
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

  it("is told of three others in six seconds, also where each does several things", async () => {
    const lots = (ply: number) => entry(ply, { tellings: ["play", "drawn", "play"].map((code) => ({ code, args: { player: ply % 4, card: "NE2", square: "e7" } })) });
    answer(frames((ply) => frame(ply, { entry: lots(ply - 1) })));
    const { narration, news, table, end } = made();
    news(1);
    FakeSocket.last.says({ ...told(4, 1, { seq: 9 }), entries: [1, 2, 3].map(lots) });
    flushSync();
    await run(900);
    expect([table.log.length, narration.left]).toEqual([4, 3]);
    await run(5100);
    expect(narration.settled).toBe(true);
    end();
  });

  it("is told with the table as it was after each decision, where several come in one message", async () => {
    const asked = answer(frames());
    const { news, tables, heard, end } = made();
    news(1);
    news(4);
    await run(10_000);
    expect(asked).toMatchObject([{ route: REPLAY, query: { since: "2", count: "3" } }]);
    expect(tables).toEqual(["table 1", "then 2", "then 3", "table 4"]);
    expect(heard).toEqual([1, 2, 3]);
    end();
  });

  it("is told without the tables in between where they cannot be had", async () => {
    answer(() => Promise.reject(new TypeError("no network")));
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

  it("is not skipped where all of it was told", async () => {
    const { narration, news, heard, end } = made();
    narration.skip();
    news(1);
    await run(10_000);
    const before = narration.justSkipped;
    narration.skip();
    expect([before, narration.justSkipped, heard.length]).toEqual([false, false, 0]);
    end();
  });

  it("is shown at once at instant pace", () => {
    settings.setPace("instant");
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
    const { narration, news, tables, back, end } = made();
    news(1);
    expect(narration.missed).toBe(false);
    looks("hidden");
    news(3);
    looks("visible");
    expect([narration.settled, narration.missed, narration.turnsSince]).toEqual([true, true, 2]);
    back();
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
    settings.setPace("instant");
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
    const { narration, news, tables, end } = made();
    news(1, { you: [0, 1] });
    answer(frames((ply) => frame(ply, { eye: { 3: 1, 4: -1 }[ply] ?? 0 })));
    news(4, { you: [0, 1] });
    await run(10_000);
    expect(tables).toEqual(["table 1", "then 2", "table 4"]);
    news(5, { you: [0, 1], eye: 1 });
    expect(narration.settled).toBe(true);
    end();
  });

  it("is one round of the table for who only watches", () => {
    const { narration, table, news, end } = made(null);
    news(7);
    expect([narration.turnsSince, narration.since]).toEqual([table.head?.seats.length, 7 - (table.head?.seats.length ?? 0)]);
    expect(narration.since).toBeLessThan(6);
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

it("names who decided then, whoever sits there now", async () => {
  await words.learn("rosenkoenig");
  const { narration, news, end } = made();
  news(1);
  const before = [{ until: 2, kind: "person" as const, name: "Ada", level: "", character: "" }];
  const seats = Array.from({ length: 4 }, (_, i) => seat(i === 1 ? { name: "Corva", before } : {}));
  news(2, { seats });
  await run(20);
  expect(narration.text).toContain("Ada");
  end();
});
