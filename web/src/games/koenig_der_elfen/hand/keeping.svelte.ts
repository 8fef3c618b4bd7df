/** Passing by itself, turn after turn, until something happens that concerns the reader. */

import type { Entry, Telling } from "../../../lib/wire";
import type { Choosing } from "../../choosing.svelte";

/** The reader may still stop it before a pass goes, in milliseconds. */
const BEFORE = 500;

/** Whether somebody else changed the reader's realm or a location on their road, or showed a hand. */
export function concerns({ code, args }: Telling, seat: number, road: ReadonlySet<string>): boolean {
  if (args["player"] === seat) return false;
  if (code === "no-location") return true;
  const touches = code === "location" || code === "close" || code === "card";
  return touches && (args["other"] === seat || road.has(String(args["place"])));
}

/** The table as readers see it at their turn. */
export interface Seen {
  seat: number;
  log: readonly Entry[];
  /** The places that the reader would visit. */
  road: readonly string[];
  /** A sentence about an event. */
  tell: (telling: Telling) => string;
  /** All others have passed: the reader's pass would end the phase. */
  last: boolean;
}

export class Keeping {
  on = $state(false);
  /** The reason why it ended, as a sentence; '' where the reader did it. */
  why = $state("");
  /** The part of the log that has been looked at, and the road as it was then. */
  #read = 0;
  #road: readonly string[] = [];
  #sent: unknown = null;

  begin({ log, road }: Seen): void {
    this.on = true;
    this.why = "";
    this.#read = log.length;
    this.#road = road;
  }

  end(why = ""): void {
    this.on = false;
    this.why = why;
    this.#sent = null;
  }

  /** Look at what has happened since the last look: it ends where that concerns the reader. */
  look({ seat, log, road, last, tell }: Seen): void {
    if (!this.on) return;
    const both = new Set([...this.#road, ...road]);
    const since = log.slice(this.#read).flatMap(({ tellings }) => tellings);
    const found = since.find((telling) => concerns(telling, seat, both));
    this.#read = log.length;
    this.#road = road;
    if (found || last) this.end(found && tell(found));
  }

  /** At the reader's turn: pass after a moment, or end where he cannot or has chosen something
   * else; what stops it. */
  push(choosing: Choosing, pass: () => void, wait = BEFORE): () => void {
    const { choices } = choosing;
    if (!this.on || choices.length === 0 || this.#sent === choices) return () => {};
    if (choosing.begun || !choosing.legal("kind", "pass")) {
      this.end();
      return () => {};
    }
    const go = setTimeout(() => {
      this.#sent = choices;
      pass();
    }, wait);
    return () => clearTimeout(go);
  }
}

export const keeping = new Keeping();
