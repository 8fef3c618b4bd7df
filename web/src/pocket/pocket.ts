/** The pocket, as the page has it: Python in a worker, to which texts go and from which texts come. */

import address from "./worker.ts?worker&url";

import { vouched } from "./workers.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

export interface Listeners {
  /** A text that Python sends. */
  text(text: string): void;
  /** How many bytes of all have come. */
  progress?(loaded: number, total: number): void;
  /** Nothing has come for a while; or it goes on. */
  late?(is: boolean): void;
  ready?(): void;
  failed(message: string): void;
}

export interface Pocket {
  /** A text for Python; before it is ready, it waits. */
  send(text: string): void;
  /** End the worker, and all that it knows. */
  close(): void;
}

/** Milliseconds without progress after which that is told. */
export const PATIENCE = 10_000;

/** Begin; `entry` is the `module:function` that is started. */
export function open(entry: string, told: Listeners): Pocket {
  const worker = new Worker(vouched(address), { type: "module" });
  const say = (message: ToWorker) => worker.postMessage(message);
  let waits: ReturnType<typeof setTimeout> | undefined;
  let late = false;
  const tellLate = (is: boolean) => {
    if (late !== is) told.late?.((late = is));
  };
  const came = (last: boolean) => {
    clearTimeout(waits);
    tellLate(false);
    if (!last) waits = setTimeout(() => tellLate(true), PATIENCE);
  };
  came(false);
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (data.t !== "text") came(data.t !== "progress");
    if (data.t === "text") told.text(data.text);
    else if (data.t === "progress") told.progress?.(data.loaded, data.total);
    else if (data.t === "ready") told.ready?.();
    else told.failed(data.message);
  });
  worker.addEventListener("error", (event) => {
    came(true);
    told.failed(event.message);
  });
  say({ t: "begin", entry });
  const close = () => {
    clearTimeout(waits);
    worker.terminate();
  };
  return { send: (text) => say({ t: "text", text }), close };
}
