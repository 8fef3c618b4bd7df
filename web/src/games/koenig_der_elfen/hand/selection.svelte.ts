/** Cards chosen to be discarded together. The rules take them one by one (E-0.3); the reader chooses
 * all that are due, and then they go. */

import type { Choosing } from "../../choosing.svelte";

/** The time to wait before the next goes: the answer to the last is on its way. */
const BETWEEN = 80;
/** After this it did not go; the reader may try again. */
const GIVE_UP = 6_000;

export class Selection {
  cards = $state.raw<readonly string[]>([]);
  /** They are going. */
  going = $state(false);
  /** The choice in which the last one went: the next waits for another. */
  #sent: unknown = null;

  count(card: string): number {
    return this.cards.filter((one) => one === card).length;
  }

  /** One more of a kind; where all of it is chosen already, none of it. */
  add(card: string, held: number, due: number): void {
    if (this.going) return;
    if (this.count(card) >= held) this.cards = this.cards.filter((one) => one !== card);
    else if (this.cards.length < due) this.cards = [...this.cards, card];
    else this.cards = [...this.cards.slice(1), card];
  }

  /** Let go of the one at an index. */
  drop(index: number): void {
    if (!this.going) this.cards = this.cards.filter((_, i) => i !== index);
  }

  clear(): void {
    this.cards = [];
    this.going = false;
    this.#sent = null;
  }

  /** Since the last one went, the next has to stay (E-6.32): the reader is told why and chooses
   * another. */
  #keep(pick: (card: string) => void): void {
    const [card, ...rest] = this.cards;
    this.cards = rest;
    this.going = false;
    if (card !== undefined) pick(card);
  }

  /** Send the next as soon as it may go; what stops it. */
  push(choosing: Choosing, pick: (card: string) => void, confirm: () => void): () => void {
    const [card] = this.cards;
    if (!this.going || card === undefined || this.#sent === choosing.choices) return () => {};
    if (!choosing.legal("card", card)) {
      if (this.#sent !== null && choosing.choices.length > 0) this.#keep(pick);
      return () => {};
    }
    const go = setTimeout(() => {
      this.#sent = choosing.choices;
      this.cards = this.cards.slice(1);
      if (this.cards.length === 0) this.going = false;
      pick(card);
      confirm();
    }, BETWEEN);
    const stop = setTimeout(() => (this.going = false), GIVE_UP);
    return () => {
      clearTimeout(go);
      clearTimeout(stop);
    };
  }
}

export const selection = new Selection();

/** Is the reader to discard cards? */
export const discards = (awaits: string): boolean => awaits.endsWith("discard");
