/** A review worked out in the reader's browser: the server's own judge in workers of the page
 * (`tafelronde.pocket.judging`), where the messages are described. Nothing of it is loaded before. */

import { Refusal } from "../../../lib/link.svelte";
import type { HintNews, Refused, ReviewNews, Shown, Tried, Try } from "../../../lib/wire";
import { open, type Pocket } from "../../../pocket/pocket";

type FromJudge =
  | { t: "do"; hand: number; job: string }
  | { t: "told"; judged: number; decisions: number; news: ReviewNews }
  | { t: "tried"; n: number; tried: Tried }
  | { t: "refused"; n: number; refused: Refused }
  | { t: "lined"; n: number; line: Shown }
  | { t: "advised"; n: number; hint: HintNews };

type Answer = Tried | Shown | HintNews;

/** No more workers than this: each takes its part of the memory. */
const MOST = 4;

/** The number of workers that think, so that one core is left for the page. */
export const workers = (cores: number): number => Math.max(1, Math.min(MOST, cores - 1));

export interface Told {
  /** The number of bytes that have come, of all. */
  progress(loaded: number, total: number): void;
  /** The number of decisions judged so far, of all; and the review as far as it is known. */
  review?(judged: number, decisions: number, news: ReviewNews): void;
  failed(message: string): void;
}

export interface Judge {
  /** Make the review. */
  begin(): void;
  /** Ask nothing more, or go on. */
  rest(on: boolean): void;
  /** Try an action at a turning point, as the server does. Throws a Refusal. */
  attempt(ply: number, wish: Try): Promise<Tried>;
  /** The course that shows why another action was better there. */
  line(ply: number): Promise<Shown>;
  /** The best action there, by its player's knowledge; `effort` is that of `tafelronde.advise`. */
  advise(ply: number, effort: number): Promise<HintNews>;
  /** End all workers. */
  close(): void;
}

/** The judge of a finished game, whose record this is. */
export function judge(table: string, record: string, told: Told, count = workers(navigator.hardwareConcurrency)): Judge {
  const others: (Pocket | undefined)[] = Array(count - 1).fill(undefined);
  const say = (message: object) => first.send(JSON.stringify(message));
  const asked: { resolve: (answer: Answer) => void; reject: (why: Refusal) => void }[] = [];
  const put = (what: object): Promise<Answer> =>
    new Promise((resolve, reject) => say({ ...what, n: asked.push({ resolve, reject }) - 1 }));

  function another(hand: number): Pocket {
    const done = (thought: string) => say({ t: "done", hand, thought });
    return open("tafelronde.pocket.thinker:start", { text: done, failed: () => done("") });
  }
  function end(): void {
    for (const one of others) one?.close();
  }
  const first = open("tafelronde.pocket.judging:start", {
    progress: told.progress,
    failed: (message) => {
      end();
      const trouble = { t: "refused", id: "", reason: "trouble", clause: "", args: {}, message, retry_after: 0 } as const;
      for (const one of asked) one.reject(new Refusal(trouble));
      told.failed(message);
    },
    text: (text) => {
      const message = JSON.parse(text) as FromJudge;
      switch (message.t) {
        case "do":
          (others[message.hand] ??= another(message.hand)).send(message.job);
          return;
        case "told":
          if (message.news.state === "ready") end();
          told.review?.(message.judged, message.decisions, message.news);
          return;
        case "tried":
          asked[message.n]?.resolve(message.tried);
          return;
        case "lined":
          asked[message.n]?.resolve(message.line);
          return;
        case "advised":
          asked[message.n]?.resolve(message.hint);
          return;
        case "refused":
          asked[message.n]?.reject(new Refusal(message.refused));
      }
    },
  });
  say({ t: "game", table, record });
  return {
    begin: () => say({ t: "review", helpers: count - 1 }),
    rest: (on) => say({ t: "rest", on }),
    attempt: (ply, { action = "", think = false }) => put({ t: "try", ply, action, think }) as Promise<Tried>,
    line: (ply) => put({ t: "line", ply }) as Promise<Shown>,
    advise: (ply, effort) => put({ t: "advise", ply, effort }) as Promise<HintNews>,
    close: () => {
      end();
      first.close();
    },
  };
}
