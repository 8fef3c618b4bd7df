/** A run through many puzzles: a streak, until the first mistake; a storm, as many as possible in a minute. */

import { ask } from "../../../lib/link.svelte";
import type { EndedRun, PuzzleCard } from "../../../lib/wire";

export type RunKind = EndedRun["kind"];
export const KINDS: readonly RunKind[] = ["streak", "storm"];
export const isRun = (id: string): id is RunKind => (KINDS as readonly string[]).includes(id);

/** A storm lasts so long, and a mistake costs so much of it, in milliseconds. */
export const STORM = 60_000;
export const MISTAKE = 5_000;
/** The most milliseconds that the storm's clock counts in one go: the page may have slept. */
const MOST_AT_ONCE = 1000;
/** In a storm there is time for so many decisions of a puzzle. */
const BRIEF = 2;
/** A run begins with a puzzle of this rating, and each is harder by so much. */
const EASIEST = 600;
const HARDER: Readonly<Record<RunKind, number>> = { streak: 60, storm: 40 };
/** One of so many that fit best is taken, so that no run is like the other. */
const FITTING = 4;

/** The result of a puzzle of a run. */
export interface Went {
  id: string;
  solved: boolean;
}

export class Run {
  went = $state.raw<readonly Went[]>([]);
  now = $state.raw<PuzzleCard | null>(null);
  /** The time left in a storm, in milliseconds. */
  left = $state(STORM);
  over = $state(false);
  /** One puzzle of a streak may be left out. */
  skipped = $state(false);
  /** The best run so far, this one among them; null: not known yet. */
  best = $state<number | null>(null);
  readonly score = $derived(this.went.filter(({ solved }) => solved).length);
  readonly #left: PuzzleCard[];

  constructor(
    readonly game: string,
    readonly kind: RunKind,
    cards: readonly PuzzleCard[],
    readonly random: () => number = Math.random,
  ) {
    this.#left = cards.filter(({ unseen, decisions }) => !unseen && (kind === "streak" || decisions <= BRIEF));
    this.#next();
  }

  /** The next one: a little harder than the last. */
  #next(): void {
    const wanted = EASIEST + HARDER[this.kind] * this.went.length;
    const fitting = this.#left.toSorted((one, other) => Math.abs(one.rating - wanted) - Math.abs(other.rating - wanted)).slice(0, FITTING);
    this.now = fitting[Math.floor(this.random() * fitting.length)] ?? null;
    if (this.now) this.#left.splice(this.#left.indexOf(this.now), 1);
    else this.#end();
  }

  /** This puzzle is over. */
  take(solved: boolean): void {
    if (this.over || !this.now) return;
    this.went = [...this.went, { id: this.now.id, solved }];
    if (solved) return this.#next();
    if (this.kind === "streak") return this.#end();
    this.pass(MISTAKE);
    if (!this.over) this.#next();
  }

  /** Leave this one out: once in a streak. */
  skip(): void {
    if (this.over || this.skipped || this.kind !== "streak") return;
    this.skipped = true;
    this.#next();
  }

  /** Let time pass in which a puzzle was to be seen, or that a mistake costs. */
  pass(milliseconds: number): void {
    if (this.over || this.kind !== "storm") return;
    this.left = Math.max(0, this.left - (milliseconds === MISTAKE ? MISTAKE : Math.min(milliseconds, MOST_AT_ONCE)));
    if (this.left === 0) this.#end();
  }

  #end(): void {
    this.over = true;
    const { game, kind, score: solved } = this;
    void ask("POST /api/puzzle-runs/{game}", { path: { game }, body: { kind, solved } }).then(
      ({ solved: best }) => (this.best = best),
      () => (this.best = null),
    );
  }
}
