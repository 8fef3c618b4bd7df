/** A lesson: a coach asks for each step, and answers what else is done. */

import { ask, nonce, Refusal } from "../../lib/link.svelte";
import { router } from "../../lib/router.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Coached, Corrected, Learn } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import { Exercise } from "./exercise.svelte";
import { resumed } from "./resumed";

export class Lesson extends Exercise {
  coached = $state.raw<Coached | null>(null);
  /** A legal step that is not the one asked for. */
  corrected = $state.raw<Corrected | null>(null);

  readonly finished = $derived(this.coached !== null && this.coached.step === this.coached.steps - 1);
  /** One reads, and goes on. */
  readonly reads = $derived(this.coached !== null && !this.coached.asks && !this.finished);

  /** Where one was, or at the beginning. */
  protected async begin(): Promise<void> {
    try {
      await this.#ask({ done: resumed.done(this.game, this.id) });
    } catch (error) {
      if (!(error instanceof Refusal) || error.refused.reason !== "lesson-changed") throw error;
      await this.#ask({ done: [] });
    }
  }

  /** Ask for a step, and show it. Throws a Refusal. */
  #ask(body: Learn): Promise<void> {
    const path = { game: this.game, lesson: this.id };
    return this.ask(
      () => ask("POST /api/learn/{game}/{lesson}", { path, body }),
      (coached) => this.#take(coached),
    );
  }

  #take(coached: Coached): void {
    this.corrected = coached.corrected;
    if (coached.refused) throw new Refusal(coached.refused);
    if (coached.corrected) return;
    this.show(coached);
    this.coached = coached;
    if (this.finished) settings.setLearnt();
    resumed.keep(this.game, this.id, this.finished ? [] : coached.done, coached.steps);
  }

  protected next(text: string): Promise<void> {
    return this.#ask({ done: [...(this.coached?.done ?? []), text] });
  }

  protected undo(): Promise<void> {
    return this.back();
  }

  /** Read on. */
  on(): Promise<void> {
    return this.next("");
  }

  /** Have the step done. */
  skip(): Promise<void> {
    return this.#ask({ done: this.coached?.done ?? [], skip: true });
  }

  /** One step back; `to` the step of this number. */
  back(to = (this.coached?.step ?? 0) - 1): Promise<void> {
    return this.#ask({ done: (this.coached?.done ?? []).slice(0, Math.max(0, to)) });
  }

  /** Play on from here against bots, at a table. */
  async playOn(): Promise<void> {
    const path = { game: this.game, lesson: this.id };
    const body = { done: this.coached?.done ?? [], nonce: nonce() };
    const head = await ask("POST /api/learn/{game}/{lesson}/play-on", { path, body });
    router.go(`/table/${head.id}`);
  }

  idle(): string {
    return say("coach-read-first", {}, this.game);
  }
}
