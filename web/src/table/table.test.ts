import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { FakeSocket, refused, takeSockets } from "../../testing/server";
import { news, TABLE } from "../../testing/table";
import { link } from "../lib/link.svelte";
import type { ChatLine } from "../lib/wire";
import { words } from "../lib/words.svelte";
import { Table } from "./table.svelte";

const line = (number: number): ChatLine => ({ number, user: "u", name: "Ada", seat: 0, text: "hello", time: 0, phrase: "" });
const plies = (table: Table) => table.log.map(({ ply }) => ply);
let table: Table;

beforeAll(() => words.learn("/refusals")); // else they load with the first one
beforeEach(() => {
  vi.useFakeTimers();
  takeSockets();
  link.open();
  FakeSocket.last.welcome();
  table = new Table(TABLE);
});
afterEach(() => {
  table.leave();
  FakeSocket.all.flatMap(({ sent }) => sent).forEach(({ id }) => FakeSocket.last.done(id)); // nothing is sent again
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const says = (...given: Parameters<typeof news>) => FakeSocket.last.says(news(...given));
const watches = () => FakeSocket.last.sent.filter(({ t }) => t === "watch");

describe("a table", () => {
  it("is watched, and its log grows by what is new", () => {
    expect(watches()).toMatchObject([{ table: TABLE, seq: 0 }]);
    says(2, 0);
    says(3, 2);
    expect([plies(table), table.head?.ply]).toEqual([[0, 1, 2], 3]);
  });

  it("takes back what is taken back", () => {
    says(4, 0);
    says(2, 2, { seq: 5 });
    expect([plies(table), table.head?.ply]).toEqual([[0, 1], 2]);
  });

  it("never takes an older head for a newer one, but the same one again", () => {
    says(4, 0, { seq: 9 });
    says(3, 0, { seq: 8 });
    expect([plies(table), table.head?.seq]).toEqual([[0, 1, 2, 3], 9]);
    says(4, 4, { seq: 9, watchers: 3 });
    expect(table.head?.watchers).toBe(3);
  });

  it("is left whatever the server says to that", async () => {
    table.leave();
    FakeSocket.last.says(refused("malformed", FakeSocket.last.of("unwatch")[0]));
    FakeSocket.last.says(refused("busy", watches()[0]?.id)); // it is not asked again
    await vi.advanceTimersByTimeAsync(10_000);
    expect(FakeSocket.last.of("unwatch")).toHaveLength(1);
    expect(watches()).toHaveLength(1);
  });

  it("hears nothing of other tables", () => {
    says(1, 0, { id: "another" });
    FakeSocket.last.says({ t: "chat", table: "another", line: line(1) });
    FakeSocket.last.says({ t: "lobby", tables: [], newcomer: false, follows: false });
    expect([table.head, table.chats, table.unread]).toEqual([null, [], 0]);
  });

  it("asks for what it missed when the line comes back, and knows that it was away", () => {
    says(2, 0, { seq: 7 });
    expect(table.returned).toBe(true);
    says(3, 2, { seq: 8 });
    expect(table.returned).toBe(false);
    FakeSocket.last.done(watches()[0]?.id);
    link.open();
    FakeSocket.last.welcome();
    expect(watches()).toMatchObject([{ table: TABLE, seq: 8 }]);
    says(5, 3, { seq: 10 });
    expect([table.returned, plies(table)]).toEqual([true, [0, 1, 2, 3, 4]]);
  });

  it("says why the server does not show it", async () => {
    FakeSocket.last.says(refused("not-found", watches()[0]?.id));
    await vi.advanceTimersByTimeAsync(0);
    expect(table.missing?.reason).toBe("not-found");
  });

  it("is watched again where the server was busy, until it is left", async () => {
    FakeSocket.last.says(refused("busy", watches()[0]?.id));
    await vi.advanceTimersByTimeAsync(1000);
    expect([table.missing, watches().length]).toEqual([null, 2]);
    FakeSocket.last.says({ ...refused("too-fast", watches()[1]?.id), retry_after: 3 });
    await vi.advanceTimersByTimeAsync(2999);
    expect(watches().length).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(watches().length).toBe(3);
    FakeSocket.last.says(refused("busy", watches()[2]?.id));
    await vi.advanceTimersByTimeAsync(0);
    table.leave();
    await vi.advanceTimersByTimeAsync(5000);
    expect(watches().length).toBe(3);
  });

  it("has what was said before, and counts what is new", () => {
    FakeSocket.last.says({ t: "chats", table: TABLE, lines: [line(1), line(2)] });
    expect([table.chats.length, table.unread]).toEqual([2, 0]);
    FakeSocket.last.says({ t: "chat", table: TABLE, line: line(3) });
    expect([table.chats.map(({ number }) => number), table.unread]).toEqual([[1, 2, 3], 1]);
  });

  it("that is left is heard of no more, and not watched again", () => {
    says(1, 0);
    table.leave();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ t: "unwatch", table: TABLE });
    says(2, 1);
    expect(table.head?.ply).toBe(1);
    FakeSocket.last.sent.forEach(({ id }) => FakeSocket.last.done(id));
    link.open();
    FakeSocket.last.welcome();
    expect(watches()).toEqual([]);
  });
});

describe("what one does there", () => {
  it("is said with the table, and a move with what one saw", () => {
    void table.command({ t: "sit", seat: 2, name: "Bea" });
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ t: "sit", table: TABLE, seat: 2, name: "Bea" });
    void table.move(1, "e5");
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ t: "move", table: TABLE, seat: 1, seq: 0, action: "e5" });
    says(2, 0, { seq: 7 });
    void table.move(0, { card: "N1" });
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ seat: 0, seq: 7, action: { card: "N1" } });
  });

  it("may be to ask for a hint", async () => {
    const best = { choice: { action: {}, text: "e5", label: null }, expected: [], share: 0.5, low: 0.4, high: 0.6 };
    const asked = table.hint(0);
    const { id = "" } = FakeSocket.last.sent.at(-1) ?? {};
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ t: "hint", table: TABLE, seat: 0 });
    FakeSocket.last.says({ t: "hint", id, table: TABLE, seq: 1, seat: 0, best, second: null, reasons: [], line: [], shown: [], simulations: 1 });
    await expect(asked).resolves.toMatchObject({ t: "hint", best: { share: 0.5 } });
    const none = table.hint(0);
    FakeSocket.last.done(FakeSocket.last.sent.at(-1)?.id);
    await expect(none).resolves.toBeNull();
  });
});
