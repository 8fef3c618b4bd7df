/** Walking over a board that is no grid: an arrow key goes along an edge. */

import { ownKey } from "./keys";

export interface Spot {
  id: string;
  x: number;
  y: number;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** Edges that point further than this from the arrow are not meant: cos 67°. */
const LEAST = 0.39;

/** The neighbour to which an arrow key leads from a spot (y points down, as on the screen): the one
 * that lies most in the arrow's direction, the nearer of two; null where there is none, or for
 * another key. */
export function towards(key: string, from: Spot, around: readonly Spot[]): Spot | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  let best: Spot | null = null;
  let most = LEAST;
  for (const spot of around) {
    const [dx, dy] = [spot.x - from.x, spot.y - from.y];
    const length = Math.hypot(dx, dy);
    if (length === 0) continue;
    const aligned = (dx * arrow[0] + dy * arrow[1]) / length;
    const value = aligned - length * 1e-6;
    if (value > most) [best, most] = [spot, value];
  }
  return best;
}

/** Is this a key that walks? */
export const isArrow = (key: string): boolean => key in ARROWS;

/** The effect of a key on a spot that is a button: it presses it, and walks no further. */
export function pressed(event: KeyboardEvent, press: () => void): void {
  const key = ownKey(event);
  if (key !== "Enter" && key !== " ") return;
  press();
  event.preventDefault();
  event.stopPropagation();
}
