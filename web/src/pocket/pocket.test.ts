import { beforeEach, expect, it, vi } from "vitest";

import type { FromWorker } from "./messages.ts";
import { open, PATIENCE } from "./pocket.ts";

const workers: FakeWorker[] = [];

class FakeWorker extends EventTarget {
  postMessage = vi.fn();
  terminate = vi.fn();
  constructor() {
    super();
    workers.push(this);
  }
  says(data: FromWorker) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", FakeWorker);
  workers.splice(0);
});

function begun() {
  const told = { text: vi.fn(), progress: vi.fn(), late: vi.fn(), ready: vi.fn(), failed: vi.fn() };
  const pocket = open("module:function", told);
  return { told, pocket, worker: workers[0] as FakeWorker };
}

it("tells that nothing comes, and that it goes on", () => {
  const { told, worker } = begun();
  worker.says({ t: "progress", loaded: 1, total: 9 });
  vi.advanceTimersByTime(PATIENCE - 1);
  expect(told.late).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(told.late.mock.calls).toEqual([[true]]);
  worker.says({ t: "progress", loaded: 2, total: 9 });
  expect(told.late.mock.calls).toEqual([[true], [false]]);
  worker.says({ t: "ready" });
  vi.advanceTimersByTime(10 * PATIENCE);
  expect(told.late.mock.calls).toEqual([[true], [false]]);
});

it("tells nothing of the kind once it has failed or is closed", () => {
  for (const end of ["failed", "error", "closed"]) {
    workers.splice(0);
    const { told, pocket, worker } = begun();
    if (end === "failed") worker.says({ t: "failed", message: "why" });
    else if (end === "error") worker.dispatchEvent(Object.assign(new Event("error"), { message: "why" }));
    else pocket.close();
    vi.advanceTimersByTime(PATIENCE);
    worker.dispatchEvent(Object.assign(new Event("error"), { message: "why else" }));
    expect(worker.terminate).toHaveBeenCalledOnce();
    expect(told.late).not.toHaveBeenCalled();
    expect(told.failed.mock.calls).toEqual(end === "closed" ? [] : [["why"]]);
  }
});
