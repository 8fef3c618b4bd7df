/** One table as the server tells it: the head, the log, the chat; and what one can do there. */

import { type Answer, link, Refusal, type Without } from "../lib/link.svelte";
import type { ChatLine, Choice, Entry, Frame, Head, HintNews, Refused, TableCommand } from "../lib/wire";
import { framesTo } from "./frames";

/** A command at a table: `sit`, `ready`, `undo` … */
export type Command = Without<TableCommand, "id" | "table">;

/** A table, or something that is played like one. */
export interface Played {
  readonly head: Head | null;
  readonly log: readonly Entry[];
  /** Whether the head is the first one since the page was opened or the connection came back. */
  readonly returned: boolean;
  command(command: Command): Promise<Answer>;
  move(seat: number, action: Choice["action"] | string): Promise<Answer>;
  hint(seat: number): Promise<HintNews | null>;
  /** The table after the steps `since` … `to`, as far as that is to be had. */
  frames(since: number, to: number): Promise<readonly Frame[]>;
  /** A lesson, a puzzle, a turning point: every decision is asked for, and nothing is done by itself. */
  readonly exercise?: boolean;
  /** The reason why nothing can be chosen now, where it is not simply somebody else's turn. */
  idle?(): string;
}

/** Refusals after which the same may be asked again. */
const LATER = ["busy", "too-fast"];

export class Table implements Played {
  head = $state.raw<Head | null>(null);
  log = $state.raw<readonly Entry[]>([]);
  chats = $state.raw<readonly ChatLine[]>([]);
  /** The reason why the server does not show it. */
  missing = $state.raw<Refused | null>(null);
  unread = $state(0);
  /** At this `seq` the player who is waited for was reminded, as far as the reader knows; −1: never. */
  nudged = $state(-1);
  /** Whether the head is the first one since the page was opened or the connection came back. */
  returned = true;

  #greeted = false;
  #stop: (() => void)[] = [];
  #left = false;
  #again = 0;

  constructor(readonly id: string) {
    this.#stop.push(
      link.listen((message) => {
        if (!("table" in message) || message.table !== id) return;
        if (message.t === "table") {
          if (this.head && message.head.seq < this.head.seq) return;
          this.returned = this.#greeted;
          this.#greeted = false;
          this.log = [...this.log.slice(0, message.since), ...message.entries];
          this.head = message.head;
        } else if (message.t === "chats") this.chats = message.lines;
        else if (message.t === "chat") {
          this.chats = [...this.chats, message.line];
          this.unread += 1;
        }
      }),
      link.greet(() => {
        this.#greeted = true;
        this.#watch();
      }),
    );
  }

  /** Get the news of the table; where the server can't give them now, ask again. */
  #watch(): void {
    clearTimeout(this.#again);
    link.send({ t: "watch", table: this.id, seq: this.head?.seq ?? 0 }).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      const { reason, retry_after } = error.refused;
      if (!LATER.includes(reason)) this.missing = error.refused;
      else if (!this.#left) this.#again = window.setTimeout(() => this.#watch(), 1000 * Math.max(1, retry_after));
    });
  }

  leave(): void {
    this.#left = true;
    clearTimeout(this.#again);
    this.#stop.forEach((stop) => stop());
    void link.send({ t: "unwatch", table: this.id }).catch(() => {});
  }

  /** Do something here. */
  command(command: Command): Promise<Answer> {
    return link.send({ ...command, table: this.id });
  }

  move(seat: number, action: Choice["action"] | string): Promise<Answer> {
    return this.command({ t: "move", seat, seq: this.head?.seq ?? 0, action });
  }

  async hint(seat: number): Promise<HintNews | null> {
    const answer = await this.command({ t: "hint", seat });
    return answer.t === "hint" ? answer : null;
  }

  frames(since: number, to: number): Promise<readonly Frame[]> {
    return framesTo(this.id, since, to);
  }
}
