/** The review of a finished game: asked for, and looked at until it is there. */

import { ask, Refusal } from "../../lib/link.svelte";
import { why } from "../../lib/people";
import type { Reviewed, ReviewedDecision, ReviewNews } from "../../lib/wire";
import { say, words } from "../../lib/words.svelte";

/** Milliseconds between two looks. */
const PACE = 1000;
/** Looks that may fail, one after the other. */
const PATIENCE = 5;

export class Review {
  news = $state.raw<ReviewNews | null>(null);
  wrong = $state("");
  /** Whether the words for it are there. */
  spoken = $state(false);
  readonly made: Reviewed | null = $derived(this.news?.review ?? null);
  readonly ready = $derived(this.news?.state === "ready");
  #gone = false;
  #failed = 0;

  /** Made while a component is set up; as long as that is there, somebody waits. */
  constructor(readonly id: string) {
    void words.learn("/review").then(() => (this.spoken = true));
    void this.ask();
    $effect(() => () => {
      this.#gone = true;
    });
  }

  /** Have it made. */
  async ask(): Promise<void> {
    this.wrong = "";
    await this.#look(() => ask("POST /api/tables/{table}/review", { path: { table: this.id }, body: {} }));
  }

  decision(ply: number): ReviewedDecision | undefined {
    return this.made?.decisions.find((each) => each.ply === ply);
  }

  async #look(act: () => Promise<ReviewNews>): Promise<void> {
    try {
      this.news = await act();
      this.#failed = 0;
      if (this.news.state === "failed") this.wrong = say("review-failed");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#failed += 1;
      if (!this.news || this.#failed > PATIENCE) this.wrong = why(error.refused);
    }
    if (this.#gone || this.wrong || this.ready) return;
    setTimeout(() => this.#again(), PACE);
  }

  #again(): void {
    if (this.#gone) return;
    // What was given up meanwhile is asked for anew.
    const lost = this.news?.state === "none";
    void this.#look(() =>
      lost
        ? ask("POST /api/tables/{table}/review", { path: { table: this.id }, body: {} })
        : ask("GET /api/tables/{table}/review", { path: { table: this.id } }),
    );
  }
}
