/** How long a person needs to read a telling, at the pace that they chose. */

import type { Pace } from "../lib/settings.svelte";

/** By how much each pace is slower than the usual one. What is told again at once would not be
 * told at all. */
const FACTORS: Readonly<Record<Pace, number>> = { slow: 1.9, normal: 1, fast: 0.4, instant: 0.4 };

/** To find the place and take it in; and for each letter of the sentence. Milliseconds: an unhurried
 * reader takes about thirty letters a second, and looks at the board as well. */
const LOOK = 450;
const LETTER = 26;

/** Milliseconds; nothing for a step of which nothing is said. */
export function reading(text: string, pace: Pace): number {
  return text ? (LOOK + LETTER * text.length) * FACTORS[pace] : 0;
}
