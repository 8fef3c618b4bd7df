/** A game again, decision by decision: the frames as the server has them for this reader. */

import { untrack } from "svelte";

import { armsOf } from "../../art/arms";
import { loadGame } from "../../games";
import { Choosing, type Legal } from "../../games/choosing.svelte";
import type { BoardProps, GameModule } from "../../games/game";
import { marksOf, turnsOf } from "../../games/turns";
import { ask, Refusal } from "../../lib/link.svelte";
import { seatName, why } from "../../lib/people";
import { calm } from "../../lib/settings.svelte";
import type { Frame, TableNews } from "../../lib/wire";
import { say } from "../../lib/words.svelte";
import { flights } from "../../table/flights.svelte";
import { Preview } from "../../table/preview.svelte";
import { CHUNK, frames, sceneOf } from "../../table/frames";
import { pause, type Scene, Teller } from "../../table/telling.svelte";
import { nextStop, sinceOf, stepAt, stopBefore, stopsOf } from "../../table/stops";

/** The time that a step stands when the game plays by itself, in milliseconds. */
const PACE = 900;

export class Replay {
  news = $state.raw<TableNews | null>(null);
  module = $state.raw<GameModule | null>(null);
  ply = $state(0);
  last = $state(0);
  playing = $state(false);
  wrong = $state("");
  pointed = $state.raw<readonly string[]>([]);
  /** The seat through whose eyes the table is seen; null: nobody’s. */
  seat = $state<number | null>(null);

  readonly teller = new Teller({
    act: async (step, { view }, signal) => {
      const { module } = this;
      await Promise.all([
        flights.fly(module?.flights?.(step, view) ?? [], signal),
        pause(module?.lasts?.(step) ?? 0, signal),
      ]);
    },
  });
  readonly #choosing = new Choosing();
  #frames = $state.raw<Readonly<Record<number, Frame>>>({});
  readonly #asked = new Set<number>();

  readonly head = $derived(this.news?.head ?? null);
  /** The seats of the game; presence, and resignations since then, are not shown in a replay. */
  readonly seats = $derived(this.head?.seats.map((seat) => ({ ...seat, online: true, away: false, resigned: false })) ?? []);
  readonly names = $derived(this.head?.seats.map(seatName) ?? []);
  /** The plies at which one stops, which of them it is now, and what led there. */
  readonly stops = $derived(stopsOf(this.news?.entries ?? [], this.last));
  readonly at = $derived(stepAt(this.stops, this.ply));
  readonly since = $derived(sinceOf(this.stops, this.ply));
  /** The moves that would have followed, shown on wish. */
  readonly preview = new Preview(this);
  readonly face: BoardProps = $derived.by(() => this.preview.on(this.#face));
  readonly #face: BoardProps = $derived.by(() => {
    const { shown, step } = this.teller;
    const told = Math.max(shown?.ply ?? 0, (step?.ply ?? -1) + 1);
    const log = this.news?.entries.slice(0, told) ?? [];
    return {
      view: shown?.view,
      choosing: this.#choosing,
      seat: this.seat,
      turn: shown?.player ?? -4,
      over: shown?.player === -4,
      options: this.head?.options ?? {},
      marks: marksOf(turnsOf(log.slice(0, shown?.ply ?? 0), this.module?.amid), null),
      log,
      pointed: this.pointed,
      names: this.names,
      arms: armsOf(this.head?.seats ?? [], this.module?.arms, shown?.view),
      step,
      pick: () => {},
      confirm: () => {},
    };
  });

  /** Made while a component is set up. It begins at this step, or else at the step of this ply; null:
   * where somebody first decides. `playing`: it plays by itself from there on. */
  constructor(
    readonly id: string,
    ply: number | null,
    step: number | null = null,
    playing = false,
  ) {
    this.playing = playing;
    void this.#load(ply, step);
    $effect(() => {
      if (!this.head) return;
      const chunk = Math.floor(this.ply / CHUNK);
      void this.#fetch(chunk);
      if (this.ply % CHUNK > CHUNK - 12) void this.#fetch(chunk + 1);
      void this.#fetch(Math.floor(nextStop(this.stops, this.ply) / CHUNK));
    });
    $effect(() => {
      const frame = this.#frames[this.ply];
      untrack(() => frame && this.#show(sceneOf(frame)));
    });
    $effect(() => {
      const timer = setInterval(() => this.#tick(), PACE);
      return () => clearInterval(timer);
    });
  }

  /** Draw an action on the table, as one that is chosen; null: none. */
  draw(action: Legal | null): void {
    const { module } = this;
    const choosing = this.#choosing;
    choosing.offer(action && module ? [{ ...action, parts: module.parts(action) }] : []);
    for (const { parts } of choosing.choices) Object.entries(parts).forEach(([slot, value]) => choosing.pick(slot, value));
  }

  go(to: number): void {
    this.preview.stop();
    this.ply = Math.min(this.last, Math.max(0, to));
  }

  /** To the next decision with all that follows from it, or back before the last one. */
  step(on: boolean): void {
    this.go(on ? nextStop(this.stops, this.ply) : stopBefore(this.stops, this.ply));
  }

  /** To the stop of this number. */
  goTo(stop: number): void {
    this.go(this.stops[stop] ?? this.last);
  }

  toggle(): void {
    if (this.ply === this.last) this.goTo(0);
    this.playing = !this.playing;
  }

  #show(scene: Scene): void {
    const moves = !calm() && document.visibilityState === "visible";
    const { shown } = this.teller;
    if (!moves || !shown || shown.ply >= scene.ply || shown.ply !== sinceOf(this.stops, scene.ply)) {
      return this.teller.show(scene);
    }
    // The move and the draws that follow from it, told together.
    this.teller.tell({ ...scene, entries: this.news?.entries.slice(shown.ply, scene.ply) ?? scene.entries });
  }

  #tick(): void {
    if (!this.playing || !this.teller.shown) return;
    if (this.ply >= this.last) this.playing = false;
    else if (this.#frames[nextStop(this.stops, this.ply)] && !this.teller.telling) this.step(true);
  }

  async #load(ply: number | null, step: number | null): Promise<void> {
    try {
      this.news = await ask("GET /api/tables/{table}", { path: { table: this.id } });
      this.last = this.news.head.ply;
      this.goTo(step ?? stepAt(this.stops, ply ?? 0));
      this.module = await loadGame(this.news.head.game);
    } catch (error) {
      this.wrong = error instanceof Refusal ? why(error.refused) : say("refusal-trouble");
    }
  }

  async #fetch(chunk: number): Promise<void> {
    if (this.#asked.has(chunk) || chunk * CHUNK > this.last) return;
    this.#asked.add(chunk);
    try {
      const found = await frames(this.id, chunk * CHUNK);
      this.#frames = { ...this.#frames, ...Object.fromEntries(found.map((f) => [f.ply, f])) };
    } catch {
      this.#asked.delete(chunk);
    }
  }
}
