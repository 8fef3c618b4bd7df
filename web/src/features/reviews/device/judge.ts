/** A review worked out in the reader's browser: the server's own judge in workers of the page
 * (`tafelronde.pocket.judge`), where the messages are described. Nothing of it is loaded before. */

import type { ReviewNews } from "../../../lib/wire";
import { open, type Pocket } from "../../../pocket/pocket";

type FromJudge =
  | { t: "do"; hand: number; job: string }
  | { t: "told"; judged: number; decisions: number; news: ReviewNews };

/** No more workers than this: each takes its part of the memory. */
const MOST = 4;

/** How many workers think, so that one core is left for the page. */
export const workers = (cores: number): number => Math.max(1, Math.min(MOST, cores - 1));

export interface Told {
  /** How many bytes of all have come. */
  progress(loaded: number, total: number): void;
  /** So many decisions of all are judged, and what is known. */
  review(judged: number, decisions: number, news: ReviewNews): void;
  failed(message: string): void;
}

export interface Judge {
  /** Ask nothing more, or go on. */
  rest(on: boolean): void;
  /** End all workers. */
  close(): void;
}

/** Begin the review of a finished game, whose record this is. */
export function judge(table: string, record: string, told: Told, count = workers(navigator.hardwareConcurrency)): Judge {
  const others: (Pocket | undefined)[] = Array(count - 1).fill(undefined);
  const say = (message: object) => first.send(JSON.stringify(message));

  function another(hand: number): Pocket {
    const done = (thought: string) => say({ t: "done", hand, thought });
    return open("tafelronde.pocket.thinker:start", { text: done, failed: () => done("") });
  }
  function end(): void {
    for (const one of others) one?.close();
  }
  const first = open("tafelronde.pocket.judge:start", {
    progress: told.progress,
    failed: (message) => {
      end();
      told.failed(message);
    },
    text: (text) => {
      const message = JSON.parse(text) as FromJudge;
      if (message.t === "do") {
        (others[message.hand] ??= another(message.hand)).send(message.job);
        return;
      }
      if (message.news.state === "ready") end();
      told.review(message.judged, message.decisions, message.news);
    },
  });
  say({ t: "review", table, record, helpers: count - 1 });
  return {
    rest: (on) => say({ t: "rest", on }),
    close: () => {
      end();
      first.close();
    },
  };
}
