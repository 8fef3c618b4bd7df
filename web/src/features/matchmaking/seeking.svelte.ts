/** Looking for people: the words of its parts, what a wish is called, and what becomes of one's own. */

import { attempt } from "../../lib/attempt";
import { ask, link } from "../../lib/link.svelte";
import { timeName } from "../../lib/time";
import type { NewSeek, OwnSeek } from "../../lib/wire";
import { type Arguments, say, words } from "../../lib/words.svelte";
import { looking } from "./looking.svelte";

/** The interval at which to ask for the state, in milliseconds: for a live game, and for one with days for
 * each move. A table that was found is told at once. */
const SOON = 4000;
const LATE = 60_000;

/** The words: `seek-…`. They are there once `words.learn("/seek")` is done. */
export const told = (id: string, args?: Arguments): string => say(`seek-${id}`, args);

/** Whether people sit at the table together; without a clock they do. */
export const isLive = ({ time }: NewSeek): boolean => time?.kind !== "days";

/** "2 to 4 players · 5 min + 10 s a move · rated". */
export function wishName({ least, most, time, rated, near }: NewSeek): string {
  const size = told(least === most ? "size" : "sizes", { least, most });
  return [size, timeName(time), rated ? told("rated") : "", near ? told("near") : ""].filter(Boolean).join(" · ");
}

/** Look for people from now on. Whether the server agrees. */
export async function seek(wish: NewSeek): Promise<boolean> {
  const begun = await attempt(() => ask("POST /api/seeks", { body: wish }));
  if (begun) looking.set(true);
  if (begun) void ownSeeks.look();
  return begun;
}

/** Look no more. */
export const stop = ({ id }: OwnSeek): Promise<unknown> =>
  ask("DELETE /api/seeks/{seek}", { path: { seek: id } }).catch(() => null);

/** The reader's own seeks. */
class OwnSeeks {
  all = $state.raw<readonly OwnSeek[]>([]);
  /** When this was told, in milliseconds of `performance.now()`. */
  read = $state(0);
  #goes: ((found: OwnSeek) => Promise<void>) | null = null;
  /** The seeks for which the reader knows that there is a table. */
  readonly #found = new Set<string>();
  #timer = 0;

  /** Ask how far it is now and again, and call `goes` once for each table that is found, until the
   * returned function is called. */
  stay(goes: (found: OwnSeek) => Promise<void>): () => void {
    this.#goes = goes;
    const ends = [
      link.listen((message) => {
        if (message.t === "found") void this.#hear(message.seek, message.table);
      }),
      link.greet(() => void this.look()), // what was told while there was no line
    ];
    return () => {
      this.#goes = null;
      clearTimeout(this.#timer);
      ends.forEach((end) => end());
    };
  }

  /** Ask how far it is. */
  async look(): Promise<void> {
    if (!this.#goes) return;
    clearTimeout(this.#timer);
    await words.learn("/seek");
    const told = await ask("GET /api/seeks/mine").catch(() => null);
    if (!this.#goes) return;
    if (told) {
      this.all = told;
      this.read = performance.now();
      for (const one of told) await this.#find(one);
      if (!told.some(({ table }) => !table)) looking.set(false);
    }
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.look(), this.all.some(({ wish }) => isLive(wish)) ? SOON : LATE);
  }

  async #hear(seek: string, table: string): Promise<void> {
    const one = this.all.find(({ id }) => id === seek);
    if (one) await this.#find({ ...one, table });
    await this.look();
  }

  async #find(one: OwnSeek): Promise<void> {
    if (!one.table || this.#found.has(one.id)) return;
    this.#found.add(one.id);
    await stop(one);
    await this.#goes?.(one);
  }
}

export const ownSeeks = new OwnSeeks();

/** Seconds as "0:45". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
