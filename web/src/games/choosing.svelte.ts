/** Choosing an action by its parts, in any order: progressive filtering of the legal list. */

/** A legal action as it comes from the server: its text, and what is told of it. */
export interface Legal {
  action: string;
  code: string;
  args: Readonly<Record<string, string | number>>;
}

/** The same, with the parts of the table that it touches: `{ card: "NE2", square: "e7" }`. */
export interface Choice extends Legal {
  parts: Readonly<Record<string, string>>;
}

type Parts = Readonly<Record<string, string>>;

export class Choosing {
  choices = $state.raw<readonly Choice[]>([]);
  picked = $state.raw<Parts>({});
  #defaults = $state.raw<Parts>({});
  #leads: readonly string[] = [];

  /** The choices that are still possible with what has been picked. */
  readonly left = $derived(this.choices.filter(({ parts }) => agrees(parts, this.picked)));
  readonly begun = $derived(Object.keys(this.picked).length > 0);
  /** The action that is chosen, when only one is left; slots with a default need not be picked. */
  readonly ready = $derived.by(() => {
    if (!this.begun) return null;
    if (this.left.length === 1) return this.left[0] ?? null;
    const usual = this.left.filter(({ parts }) =>
      Object.entries(this.#defaults).every(
        ([slot, value]) => slot in this.picked || !(slot in parts) || parts[slot] === value,
      ),
    );
    return usual.length === 1 ? (usual[0] ?? null) : null;
  });

  /** `leads` are the slots of what acts: the piece that moves, of from and to. */
  offer(choices: readonly Choice[], defaults: Parts = {}, leads: readonly string[] = []): void {
    this.choices = choices;
    this.#defaults = defaults;
    this.#leads = leads;
    this.picked = {};
  }

  cancel(): void {
    this.picked = {};
  }

  /** Does any legal action have this part at all? */
  legal(slot: string, value: string): boolean {
    return this.choices.some(({ parts }) => parts[slot] === value);
  }

  /** May this part be chosen next, with what is picked already? */
  lit(slot: string, value: string): boolean {
    return this.left.some(({ parts }) => parts[slot] === value);
  }

  /** Is this part in what is chosen, by hand or because nothing else is left? */
  chosen(slot: string, value: string): boolean {
    if (!this.begun) return false;
    if (this.ready) return this.ready.parts[slot] === value;
    return this.left.length > 0 && this.left.every((c) => c.parts[slot] === value);
  }

  /** Pick a part. What contradicts it is let go of, but for what leads: a piece that was picked is
   * not swapped for another by pointing at where only that one goes. False where no legal action has
   * this part, or none with what leads. */
  pick(slot: string, value: string): boolean {
    const leading = this.#leads.includes(slot) ? {} : only(this.picked, this.#leads);
    for (const kept of [this.picked, leading]) {
      const changed = { ...kept, [slot]: value };
      if (!this.choices.some(({ parts }) => agrees(parts, changed))) continue;
      this.picked = changed;
      return true;
    }
    return false;
  }

  /** Let go of one slot. */
  drop(slot: string): void {
    this.picked = Object.fromEntries(Object.entries(this.picked).filter(([name]) => name !== slot));
  }
}

function only(parts: Parts, slots: readonly string[]): Parts {
  return Object.fromEntries(Object.entries(parts).filter(([slot]) => slots.includes(slot)));
}

function agrees(parts: Parts, wanted: Parts): boolean {
  return Object.entries(wanted).every(([slot, value]) => parts[slot] === value);
}
