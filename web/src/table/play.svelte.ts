/** One's part at a table: what is shown, what may be chosen, what is sent. */

import { untrack } from "svelte";

import { armsOf } from "../art/arms";
import { loadGame } from "../games";
import { Choosing, type Legal } from "../games/choosing.svelte";
import { clauseSentence } from "../games/clauses";
import type { BoardProps, GameModule } from "../games/game";
import { deedsOf, marksOf, type Turn, turnsOf } from "../games/turns";
import { hall } from "../hall/hall.svelte";
import { pageKey } from "../widgets/keys";
import { Refusal } from "../lib/link.svelte";
import { notify } from "../lib/notify";
import { reason, seatName, sentences, tell, why } from "../lib/people";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sounds";
import { toasts } from "../lib/toasts.svelte";
import type { Advised, Choice, Entry, Head, HintNews, Telling } from "../lib/wire";
import { say, words } from "../lib/words.svelte";
import { Narration } from "./narration.svelte";
import { Preview } from "./preview.svelte";
import type { Played, Table } from "./table.svelte";

const legal = ({ text, label }: Choice): Legal => ({ action: text, code: label?.code ?? "", args: label?.args ?? {} });

/** Made while a component is set up: it watches the table for as long as that lives. */
export class Play<T extends Played = Table> {
  readonly choosing = new Choosing();
  module = $state.raw<GameModule | null>(null);
  /** The things at which the reader points in the log. */
  pointed = $state.raw<readonly string[]>([]);
  /** The advice, and what was then picked on the table. */
  #advised = $state.raw<{ hint: HintNews; picked: string } | null>(null);
  /** The advice, for as long as what it advises is what is chosen. */
  readonly hint = $derived.by(() => {
    const advised = this.#advised;
    return advised && JSON.stringify(this.choosing.picked) === advised.picked ? advised.hint : null;
  });
  hinting = $state(false);
  /** The latest event, for those who listen. */
  news = $state("");

  readonly narration = new Narration(this);
  readonly teller = this.narration.teller;

  /** The one of several people at this screen who has said that they are there. */
  #there = $state(-1);
  /** The ply up to which the reader has seen what each seat did to them. */
  #seen = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The position in which what is on its way was chosen; null: nothing is on its way. */
  #sentIn = $state<string | null>(null);
  /** The sequence number that the table has reached by the reader's own actions. */
  #done = $state(0);
  /** The ply of which one was called to the table last; −1 until the table has been seen. */
  #called = -1;

  readonly head = $derived.by(() => this.table.head);
  readonly game = $derived(this.head?.game ?? "");
  readonly over = $derived(this.head?.status === "over");
  readonly names = $derived(this.head?.seats.map(seatName) ?? []);
  /** Not everybody may see everything; taken for true until it is known. */
  readonly hidden = $derived.by(() => hall.games?.find(({ name }) => name === this.game)?.hidden ?? true);
  /** The seat for which one acts or looks; null for a spectator. */
  readonly seat = $derived.by(() => {
    const { head } = this;
    if (!head || head.you.length === 0) return null;
    if (head.eye >= 0) return head.eye;
    return this.hidden ? null : (head.you[0] ?? null);
  });
  /** Several people sit at this screen, and not all may see what is dealt: whoever is to see it now
   * has not said that they are there. */
  readonly veiled = $derived.by(() => {
    const { head } = this;
    return this.hidden && head !== null && !this.over && head.you.length > 1 && head.eye >= 0 && head.eye !== this.#there;
  });
  /** It is one's turn, also while something is still being told. */
  readonly yours = $derived(this.head !== null && this.head.legal.length > 0 && !this.over);
  /** The table is shown as it is. */
  readonly settled = $derived.by(() => this.narration.settled);
  /** The reader's action, or its result, is on its way. */
  readonly sending = $derived(this.#sentIn !== null || (this.head?.seq ?? 0) < this.#done);
  /** Changes when there is something else to choose from. */
  readonly position = $derived.by(() => {
    const { head } = this;
    return head ? [head.status, head.ply, head.player, ...head.legal.map(({ text }) => text)].join(" ") : "";
  });
  /** The turns that led to the table that is shown. */
  readonly #turns = $derived.by(() => turnsOf(this.table.log.slice(0, this.teller.shown?.ply ?? 0), this.module?.amid));
  /** The last turn of each of the others, and the acts in it against the reader: when the game is over
   * there is nothing more to be done about that. */
  readonly deeds = $derived.by(() => deedsOf(this.#turns, this.seat, this.over && this.settled ? () => false : this.module?.concerns, this.#seen));
  /** The moves that would follow, shown on wish. */
  readonly preview = new Preview(this);
  readonly face: BoardProps = $derived.by(() => this.preview.on(this.#face));
  readonly #face: BoardProps = $derived.by(() => {
    const { head, teller, over } = this;
    const shown = teller.shown;
    const told = Math.max(shown?.ply ?? 0, (teller.step?.ply ?? -1) + 1);
    const log = this.table.log.slice(0, told);
    return {
      view: shown?.view ?? head?.view,
      choosing: this.choosing,
      seat: this.seat,
      turn: shown?.player ?? -4,
      over: over && this.settled,
      exercise: this.table.exercise ?? false,
      options: head?.options ?? {},
      marks: marksOf(this.#turns, this.seat),
      log,
      pointed: this.pointed,
      names: this.names,
      arms: armsOf(head?.seats ?? [], this.module?.arms, shown?.view ?? head?.view),
      step: teller.step,
      pick: (slot, value, tried) => this.pick(slot, value, tried),
      confirm: () => void this.confirm(),
    };
  });

  /** The step at which the reader wished to take a move back; null: they do not. */
  #wished: number | null = null;

  constructor(readonly table: T) {
    $effect(() => {
      const { game } = this;
      if (game) void Promise.all([loadGame(game), words.learn("/undo")]).then(([found]) => (this.module = found));
    });
    $effect(() => {
      void this.position;
      const { module, settled } = this;
      untrack(() => module && this.#offer(settled ? (this.head?.legal ?? []) : []));
    });
    $effect(() => {
      const { settled, head } = this;
      untrack(() => settled && head && this.#call(head.ply));
    });
    $effect(() => {
      const { head } = this;
      untrack(() => head && this.#await(head));
    });
  }

  /** The outcome of the reader's wish to take a move back: where nothing was taken back, it is said. */
  #await({ offer, you, ply, status }: Head): void {
    if (offer) this.#wished = you.includes(offer.seat) ? ply : null;
    else if (this.#wished !== null) {
      if (this.#wished === ply && status === "playing") toasts.show(say("undo-refused"));
      this.#wished = null;
    }
  }

  #offer(choices: readonly Choice[]): void {
    const { module } = this;
    if (!module) return;
    this.choosing.offer(choices.map(legal).map((one) => ({ ...one, parts: module.parts(one) })), module.defaults, module.leads);
    this.preview.stop();
    this.#advised = null;
    this.hinting = false;
  }

  /** The choice in words. */
  label({ label, text }: Pick<Choice, "label" | "text">): string {
    return label ? tell("choice", label, this.head?.seats ?? [], this.game, this.module?.noun) : text;
  }

  /** The reason for the reader's action on this seat. */
  reasoned(telling: Telling, seat: number): string {
    return reason(telling, seat, true, this.head?.seats ?? [], this.game, this.module?.noun);
  }

  /** The likely event, as it would be told. */
  foretold(telling: Telling): string {
    return tell("event", telling, this.head?.seats ?? [], this.game, this.module?.noun);
  }

  /** A key was pressed: one of the table's, or one of `own`. */
  key(event: KeyboardEvent, own: Readonly<Record<string, () => void>>): void {
    const key = pageKey(event);
    const does = own[key];
    if (key === "Escape" && this.choosing.begun) this.choosing.cancel();
    else if (does) does();
    else if (key === "s" && !this.settled) this.narration.skip();
    else if (this.choice && pageKey(event, "button, a, [role=gridcell]") === "Enter") void this.confirm();
    else return;
    event.preventDefault();
  }

  /** A sound, and a sentence for those who listen. */
  heard(entries: readonly Entry[]): void {
    const { head } = this;
    const tellings = entries.flatMap((entry) => entry.tellings);
    const last = tellings.at(-1);
    if (!head || !last) return;
    this.news = sentences(entries, head.seats, head.game, this.module?.aloud ?? this.module?.noun).join(" ");
    const name = this.module?.sound ? this.module.sound(last) : "move";
    if (name && !(this.settled && (this.yours || this.over))) sound(name, this.module?.tunes);
  }

  /** It is one's turn, or the end: say so, once. */
  #call(ply: number): void {
    const before = this.#called;
    this.#called = Math.max(before, ply);
    if (before < 0 || ply <= before || !(this.yours || this.over)) return;
    sound(this.over ? "end" : "turn", this.module?.tunes);
    notify(say(this.over ? "game-over" : "your-turn-title"), this.news || this.names.join(" – "));
  }

  /** The one whose turn it is has taken the screen. */
  unveil(): void {
    this.#there = this.head?.eye ?? -1;
  }

  /** Say why not. */
  refuse = (error: unknown): void => {
    if (!(error instanceof Refusal)) throw error;
    const { clause } = error.refused;
    const text = why(error.refused, this.game);
    if (!clause) return toasts.show(text);
    const rule = { href: `/rules/${this.game}#${clause}`, text: say("rule-says", { clause }) };
    toasts.show(text, rule, clauseSentence(this.game, clause, words.language));
  };

  pick(slot: string, value: string, tried = ""): void {
    if (this.choosing.pick(slot, value)) {
      if (settings.atOnce && this.choosing.left.length === 1) void this.confirm();
      return;
    }
    const { head, seat } = this;
    if (!head || seat === null) return toasts.show(say("refusal-spectator"));
    if (this.over) return toasts.show(say("refusal-not-playing"));
    if (!this.yours) return toasts.show(this.table.idle?.() ?? say("refusal-not-your-turn"));
    if (!this.settled) return toasts.show(say("still-told"));
    sound("event", this.module?.tunes);
    if (tried) void this.table.move(seat, tried).catch(this.refuse);
    else toasts.show(say(`unlit-${slot}`, { value, ...this.module?.unlit?.(head.view, value, seat) }, head.game));
  }

  async confirm(): Promise<void> {
    const { choice, position } = this;
    // The table may come before the answer; then the next move need not wait for that.
    if (!choice || this.seat === null || this.#sentIn === position) return;
    this.#sentIn = position;
    try {
      const answer = await this.table.move(this.seat, choice.action);
      if (answer.t === "done") this.#done = answer.seq;
    } catch (error) {
      this.refuse(error);
    } finally {
      if (this.#sentIn === position) this.#sentIn = null;
    }
  }

  /** The legal action that is chosen. */
  readonly choice = $derived.by(() => {
    const { ready } = this.choosing;
    return ready && (this.head?.legal.find(({ text }) => text === ready.action) ?? null);
  });

  /** Tell again what has happened since one's last decision, or one turn. */
  again(turn?: Turn): void {
    if (!turn && this.narration.justSkipped) return;
    this.narration.again(turn).catch(this.refuse);
  }

  /** The reader has seen what this seat has done to them so far. */
  see(seat: number): void {
    this.#seen = new Map([...this.#seen, [seat, this.teller.shown?.ply ?? 0]]);
  }

  async askHint(): Promise<void> {
    const { seat, position } = this;
    if (seat === null || this.hinting) return;
    this.hinting = true;
    try {
      const found = await this.table.hint(seat);
      if (found && this.position === position) this.layOut(found, found.best);
    } catch (error) {
      this.refuse(error);
    } finally {
      this.hinting = false;
    }
  }

  /** Draw what a hint advises, its best or its second-best, as what is chosen. */
  layOut(hint: HintNews, { choice }: Advised): void {
    const { choosing } = this;
    const parts = choosing.choices.find(({ action }) => action === choice.text)?.parts ?? {};
    this.preview.stop();
    choosing.cancel();
    Object.entries(parts).forEach(([slot, value]) => choosing.pick(slot, value));
    this.#advised = { hint, picked: JSON.stringify(choosing.picked) };
  }

  undo(): void {
    const { undo } = this.head ?? {};
    if (!undo) return;
    if (undo.state === "no") return toasts.show(say(`undo-${undo.reason}`));
    this.table.command({ t: "undo", seat: undo.seat }).then(() => undo.state === "ask" && toasts.show(say("undo-asked")), this.refuse);
  }
}
