/** A puzzle: every decision is judged, and a wrong one is answered by play. */

import { ask, Refusal } from "../../../lib/link.svelte";
import type { Rated, Solve, Solving as Stand } from "../../../lib/wire";
import { say } from "../../../lib/words.svelte";
import { wish, wished } from "../../../pocket/offer";
import { Exercise } from "../exercise.svelte";
import { find, stop } from "./replies";

export class Solving extends Exercise {
  stand = $state.raw<Stand | null>(null);
  /** Whether nothing was wrong so far, and nothing was shown, nor hinted at. */
  clean = $state(true);
  /** Whether there was a hint. */
  helped = $state(false);
  /** The change of the reader's rating by the first try; null: it was not the first one. */
  rated = $state.raw<Rated | null>(null);
  /** This device works out how the others answer. */
  working = $state(false);
  /** Megabytes that it has loaded for that, of all. */
  loaded = $state.raw({ now: 0, all: 0 });
  /** It could not. */
  failed = $state(false);
  /** The answers found so far. */
  #replies: readonly string[] = [];

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
    const body = { ...wish, ...(this.inRun && { in_run: true }), ...(wished() && { here: true }) };
    const path = { game: this.game, puzzle: this.id };
    return this.ask(
      () => ask("POST /api/puzzles/{game}/{puzzle}", { path, body }),
      (stand) => this.#take(stand, wish),
    );
  }

  #take(stand: Stand, { replies = [] }: Solve): void {
    if (stand.refused) throw new Refusal(stand.refused);
    if (stand.state === "wrong" || stand.state === "shown") this.clean = false;
    if (stand.hint) {
      this.clean = false;
      this.helped = true;
    }
    this.rated = stand.rated ?? this.rated;
    this.show(stand);
    this.stand = stand;
    this.#replies = replies;
    Object.assign(this, { working: false, failed: false });
    if (stand.reply && wished()) void this.workOut();
  }

  /** Have this device work out how the others answer, from now on. */
  here(): void {
    wish(true);
    void this.workOut();
  }

  /** Find how the next of them answers; the server then says how it goes on. */
  async workOut(): Promise<void> {
    const { stand } = this;
    if (!stand?.reply) return;
    Object.assign(this, { working: true, failed: false, loaded: { now: 0, all: 0 } });
    try {
      const found = await find(stand.reply, (now, all) => (this.loaded = { now: now / 1e6, all: all / 1e6 }));
      if (this.stand !== stand) return; // something else was asked meanwhile
      const done = [...stand.done, stand.wrong?.text ?? ""];
      await this.#ask({ done, replies: [...this.#replies, found] });
    } catch {
      if (this.stand === stand && this.working) Object.assign(this, { working: false, failed: true });
    }
  }

  /** Look no longer for what they answer. */
  rest(): void {
    this.working = false;
    stop();
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
