/** Telling what happened, one thing after another: the table as it was, what moves, the table as it
 * is. Nothing is dropped by itself; `show` ends it, and shows another table at once. */

import type { Step } from "../games/game";
import type { Entry } from "../lib/wire";

/** The table after some steps, and the steps that led there from the scene before. */
export interface Scene {
  ply: number;
  player: number;
  view: unknown;
  entries: readonly Entry[];
}

/** The means of telling. */
export interface Stage {
  /** Plays one step; ends early when the signal says so. Where things move, the table still is as it
   * was before. */
  act: (step: Step, before: Scene, signal: AbortSignal) => Promise<void>;
  /** The time that one reads of a step, in milliseconds. Without it nothing stands longer than it moves. */
  reads?: (step: Step) => number;
  /** Whether things stay where they are: then the table is shown as it is, and what led there is
   * said. */
  still?: () => boolean;
  /** The entries that have been told to the end. */
  told?: (entries: readonly Entry[]) => void;
}

/** The least time that a scene stands, in milliseconds, where there is something to read. */
const STAND = 250;

export class Teller {
  /** The scene that is to be seen now. */
  shown = $state.raw<Scene | null>(null);
  /** The step that is happening on the table just now. */
  step = $state.raw<Step | null>(null);
  telling = $state(false);
  /** The first ply that has not been told to the end. */
  from = $state(0);

  /** The scenes still to be told; the first is being told. */
  #queue: Scene[] = [];
  #stop = new AbortController();

  constructor(readonly stage: Stage) {}

  /** Show it, and forget what was still to be told. */
  show(scene: Scene): void {
    this.#queue = [];
    this.#stop.abort();
    this.shown = scene;
    this.from = scene.ply;
  }

  /** Tell it after what is being told. */
  tell(...scenes: readonly Scene[]): void {
    const last = scenes.at(-1);
    if (!last) return;
    if (!this.shown) return this.show(last);
    this.#queue.push(...scenes);
    if (!this.telling) void this.#run();
  }

  /** Tell all of it, from how the table was. */
  retell(from: Scene, scenes: readonly Scene[]): void {
    this.show(from);
    this.tell(...scenes);
  }

  /** The same table, seen anew. */
  amend({ ply, player, view }: Scene): void {
    this.#queue = this.#queue.map((scene) => (scene.ply === ply ? { ...scene, player, view } : scene));
    if (this.shown?.ply === ply) this.shown = { ...this.shown, player, view };
  }

  async #run(): Promise<void> {
    this.telling = true;
    for (let scene = this.#queue[0]; scene; scene = this.#queue[0]) {
      const { signal } = (this.#stop = new AbortController());
      await this.#tell(scene, signal);
      if (!signal.aborted) this.#queue.shift();
    }
    this.telling = false;
  }

  async #tell(scene: Scene, signal: AbortSignal): Promise<void> {
    const { act, reads = () => 0, still = () => false, told } = this.stage;
    const before = this.shown as Scene;
    const all = steps(scene.entries);
    let rest = 0;
    if (still()) this.shown = scene;
    for (const step of all) {
      await pause(rest, signal);
      if (signal.aborted) break;
      if (!still()) this.step = step;
      const begun = Date.now();
      await act(step, before, signal);
      const time = reads(step);
      rest = time > 0 ? Math.max(STAND, time - (Date.now() - begun)) : 0;
    }
    this.step = null;
    if (signal.aborted) return;
    this.shown = this.#queue[0] ?? scene; // it may have been amended
    await pause(rest, signal);
    if (signal.aborted) return;
    this.from = scene.ply;
    told?.(scene.entries);
  }
}

function steps(entries: readonly Entry[]): Step[] {
  return entries.flatMap(({ ply, player, tellings }) =>
    tellings.map((telling) => ({ ply, player, telling })),
  );
}

/** Wait, unless told not to. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted || milliseconds <= 0) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
