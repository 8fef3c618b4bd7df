import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { ENDED, open, SILENT } from "./pocket.ts";

vi.mock("./worker.ts?worker&url", () => ({ default: "/worker.js" }));

type Heard = { data: unknown };
/** A worker that says what the test lets it say. */
class Hired {
  static last: Hired;
  said: { t: string; life?: string }[] = [];
  ended = false;
  #hear: ((event: Heard) => void)[] = [];
  constructor() {
    Hired.last = this;
  }
  addEventListener(kind: string, hear: (event: Heard) => void) {
    if (kind === "message") this.#hear.push(hear);
  }
  postMessage(message: { t: string }) {
    this.said.push(message);
  }
  terminate() {
    this.ended = true;
  }
  say(data: unknown) {
    for (const hear of this.#hear) hear({ data });
  }
}
/** Gives a lock, by its name, to the page that waits for it. */
const waiting = new Map<string, () => void>();
const locks = {
  request: (name: string, { signal }: { signal: AbortSignal }, got: () => void) =>
    new Promise<void>((resolve, reject) => {
      waiting.set(name, () => resolve(got()));
      signal.addEventListener("abort", () => reject(new Error("aborted")));
    }),
};
const text = vi.fn();
const failed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", Hired);
  vi.stubGlobal("navigator", { locks });
  waiting.clear();
  failed.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(pulse = false) {
  const pocket = open("a:b", { text, failed }, pulse);
  const worker = Hired.last;
  const life = worker.said[0]?.life ?? "";
  worker.say({ t: "lives" });
  worker.say({ t: "ready" });
  return { pocket, worker, dies: () => waiting.get(life)?.() };
}

it("tells of a worker that the browser has ended", () => {
  const { worker, dies } = opened();
  expect(failed).not.toHaveBeenCalled();
  dies();
  expect(failed.mock.calls).toEqual([[ENDED]]);
  expect(worker.ended).toBe(true);
});

it("tells of nothing when the page itself ends it", () => {
  const { pocket, worker, dies } = opened();
  pocket.close();
  dies();
  expect(worker.ended).toBe(true);
  expect(failed).not.toHaveBeenCalled();
});

it("tells of a worker that hangs, and waits for one that answers late", () => {
  const { worker } = opened(true);
  for (let round = 0; round < 3; round += 1) {
    vi.advanceTimersByTime(60_000);
    worker.say({ t: "pulse" });
  }
  expect(failed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(70_000);
  expect(failed.mock.calls).toEqual([[SILENT]]);
  expect(worker.ended).toBe(true);
  vi.advanceTimersByTime(600_000);
  expect(failed).toHaveBeenCalledTimes(1);
});

it("lets one that thinks for long think", () => {
  const { worker } = opened();
  vi.advanceTimersByTime(600_000);
  expect(worker.said).toHaveLength(1);
  expect(failed).not.toHaveBeenCalled();
});

it("tells the first reason alone", () => {
  const { worker, dies } = opened(true);
  worker.say({ t: "failed", message: "why" });
  expect(worker.ended).toBe(true);
  worker.say({ t: "failed", message: "why else" });
  worker.say({ t: "text", text: "late" });
  dies();
  vi.advanceTimersByTime(600_000);
  expect(failed.mock.calls).toEqual([["why"]]);
  expect(text).not.toHaveBeenCalled();
});
