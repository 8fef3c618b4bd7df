/** The review of a finished game: asked for, and looked at until it is there; or worked out by this device. */

import { ask, Refusal } from "../../lib/link.svelte";
import { why } from "../../lib/people";
import type { Reviewed, ReviewedDecision, ReviewNews } from "../../lib/wire";
import { say, words } from "../../lib/words.svelte";
import { offered, ONLY_DEVICES, wish, wished } from "../../pocket/offer";
import { Own } from "./device/own.svelte";
import type { Replay } from "./replay.svelte";

/** Milliseconds between two looks. */
const PACE = 1000;
/** Looks that may fail, one after the other. */
const PATIENCE = 5;

export class Review {
  news = $state.raw<ReviewNews | null>(null);
  wrong = $state("");
  /** Whether the words for it are there. */
  spoken = $state(false);
  /** The progress of this device with it; null: the server makes it. */
  own = $state.raw<Own | null>(null);
  readonly made: Reviewed | null = $derived(this.news?.review ?? null);
  readonly ready = $derived(this.news?.state === "ready");
  /** Nobody makes it before the reader says so. */
  readonly idle = $derived(ONLY_DEVICES && !this.own && !this.news);
  /** Whether this device could make it. */
  readonly offered: boolean;
  #gone = false;
  #failed = 0;

  /** Made while a component is set up; as long as that is there, somebody waits. With `chooses` the
   * reader may have this device make it; so they may where no server does. */
  constructor(
    readonly id: string,
    { chooses = false } = {},
  ) {
    this.offered = (chooses || ONLY_DEVICES) && offered();
    void words.learn("/review").then(() => (this.spoken = true));
    if (chooses && wished()) void this.#lookFirst();
    else if (!ONLY_DEVICES) void this.ask();
    $effect(() => () => {
      this.#gone = true;
      this.own?.close();
    });
  }

  /** Have the server make it. */
  async ask(): Promise<void> {
    this.wrong = "";
    await this.#look(() => ask("POST /api/tables/{table}/review", { path: { table: this.id }, body: {} }));
  }

  /** Have this device make it. */
  here(): void {
    wish(true);
    if (this.news?.state === "waiting" || this.news?.state === "running") {
      ask("DELETE /api/tables/{table}/review", { path: { table: this.id } }).catch(() => {}); // it gives up anyway
    }
    this.wrong = "";
    this.own = new Own(this.id, (news) => (this.news = news));
  }

  /** Have the server make it after all, where it does. */
  there(): void {
    wish(false);
    this.own?.close();
    this.own = null;
    this.news = null;
    if (!ONLY_DEVICES) void this.ask();
  }

  decision(ply: number): ReviewedDecision | undefined {
    return this.made?.decisions.find((each) => each.ply === ply);
  }

  /** Show on the board why another action was better, or the table as it was. Throws a Refusal. */
  async follow(replay: Replay): Promise<void> {
    const { preview, ply } = replay;
    if (preview.active) return preview.stop();
    const path = { table: this.id, ply };
    const { frames } = await (this.own?.line(ply) ?? ask("GET /api/tables/{table}/review/{ply}/line", { path }));
    if (replay.ply === ply) preview.show(frames);
  }

  /** A review that the server has made already need not be made here. */
  async #lookFirst(): Promise<void> {
    if (ONLY_DEVICES) return this.here();
    const found = await ask("GET /api/tables/{table}/review", { path: { table: this.id } }).catch(() => null);
    if (this.#gone) return;
    if (found?.state === "ready") this.news = found;
    else this.here();
  }

  async #look(act: () => Promise<ReviewNews>): Promise<void> {
    try {
      const news = await act();
      if (this.own) return;
      this.news = news;
      this.#failed = 0;
      if (news.state === "failed") this.wrong = say("review-failed");
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (this.own) return;
      this.#failed += 1;
      if (!this.news || this.#failed > PATIENCE) this.wrong = why(error.refused);
    }
    if (this.#gone || this.wrong || this.ready) return;
    setTimeout(() => this.#again(), PACE);
  }

  #again(): void {
    if (this.#gone || this.own) return;
    // A review that was dropped meanwhile is asked for anew.
    const lost = this.news?.state === "none";
    void this.#look(() =>
      lost
        ? ask("POST /api/tables/{table}/review", { path: { table: this.id }, body: {} })
        : ask("GET /api/tables/{table}/review", { path: { table: this.id } }),
    );
  }
}
