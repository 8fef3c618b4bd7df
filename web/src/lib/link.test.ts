import { afterEach, beforeEach, expect, it, vi } from "vitest";

// The page has a link as soon as the module is there.
vi.hoisted(() => {
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("document", { addEventListener: () => {}, visibilityState: "visible" });
  vi.stubGlobal("window", globalThis);
});

import { Link, type Message } from "./link.svelte";

/** A socket that the test answers, or lets be silent. */
class FakeSocket {
  static all: FakeSocket[] = [];
  sent: { t: string; id: string }[] = [];
  closed = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.says({ t: "welcome", me: { user: "u", name: "Ada" }, version: "1", time: 0 });
  }
  of(t: string): string[] {
    return this.sent.filter((message) => message.t === t).map(({ id }) => id);
  }
}
const MOVE: Message = { t: "move", table: "x", seat: 0, seq: 1, action: "a" };
const last = () => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
});

function opened(): Link {
  const link = new Link();
  link.open();
  last().welcome();
  return link;
}

it("says within a second that a click on a dead line waits, and sends it once when the line is back", async () => {
  const link = opened();
  const dead = last();
  const answer = link.send(MOVE);
  expect(dead.of("move")).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(link.waits).toBe(true);
  vi.advanceTimersByTime(5000);
  expect(dead.closed).toBe(true);
  expect(link.state).toBe("lost");
  vi.advanceTimersByTime(1000);
  const fresh = last();
  expect(fresh).not.toBe(dead);
  expect(fresh.sent).toEqual([]);
  fresh.welcome();
  expect(link.waits).toBe(false);
  expect(fresh.of("move")).toEqual(dead.of("move")); // once more, as the same command
  fresh.says({ t: "done", id: fresh.of("move")[0], table: "x", seq: 2 });
  await expect(answer).resolves.toMatchObject({ t: "done", seq: 2 });
  dead.says({ t: "done", id: dead.of("move")[0], table: "x", seq: 2 });
  fresh.onclose?.();
  vi.advanceTimersByTime(1000);
  last().welcome();
  expect(last().of("move")).toEqual([]);
});

it("says at once that a click waits where the line is known to be lost", () => {
  const link = opened();
  last().onclose?.();
  expect(link.waits).toBe(false);
  void link.send(MOVE);
  expect(link.waits).toBe(true);
  vi.advanceTimersByTime(1000);
  last().welcome();
  expect(last().of("move")).toHaveLength(1);
  expect(link.waits).toBe(false);
});

it("does not doubt a line that gives a sign of life, however long the answer takes", () => {
  const link = opened();
  void link.send({ t: "hint", table: "x", seat: 0 });
  vi.advanceTimersByTime(400);
  const [ping] = last().of("ping");
  expect(ping).toBeDefined();
  last().says({ t: "pong", id: ping });
  vi.advanceTimersByTime(20_000);
  expect(link.waits).toBe(false);
  expect(last().closed).toBe(false);
});

it("says nothing of what it does by itself", () => {
  const link = opened();
  void link.send({ t: "lobby", on: true });
  vi.advanceTimersByTime(10_000);
  expect(link.waits).toBe(false);
});
