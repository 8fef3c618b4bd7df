/** Narration of a table to one reader: decision after decision at their pace, skipped, told again. */

import { untrack } from "svelte";

import type { GameModule, Step } from "../games/game";
import { type Turn, turnsOf } from "../games/turns";
import { seatsThen, tell } from "../lib/people";
import { calm, settings } from "../lib/settings.svelte";
import type { Entry, Head } from "../lib/wire";
import { flights } from "./flights.svelte";
import { scenesFor, sceneOf } from "./frames";
import { reading } from "./pace";
import type { Played } from "./table.svelte";
import { pause, type Scene, Teller } from "./telling.svelte";

/** The reader of a narration, and its table. */
export interface Reader {
  readonly table: Played;
  readonly module: GameModule | null;
  readonly seat: number | null;
  /** Not everybody may see everything. */
  readonly hidden: boolean;
  /** Something has been told to the end, or what was left of it skipped. */
  heard: (entries: readonly Entry[]) => void;
}

/** Made while a component is set up. */
export class Narration {
  /** The step of which something was said last. */
  saying = $state.raw<Step | null>(null);
  /** Others have played while the reader was not there to see it. */
  missed = $state(false);

  /** The ply up to which everything has been shown or is about to be; whose eyes the last head was
   * for. */
  #told = 0;
  #eye = -1;
  /** The fetched parts come in order, and not at all when their time is over. */
  #coming: Promise<void> = Promise.resolve();
  #era = 0;
  #skipped = 0;
  /** The reader wants it told, whatever their pace. */
  #again = false;

  readonly teller = new Teller({
    act: async (step, { view }, signal) => {
      const { module } = this.reader;
      if (this.#text(step)) this.saying = step;
      if (calm()) return;
      await Promise.all([
        flights.fly(module?.flights?.(step, view) ?? [], signal),
        pause(module?.lasts?.(step) ?? 0, signal),
      ]);
    },
    reads: (step) => (this.#own(step) ? 0 : reading(this.#text(step), settings.pace, this.#saidWith(step)) * (step.player < 0 ? 0.6 : 1)),
    still: calm,
    told: (entries) => entries.length > 0 && this.reader.heard(entries),
  });

  readonly #head = $derived.by(() => this.reader.table.head);
  /** The table is shown as it is. */
  readonly settled = $derived.by(() => !this.teller.telling && this.teller.shown?.ply === this.#head?.ply);
  readonly turns = $derived.by(() => turnsOf(this.reader.table.log, this.reader.module?.amid));
  /** The number of turns that are still to be told, with the one that is being told. */
  readonly left = $derived.by(() => (this.settled ? 0 : this.#count(this.teller.from)));
  /** Since when there is something to tell again: the ply after one's own last decision; for one who
   * has taken none, the first one's. */
  readonly since = $derived.by(() => {
    const { seat, table } = this.reader;
    const own = seat === null ? -1 : table.log.findLastIndex(({ player, forced }) => player === seat && !forced);
    if (own >= 0) return own + 1;
    const [first] = this.turns.slice(seat === null ? -(this.#head?.seats.length ?? 1) : 0);
    return first?.from ?? this.#head?.ply ?? 0;
  });
  readonly turnsSince = $derived.by(() => this.#count(this.since));

  constructor(readonly reader: Reader) {
    $effect(() => {
      const head = this.#head;
      untrack(() => head?.view && this.follow(head));
    });
    $effect(() => {
      if (settings.pace === "instant") untrack(() => !this.#again && this.skip());
    });
    $effect(() => {
      const hide = () => {
        if (document.visibilityState !== "hidden" || this.settled) return;
        this.missed = true;
        this.skip();
      };
      document.addEventListener("visibilitychange", hide);
      return () => document.removeEventListener("visibilitychange", hide);
    });
  }

  /** Show the table as it is; what was not told is heard all at once. */
  skip(): void {
    const { table } = this.reader;
    const head = this.#head;
    if (!head?.view || this.settled) return;
    const rest = this.#again ? [] : table.log.slice(this.teller.from);
    this.#show(head);
    this.#skipped = Date.now();
    if (rest.length > 0) this.reader.heard(rest);
  }

  /** A second tap on Skip asks for nothing else, whatever comes to stand there. */
  get justSkipped(): boolean {
    return Date.now() - this.#skipped < 700;
  }

  /** Tell again what has happened since one's last decision, or one turn. */
  async again(turn?: Turn): Promise<void> {
    this.skip();
    const { table } = this.reader;
    const head = this.#head;
    const [since, to] = turn ? [turn.from, turn.to] : [this.since, head?.ply ?? 0];
    if (!head || to <= since) return;
    const [from, ...told] = this.#scenes(await table.frames(since, to));
    if (!from || !this.settled || this.#head?.ply !== head.ply) return;
    this.#again = true;
    this.saying = null;
    if (!turn) this.missed = false;
    this.teller.retell(from, [...told, { ...sceneOfHead(this.#head), entries: [] }]);
  }

  /** Move on to a new position: told, where it follows from the one that is shown. */
  follow(head: Head): void {
    const { table, module, hidden } = this.reader;
    const { shown, telling } = this.teller;
    const [before, eye] = [this.#told, this.#eye];
    [this.#told, this.#eye] = [head.ply, head.eye];
    const scene = { ...sceneOfHead(head), entries: table.log.slice(before, head.ply) };
    if (!telling) this.#again = false;
    if (scene.entries.some(({ player }) => head.you.includes(player))) this.missed = false;
    if (shown && head.ply === before && (eye === head.eye || !hidden)) return this.teller.amend(scene);
    const away = table.returned || document.visibilityState === "hidden" || !module;
    if (!shown || away || head.ply < before || (eye !== head.eye && hidden)) {
      this.#show(head);
      if (away && head.ply > before && head.ply > this.since) this.missed = this.turnsSince > 0;
      if (shown) this.reader.heard(scene.entries);
    } else if (settings.pace === "instant" && !this.#again) {
      this.#show(head);
      this.reader.heard(scene.entries);
    } else {
      const era = this.#era;
      if (!telling) this.saying = null; // what was said before belongs to another table
      this.#coming = this.#coming.then(async () => {
        const scenes = await this.#between(head, scene);
        if (era !== this.#era) return;
        this.teller.tell(...scenes);
        if (this.#head?.ply === head.ply) this.teller.amend(sceneOfHead(this.#head));
      });
    }
  }

  #show(head: Head): void {
    this.#era += 1;
    this.#again = false;
    this.teller.show(sceneOfHead(head));
  }

  /** Several decisions, each with the table as it was then; all in one where that is not to be had. */
  async #between(head: Head, scene: Scene): Promise<readonly Scene[]> {
    const first = scene.entries[0];
    if (!first || scene.entries.filter(({ player }) => player >= 0).length < 2) return [scene];
    const found = await this.reader.table.frames(first.ply + 1, scene.ply).catch(() => []);
    const scenes = this.#scenes(found).slice(0, -1);
    if (scenes.length !== scene.entries.length - 1) return [scene];
    return [...scenes, { ...scene, entries: scene.entries.slice(-1) }];
  }

  #scenes(found: Parameters<typeof scenesFor>[1]): Scene[] {
    return this.reader.hidden && (this.#head?.you.length ?? 0) > 1 ? scenesFor(this.#eye, found) : found.map(sceneOf);
  }

  /** Turns of others that begin from this ply on. */
  #count(ply: number): number {
    const { seat } = this.reader;
    return this.turns.filter(({ to, player }) => to > ply && player !== seat).length;
  }

  /** The number of steps about which something is said in the turn of this one. */
  #saidWith({ ply }: Step): number {
    const turn = this.turns.find(({ from, to }) => from <= ply && ply < to);
    if (!turn) return 1;
    const steps = turn.entries.flatMap(({ ply: at, player, tellings }) => tellings.map((telling) => ({ ply: at, player, telling })));
    return steps.filter((step) => this.#text(step)).length;
  }

  #own({ player }: Step): boolean {
    return !this.#again && (this.#head?.you.includes(player) ?? false);
  }

  /** The sentence now, with the names of the players then; "": nothing. */
  get text(): string {
    return this.saying && this.teller.telling ? this.#text(this.saying) : "";
  }

  #text({ ply, telling }: Step): string {
    const head = this.#head;
    return head ? tell("event", telling, seatsThen(head.seats, ply), head.game, this.reader.module?.noun) : "";
  }
}

const sceneOfHead = ({ ply, player, view }: Head): Scene => ({ ply, player, view, entries: [] });
