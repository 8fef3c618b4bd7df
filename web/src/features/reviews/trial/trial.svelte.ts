/** An own turning point at which the reader tries what they would play now: the position as their seat
 * saw it then, and how good each try is. */

import { ask, Refusal } from "../../../lib/link.svelte";
import { seatsThen, why } from "../../../lib/people";
import { toasts } from "../../../lib/toasts.svelte";
import type { Seat, Tried, Try } from "../../../lib/wire";
import { say } from "../../../lib/words.svelte";
import { Exercise } from "../../school/exercise.svelte";
import type { Own } from "../device/own.svelte";

/** Lots that are played on may be refused for a while where many ask. */
const LATER = ["too-fast", "busy"];

export class Trial extends Exercise {
  /** The last try, and what is known of it; null: nothing yet. */
  tried = $state.raw<Tried | null>(null);
  /** It is not known yet, and nobody looks any more. */
  stopped = $state(false);
  readonly thinking = $derived(this.tried?.verdict === "thinking" && !this.stopped);
  /** The better move, or one as good. */
  readonly found = $derived(this.tried?.verdict === "best" || this.tried?.verdict === "as-good");
  /** The same seat would go on: only a step of a turn was tried. */
  readonly step = $derived(this.tried !== null && this.head !== null && this.head.you.includes(this.head.player));

  constructor(
    game: string,
    readonly table: string,
    readonly ply: number,
    /** The people at the table. */
    readonly seats: readonly Seat[],
    /** This device, where it judges; null: the server does. */
    readonly own: Own | null = null,
  ) {
    super(game, `${table}-${ply}`);
  }

  #send(body: Try): Promise<Tried> {
    if (this.own) return this.own.attempt(this.ply, body);
    return ask("POST /api/tables/{table}/review/{ply}/try", { path: { table: this.table, ply: this.ply }, body });
  }

  #position(action: string): Promise<void> {
    return this.ask(
      () => this.#send({ action }),
      (tried) => {
        if (tried.refused) throw new Refusal(tried.refused);
        const { news, frames } = tried;
        if (!news) return;
        this.tried = tried.verdict === "asked" ? null : tried;
        this.stopped = false;
        this.show({ frames, news: { ...news, head: { ...news.head, seats: seatsThen(this.seats, this.ply) } } });
      },
    );
  }

  protected begin(): Promise<void> {
    return this.#position("");
  }

  protected async next(text: string): Promise<void> {
    await this.#position(text);
    void this.#think();
  }

  protected undo(): Promise<void> {
    return this.again();
  }

  /** Back to where something is to be found. */
  again(): Promise<void> {
    this.stop();
    return this.#position("");
  }

  /** Look no longer at what was tried. */
  stop(): void {
    if (this.tried?.verdict === "thinking") this.stopped = true;
  }

  /** Have it looked at, a moment at a time, until it is known or nobody asks any more. */
  async #think(): Promise<void> {
    const { tried } = this;
    const action = tried?.choice?.text;
    if (!action) return;
    let now = tried;
    while (this.tried === now && now.verdict === "thinking" && !this.stopped) {
      try {
        const found = await this.#send({ action, think: true });
        if (this.tried !== now) return;
        this.tried = now = found;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        if (!LATER.includes(error.refused.reason)) {
          toasts.show(why(error.refused, this.game));
          return this.stop();
        }
        await new Promise((resolve) => setTimeout(resolve, 1000 * Math.max(1, error.refused.retry_after)));
      }
    }
  }

  idle(): string {
    return say(this.thinking ? "find-waits" : this.found ? "find-found" : "find-first");
  }
}
