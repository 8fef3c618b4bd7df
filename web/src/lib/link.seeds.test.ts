/** The line over networks that lose, delay and cut, from seeds: whatever happens, each command is
 * carried out once and answered, and the line is open in the end. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { ADA, takePage } from "../../testing/server";
import { Link } from "./link.svelte";
import type { ClientMessage, ServerMessage } from "./wire";

const SEEDS = 60;
const COMMANDS = 25;
/** Milliseconds of trouble, and of quiet after it. */
const TROUBLE = 60_000;
const QUIET = 60_000;

/** Small numbers that follow from a seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A server that does each command once, however often it comes, and the network before it. */
class World {
  troubled = true;
  said: string[] = [];
  lines: Wire[] = [];

  constructor(readonly roll: () => number) {}

  /** Each way keeps its order; in trouble it is slow now and then. */
  delay(): number {
    return this.troubled && this.roll() < 0.2 ? this.roll() * 6000 : this.roll() * 80;
  }

  answer(message: ClientMessage): ServerMessage {
    if (message.t !== "say") return { t: "pong", id: message.id };
    if (!this.said.includes(message.id)) this.said.push(message.id);
    return { t: "done", id: message.id, table: message.table, seq: 0 };
  }
}

let world: World;

/** A socket of the browser, over the network of the world. */
class Wire {
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  #dead = false;
  #closed = false;
  #up = 0;
  #down = 0;

  constructor() {
    world.lines.push(this);
    if (world.troubled && world.roll() < 0.2) this.#later("up", () => this.breaks());
    else this.#later("up", () => this.#says({ t: "welcome", me: ADA } as ServerMessage));
  }

  send(text: string): void {
    if (this.#closed) return;
    this.#later("up", () => this.#says(world.answer(JSON.parse(text) as ClientMessage)));
  }

  close(): void {
    this.#closed = true;
  }

  /** The line is cut; the browser is told. */
  breaks(): void {
    if (this.#closed) return;
    this.#dead = this.#closed = true;
    this.onclose?.({ code: 1006 });
  }

  /** The line is cut, and nobody is told. */
  vanishes(): void {
    this.#dead = true;
  }

  #says(message: ServerMessage): void {
    this.#later("down", () => {
      if (!this.#closed) this.onmessage?.({ data: JSON.stringify(message) });
    });
  }

  #later(way: "up" | "down", then: () => void): void {
    const at = Math.max(Date.now() + world.delay(), way === "up" ? this.#up : this.#down);
    if (way === "up") this.#up = at;
    else this.#down = at;
    setTimeout(() => !this.#dead && then(), at - Date.now());
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  takePage();
  vi.stubGlobal("WebSocket", Wire);
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each(Array.from({ length: SEEDS }, (_, seed) => seed))("network %i", async (seed) => {
  const roll = dice(seed);
  world = new World(roll);
  vi.spyOn(Math, "random").mockImplementation(roll);
  const link = new Link();
  link.open();
  const answered: string[] = [];
  for (let number = 0; number < COMMANDS; number += 1) {
    setTimeout(() => {
      void link.send({ t: "say", table: "x", text: "" }).then(({ id }) => answered.push(id));
    }, roll() * TROUBLE);
    setTimeout(() => world.lines.at(-1)?.[roll() < 0.6 ? "breaks" : "vanishes"](), roll() * TROUBLE);
  }
  await vi.advanceTimersByTimeAsync(TROUBLE);
  world.troubled = false;
  await vi.advanceTimersByTimeAsync(QUIET);
  expect(link.state).toBe("open");
  expect(link.waits).toBe(false);
  expect(answered).toHaveLength(COMMANDS);
  expect(new Set(answered).size).toBe(COMMANDS);
  expect([...world.said].sort()).toEqual([...answered].sort());
  expect(world.lines.length).toBeGreaterThan(5);
});
