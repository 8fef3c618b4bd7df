/** The time that a person needs to read a telling, at the pace that they chose. */

import type { Pace } from "../lib/settings.svelte";

/** The factors by which each pace is slower than the usual one. A step told again at once would not be
 * told at all. */
const FACTORS: Readonly<Record<Pace, number>> = { slow: 1.9, normal: 1, fast: 0.4, instant: 0.4 };

/** To find the place and take it in; and for each letter of the sentence. Milliseconds: an unhurried
 * reader takes about thirty letters a second, and looks at the board as well. */
const LOOK = 450;
const LETTER = 26;

/** The time that all tellings of one turn may stand: three players' turns are told in six seconds. */
const TURN = 1900;

/** Milliseconds; nothing for a step of which nothing is said. `said` is of how many steps of its turn
 * something is said: they share the turn's time, and each is at least looked at. */
export function reading(text: string, pace: Pace, said = 1): number {
  if (!text) return 0;
  return Math.min(LOOK + LETTER * text.length, Math.max(LOOK, TURN / said)) * FACTORS[pace];
}
