/** The others' answers to a wrong decision, found by this device: our Python in a worker, which is kept
 * for a while. */

import type { Reply } from "../../../lib/wire";
import { open, type Pocket } from "../../../pocket/pocket";

/** Milliseconds for which a worker that has nothing to do is kept: loading it takes longer than to answer. */
const KEPT = 120_000;

interface Asked {
  resolve: (action: string) => void;
  reject: (why: Error) => void;
  progress: (loaded: number, total: number) => void;
}
let worker: Pocket | null = null;
const asked: Asked[] = [];
let idle: ReturnType<typeof setTimeout> | undefined;

/** Find the next player's answer, in the game's notation; `progress` tells how much is loaded. */
export function find(reply: Reply, progress: Asked["progress"]): Promise<string> {
  clearTimeout(idle);
  worker ??= open("tafelronde.pocket.replier:start", {
    progress: (loaded, total) => asked.forEach((one) => one.progress(loaded, total)),
    text: (action) => {
      asked.shift()?.resolve(action);
      if (asked.length === 0) idle = setTimeout(stop, KEPT);
    },
    failed: (message) => stop(message),
  });
  worker.send(JSON.stringify(reply));
  return new Promise((resolve, reject) => void asked.push({ resolve, reject, progress }));
}

/** End the worker: what it was asked has no answer. */
export function stop(why: unknown = ""): void {
  worker?.close();
  worker = null;
  asked.splice(0).forEach((one) => one.reject(new Error(String(why))));
}
