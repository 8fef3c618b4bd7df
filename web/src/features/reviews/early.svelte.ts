/** A review that is read before every decision was judged: dearer moments may still be found, and
 * whoever reads is told of them and stays where they are. */

import { SvelteSet } from "svelte/reactivity";

export class Early {
  #begun = $state(false);
  readonly #visited = new SvelteSet<number>();

  /** The reader was shown the first turning point while others were still looked for. */
  begin(): void {
    this.#begun = true;
  }

  visit(ply: number): void {
    this.#visited.add(ply);
  }

  /** The dearest of these, the dearest first, where the reader has not been there; else null. */
  dearer([first]: readonly number[]): number | null {
    return this.#begun && first !== undefined && !this.#visited.has(first) ? first : null;
  }
}
