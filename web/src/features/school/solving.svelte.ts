/** A puzzle: every decision is judged, and a wrong one is answered by play. */

import { ask, Refusal } from "../../lib/link.svelte";
import type { Solve, Solving as Stand } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import { Exercise } from "./exercise.svelte";

export class Solving extends Exercise {
  stand = $state.raw<Stand | null>(null);
  /** Whether nothing was wrong so far, and nothing was shown. */
  clean = $state(true);

  readonly over = $derived(this.stand?.state === "solved" || this.stand?.state === "shown");

  protected begin(): Promise<void> {
    return this.#ask({ done: [] });
  }

  /** Ask, and show the answer. Throws a Refusal. */
  #ask(body: Solve): Promise<void> {
    const path = { game: this.game, puzzle: this.id };
    return this.ask(
      () => ask("POST /api/puzzles/{game}/{puzzle}", { path, body }),
      (stand) => this.#take(stand),
    );
  }

  #take(stand: Stand): void {
    if (stand.refused) throw new Refusal(stand.refused);
    if (stand.state === "wrong" || stand.state === "shown") this.clean = false;
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
    if (this.over) this.clean = true;
    return this.#ask({ done: this.over ? [] : (this.stand?.done ?? []) });
  }

  /** Be shown how it goes. */
  giveUp(): Promise<void> {
    return this.#ask({ done: this.stand?.done ?? [], give_up: true });
  }

  idle(): string {
    return say(this.over ? "puzzle-is-over" : "puzzle-again-first", {}, this.game);
  }
}
