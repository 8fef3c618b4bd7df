/** Telling what happened, one thing after another: the table as it was, what moves, the table as it
 * is. Nothing waits for it: `skip` shows the last at once. */

import type { Step } from "../games/game";
import { calm } from "./settings.svelte";
import type { Entry } from "./wire";

/** The table after some steps, and the steps that led there from the scene before. */
export interface Scene {
  ply: number;
  player: number;
  view: unknown;
  entries: readonly Entry[];
}

/** Plays one step while the table still is as it was before; ends early when the signal says so. */
export type Act = (step: Step, before: Scene, signal: AbortSignal) => Promise<void>;

/** Who falls further behind than this is shown the table as it is. */
const BEHIND = 4;
/** How long a scene stands before the next is told, in milliseconds. */
const STAND = 450;

export class Teller {
  /** What is to be seen now. */
  shown = $state.raw<Scene | null>(null);
  /** What is being told just now. */
  step = $state.raw<Step | null>(null);
  telling = $state(false);

  /** What is still to be told; the first is being told. */
  #queue: Scene[] = [];
  #stop = new AbortController();

  constructor(readonly act: Act) {}

  /** Show it, and forget what was still to be told. */
  show(scene: Scene): void {
    this.#queue = [];
    this.#stop.abort();
    this.shown = scene;
  }

  /** Tell it after what is being told. */
  tell(scene: Scene): void {
    if (this.#queue.length >= BEHIND || still() || !this.shown) return this.show(scene);
    this.#queue.push(scene);
    if (!this.telling) void this.#run();
  }

  /** Tell all of it, from how the table was. */
  retell(from: Scene, scenes: readonly Scene[]): void {
    const last = scenes.at(-1);
    if (!last) return;
    if (still()) return this.show(last);
    this.show(from);
    this.#queue = [...scenes];
    if (!this.telling) void this.#run();
  }

  /** Show now what was still to be told. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last) this.show(last);
  }

  async #run(): Promise<void> {
    this.telling = true;
    for (let scene = this.#queue[0]; scene; scene = this.#queue[0]) {
      const { signal } = (this.#stop = new AbortController());
      for (const step of steps(scene.entries)) {
        if (signal.aborted) break;
        this.step = step;
        await this.act(step, this.shown as Scene, signal);
      }
      if (signal.aborted) continue;
      this.step = null;
      this.shown = scene;
      if (this.#queue.length > 1) await pause(STAND, signal);
      if (!signal.aborted) this.#queue.shift();
    }
    this.step = null;
    this.telling = false;
  }
}

/** Nobody looks, or nobody wants to see things move. */
function still(): boolean {
  return calm() || document.visibilityState === "hidden";
}

function steps(entries: readonly Entry[]): Step[] {
  return entries.flatMap(({ ply, player, tellings }) =>
    tellings.map((telling) => ({ ply, player, telling })),
  );
}

/** Wait, unless told not to. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
