/** The pocket, as the page has it: Python in a worker, to which texts go and from which texts come. */

import address from "./worker.ts?worker&url";

import { lifeOf, watch } from "./life.ts";
import { vouched } from "./workers.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

export interface Listeners {
  /** A text that Python sends. */
  text(text: string): void;
  /** The number of bytes that have come, of all. */
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

/** The reason of the failure where the browser has ended the worker: memory was short, perhaps. */
export const ENDED = "The browser has ended the worker.";
/** The reason of the failure where the worker is there and does nothing any more. */
export const SILENT = "The worker gives no sign of life.";
/** Milliseconds between two questions whether it still lives, and how many may go unanswered. */
const PULSE = 10_000;
const UNANSWERED = 6;

/** Begin; `entry` is the `module:function` that is started. `pulse`: it is never busy for long, so that one that does not
 * say a word for a minute hangs. */
export function open(entry: string, told: Listeners, pulse = false): Pocket {
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
  const life = lifeOf();
  let unwatch = () => {};
  let beating: ReturnType<typeof setInterval> | undefined;
  let unanswered = 0;
  let over = false;
  function close(): void {
    over = true;
    clearTimeout(waits);
    clearInterval(beating);
    unwatch();
    worker.terminate();
  }
  /** Only the first reason is told. */
  function end(why: string): void {
    if (over) return;
    tellLate(false);
    close();
    told.failed(why);
  }
  function beat(): void {
    if (unanswered >= UNANSWERED) end(SILENT);
    else {
      unanswered += 1; // a page that sleeps counts nothing
      say({ t: "pulse" });
    }
  }
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    if (over) return;
    if (data.t === "pulse") unanswered = 0;
    else if (data.t === "failed") end(data.message);
    else if (data.t === "lives") unwatch = watch(life, () => end(ENDED));
    else if (data.t === "text") told.text(data.text);
    else came(data.t !== "progress");
    if (data.t === "progress") told.progress?.(data.loaded, data.total);
    else if (data.t === "ready") {
      if (pulse) beating = setInterval(beat, PULSE);
      told.ready?.();
    }
  });
  worker.addEventListener("error", (event) => end(event.message));
  say({ t: "begin", entry, life });
  return { send: (text) => say({ t: "text", text }), close };
}
