/** Thoughts of this device about one position of a finished game: longer ones each time it is asked there
 * again. */

import { Refusal } from "../../../lib/link.svelte";
import { why } from "../../../lib/people";
import type { HintNews } from "../../../lib/wire";
import { say } from "../../../lib/words.svelte";
import { type Judge, judge } from "./judge";
import { recordOf } from "./own.svelte";

/** Multiples of what the judge of reviews thinks: that of a hint, and more. */
const EFFORTS = [6, 24, 96];

export class Thought {
  hint = $state.raw<HintNews | null>(null);
  /** About this position. */
  ply = $state(-1);
  busy = $state(false);
  wrong = $state("");
  /** The number of times that it was asked here. */
  times = $state(0);
  readonly longest = $derived(this.times >= EFFORTS.length);
  #judge: Judge | null = null;

  constructor(readonly table: string) {}

  /** Think about this position; where that was done before, for longer. */
  async think(ply: number): Promise<void> {
    if (ply !== this.ply) Object.assign(this, { ply, times: 0, hint: null });
    Object.assign(this, { busy: true, wrong: "" });
    try {
      this.#judge ??= judge(this.table, await recordOf(this.table), { progress: () => {}, failed: () => this.#fail() });
      const hint = await this.#judge.advise(ply, EFFORTS[this.times] ?? 1);
      if (this.ply !== ply) return;
      this.hint = hint;
      this.times += 1;
    } catch (error) {
      this.wrong = error instanceof Refusal ? why(error.refused) : say("refusal-trouble");
    }
    this.busy = false;
  }

  /** End what it thinks, and the worker. */
  stop(): void {
    this.#judge?.close();
    this.#judge = null;
    this.busy = false;
  }

  #fail(): void {
    this.stop();
    this.wrong = say("review-device-failed");
  }
}
