/** A puzzle: every decision is judged, and a wrong one is answered by play. */

import { ask, Refusal } from "../../../lib/link.svelte";
import type { Rated, Solve, Solving as Stand } from "../../../lib/wire";
import { say } from "../../../lib/words.svelte";
import { Exercise } from "../exercise.svelte";

export class Solving extends Exercise {
  stand = $state.raw<Stand | null>(null);
  /** Whether nothing was wrong so far, and nothing was shown, nor hinted at. */
  clean = $state(true);
  /** Whether there was a hint. */
  helped = $state(false);
  /** What the first try did to the reader's rating; null: it was not the first one. */
  rated = $state.raw<Rated | null>(null);

  /** A decision is asked for. */
  readonly asks = $derived(this.stand?.state === "asked");
  readonly over = $derived(this.stand?.state === "solved" || this.stand?.state === "shown");

  constructor(
    game: string,
    id: string,
    /** It is part of a run: nothing is kept of it. */
    readonly inRun = false,
  ) {
    super(game, id);
  }

  protected begin(): Promise<void> {
    return this.#ask({ done: [] });
  }

  /** Ask, and show the answer. Throws a Refusal. */
  #ask(wish: Solve): Promise<void> {
    const body = this.inRun ? { ...wish, in_run: true } : wish;
    const path = { game: this.game, puzzle: this.id };
    return this.ask(
      () => ask("POST /api/puzzles/{game}/{puzzle}", { path, body }),
      (stand) => this.#take(stand),
    );
  }

  #take(stand: Stand): void {
    if (stand.refused) throw new Refusal(stand.refused);
    if (stand.state === "wrong" || stand.state === "shown") this.clean = false;
    if (stand.hint) {
      this.clean = false;
      this.helped = true;
    }
    this.rated = stand.rated ?? this.rated;
    this.show(stand);
    this.stand = stand;
  }

  protected next(text: string): Promise<void> {
    return this.#ask({ done: [...(this.stand?.done ?? []), text] });
  }

  protected undo(): Promise<void> {
    return this.again();
  }

  /** Back to before the wrong decision, or to the beginning once it is over. */
  again(): Promise<void> {
    if (this.over) {
      this.clean = true;
      this.helped = false;
      this.rated = null;
    }
    return this.#ask({ done: this.over ? [] : (this.stand?.done ?? []) });
  }

  /** One hint more at this decision: the idea, the piece, the move. */
  help(): Promise<void> {
    const { hint } = this.stand ?? {};
    return this.#ask({ done: this.stand?.done ?? [], hint: Math.min((hint?.step ?? 0) + 1, hint?.steps ?? 1) });
  }

  /** Be shown how it goes. */
  giveUp(): Promise<void> {
    return this.#ask({ done: this.stand?.done ?? [], give_up: true });
  }

  idle(): string {
    return say(this.over ? "puzzle-is-over" : "puzzle-again-first", {}, this.game);
  }
}
