/** The review that this device works out, and how far it is. */

import { ALONE } from "../../../hall/alone";
import { home, inPocket } from "../../../lib/home";
import { Refusal } from "../../../lib/link.svelte";
import { why } from "../../../lib/people";
import { keep, kept } from "../../../lib/settings.svelte";
import type { Refused, ReviewNews, Tried, Try } from "../../../lib/wire";
import { say } from "../../../lib/words.svelte";
import { type Judge, judge } from "./judge";

/** Where the reader last wished reviews to be made. */
const WISH = "reviews";
const HERE = "here";

/** Whether this server has what a browser needs to judge. A page that is its own server does so anyway. */
export const offered = (): boolean => !inPocket && !!ALONE;
export const wished = (): boolean => offered() && kept(WISH) === HERE;
export const wish = (here: boolean): void => keep(WISH, here ? HERE : "");

export class Own {
  /** Megabytes that have come, of all; once all have, the games are unpacked. */
  loaded = $state(0);
  total = $state(0);
  judged = $state(0);
  /** 0: it has not begun yet. */
  decisions = $state(0);
  /** Of all the work. */
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

  /** What is tried at a turning point, as the server takes it. Throws a Refusal. */
  async attempt(ply: number, wish: Try): Promise<Tried> {
    if (!this.#judge) throw new Error("nothing is judged yet");
    return this.#judge.attempt(ply, wish);
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
