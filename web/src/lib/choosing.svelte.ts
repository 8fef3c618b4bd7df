/** Choosing an action by its parts, in any order: progressive filtering of the legal list. */

/** A legal action, and the parts of the table that it touches: `{ card: "NE2", square: "e7" }`. */
export interface Choice {
  action: string;
  parts: Record<string, string>;
}

export class Choosing {
  choices = $state.raw<readonly Choice[]>([]);
  picked = $state.raw<Record<string, string>>({});

  /** What is still possible with what has been picked. */
  readonly left = $derived(
    this.choices.filter(({ parts }) =>
      Object.entries(this.picked).every(([slot, value]) => parts[slot] === value),
    ),
  );
  readonly begun = $derived(Object.keys(this.picked).length > 0);
  /** The action that is chosen, when only one is left. */
  readonly ready = $derived(this.begun && this.left.length === 1 ? (this.left[0] ?? null) : null);

  offer(choices: readonly Choice[]): void {
    this.choices = choices;
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
    return this.begun && this.left.length > 0 && this.left.every((c) => c.parts[slot] === value);
  }

  /** Pick a part. What contradicts it is let go of. False where no legal action has it. */
  pick(slot: string, value: string): boolean {
    if (!this.legal(slot, value)) return false;
    this.picked = this.lit(slot, value) ? { ...this.picked, [slot]: value } : { [slot]: value };
    return true;
  }
}
