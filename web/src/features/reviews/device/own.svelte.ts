/** The review that this device works out, and how far it is. */

import { home } from "../../../lib/home";
import { ask, Refusal } from "../../../lib/link.svelte";
import { why } from "../../../lib/people";
import type { Refused, ReviewNews, Shown, Tried, Try } from "../../../lib/wire";
import { say } from "../../../lib/words.svelte";
import { type Judge, judge } from "./judge";

/** The better move was found; it is not known yet. */
const FOUND: readonly Tried["verdict"][] = ["best", "as-good"];
const UNKNOWN: readonly Tried["verdict"][] = ["asked", "thinking"];

export class Own {
  /** Megabytes that have come, of all; once all have, the games are unpacked. */
  loaded = $state(0);
  total = $state(0);
  judged = $state(0);
  /** 0: it has not begun yet. */
  decisions = $state(0);
  /** The progress of all the work. */
  work = $state.raw({ done: 0, total: 0 });
  resting = $state(false);
  wrong = $state("");
  #judge: Judge | null = null;
  #gone = false;

  constructor(
    readonly table: string,
    /** Takes what is known so far. */
    readonly told: (news: ReviewNews) => void,
  ) {
    void this.#begin();
  }

  rest(on: boolean): void {
    this.resting = on;
    this.#judge?.rest(on);
  }

  /** Try an action at a turning point, as the server does. Throws a Refusal. */
  async attempt(ply: number, wish: Try): Promise<Tried> {
    if (!this.#judge) throw new Error("nothing is judged yet");
    const tried = await this.#judge.attempt(ply, wish);
    if (!UNKNOWN.includes(tried.verdict)) this.keep([ply], FOUND.includes(tried.verdict));
    return tried;
  }

  /** The course that shows why another action was better there. Throws a Refusal. */
  async line(ply: number): Promise<Shown> {
    if (!this.#judge) throw new Error("nothing is judged yet");
    return this.#judge.line(ply);
  }

  /** Keep turning points of the reader's own among their puzzles; `solved`: one was tried. */
  keep(plies: readonly number[], solved: boolean | null = null): void {
    const body = { plies, solved };
    ask("POST /api/tables/{table}/moments", { path: { table: this.table }, body }).catch(() => {}); // the review says it, too
  }

  /** End it, and forget it. */
  close(): void {
    this.#gone = true;
    this.#judge?.close();
  }

  async #begin(): Promise<void> {
    let record: string;
    try {
      record = await recordOf(this.table);
    } catch (error) {
      this.wrong = error instanceof Refusal ? why(error.refused) : say("refusal-trouble");
      return;
    }
    if (this.#gone) return;
    this.#judge = judge(this.table, record, {
      progress: (loaded, total) => void Object.assign(this, { loaded: loaded / 1e6, total: total / 1e6 }),
      review: (judged, decisions, news) => {
        Object.assign(this, { judged, decisions, work: { done: news.done, total: news.total } });
        this.told(news);
      },
      failed: () => (this.wrong = say("review-device-failed")),
    });
    this.#judge.begin();
  }
}

/** The record of a finished game, as everybody may have it who may read its review. Throws a Refusal. */
export async function recordOf(table: string): Promise<string> {
  const answer = await home.fetch(`/api/tables/${encodeURIComponent(table)}/record`, {});
  if (answer.ok) return answer.text();
  throw new Refusal((await answer.json()) as Refused);
}
