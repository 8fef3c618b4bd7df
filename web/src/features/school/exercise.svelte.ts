/** An exercise, played like a table without being one: each step is asked of the server, with all that was
 * done before it. */

import { type Answer, link, Refusal } from "../../lib/link.svelte";
import { why } from "../../lib/people";
import type { Choice, Entry, Frame, Head } from "../../lib/wire";
import type { Command, Played } from "../../table/table.svelte";

const DONE: Answer = { t: "done", id: "", table: "", seq: 0 };

/** The fields of every answer of the server. */
interface Step {
  frames: readonly Frame[];
  news: { head: Head; entries: readonly Entry[] };
}

export abstract class Exercise implements Played {
  readonly exercise = true;
  head = $state.raw<Head | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  /** The reason why it cannot be shown. */
  wrong = $state("");
  /** A step is on its way. */
  busy = $state(false);
  returned = true;
  /** The page is left. */
  readonly leave: () => void;
  #frames: Readonly<Record<number, Frame>> = {};

  constructor(
    readonly game: string,
    readonly id: string,
  ) {
    let begun = false;
    this.leave = link.greet(() => {
      if (!begun) void this.#start(); // now the server knows who asks
      begun = true;
    });
  }

  /** Ask for the first step. Throws a Refusal. */
  protected abstract begin(): Promise<void>;
  /** Do this next. Throws a Refusal. */
  protected abstract next(text: string): Promise<void>;
  /** Take back what was done last. Throws a Refusal. */
  protected abstract undo(): Promise<void>;
  abstract idle(): string;

  async #start(): Promise<void> {
    await null; // until it is whole
    try {
      await this.begin();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.wrong = why(error.refused, this.game);
    }
  }

  /** Ask, one thing at a time, and take the answer; while the rules are prepared, ask again. Throws a
   * Refusal. */
  protected async ask<A>(request: () => Promise<A>, take: (answer: A) => void): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      take(await request());
    } catch (error) {
      if (!(error instanceof Refusal) || error.refused.reason !== "rules-warm-up") throw error;
      this.busy = false;
      await new Promise((resolve) => setTimeout(resolve, 1000 * error.refused.retry_after));
      await this.ask(request, take);
    } finally {
      this.busy = false;
    }
  }

  /** Show the position of an answer. */
  protected show({ frames, news }: Step): void {
    for (const frame of frames) this.#frames = { ...this.#frames, [frame.ply]: frame };
    this.returned = this.head === null;
    this.log = news.entries;
    this.head = news.head;
  }

  // ---- as at a table --------------------------------------------------------------------------------

  async move(_: number, action: Choice["action"] | string): Promise<Answer> {
    const text = typeof action === "string" ? action : (this.head?.legal.find((one) => one.action === action)?.text ?? "");
    await this.next(text);
    return DONE;
  }

  async command(command: Command): Promise<Answer> {
    if (command.t === "undo") await this.undo();
    return DONE;
  }

  hint(): Promise<null> {
    return Promise.resolve(null);
  }

  /** The frames that were shown so far. */
  frames(since: number, to: number): Promise<readonly Frame[]> {
    const plies = Array.from({ length: to + 1 - since }, (_, i) => since + i);
    return Promise.resolve(plies.flatMap((ply) => this.#frames[ply] ?? []));
  }
}
