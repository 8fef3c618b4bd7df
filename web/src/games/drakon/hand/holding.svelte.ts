/** The orientation of the tiles in the reader's hand just now, all of one look alike, and where one is
 * dragged. */

import { look } from "../board/places";

class Holding {
  /** The cell over which a tile is dragged; "" elsewhere. */
  over = $state("");
  #lying = $state.raw<Readonly<Record<string, string>>>({});

  /** The arrows of a tile of the hand as it lies. */
  arrows(kind: string, arrows: string): string {
    return this.#lying[look(kind, arrows)] ?? arrows;
  }

  lay(look: string, arrows: string): void {
    this.#lying = { ...this.#lying, [look]: arrows };
  }
}

export const holding = new Holding();
