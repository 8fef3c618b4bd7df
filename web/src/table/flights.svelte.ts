/** Things on their way from one place of the table to another; places are marked `data-at="…"`. */

import type { Flight } from "../games/game";

interface Airborne {
  key: number;
  art: string;
  scale: number;
  from: DOMPoint;
  to: DOMPoint;
  land: () => void;
}

class Flights {
  airborne = $state.raw<readonly Airborne[]>([]);
  #count = 0;

  /** Let them fly, all at a time; what has no place to fly from or to stays. */
  async fly(flights: readonly Flight[], signal: AbortSignal): Promise<void> {
    const landed = flights.flatMap((flight) => {
      const [from, to] = [middle(flight.from), middle(flight.to)];
      if (!from || !to) return [];
      return new Promise<void>((resolve) => {
        const key = (this.#count += 1);
        const land = () => {
          this.airborne = this.airborne.filter((one) => one.key !== key);
          resolve();
        };
        this.airborne = [...this.airborne, { key, art: flight.art, scale: flight.scale ?? 1, from, to, land }];
        signal.addEventListener("abort", land);
      });
    });
    await Promise.all(landed);
  }
}

export const flights = new Flights();

/** The middle of a place on the screen; the first of its name that is to be seen. */
function middle(place: string): DOMPoint | null {
  for (const element of document.querySelectorAll(`[data-at="${CSS.escape(place)}"]`)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0) return new DOMPoint(x + width / 2, y + height / 2);
  }
  return null;
}
