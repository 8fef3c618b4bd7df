/** The cards that the rules page shows beside a clause. */

import { PLACED, TAKEN_ALONG, TERRAINS, TRANSPORTS } from "../cards";

export const pictures: Readonly<Record<string, readonly string[]>> = {
  "F-3": TERRAINS,
  "E-4.2": TRANSPORTS,
  "E-4.3": [...PLACED, ...TAKEN_ALONG],
  "E-6.15": ["tree", "sea_monster"],
  "E-8.2": ["tree", "sea_monster"],
  "E-9.1": ["gold"],
  "E-9.2": ["thief"],
  "E-10.1": ["bodyguard"],
  "E-11.1": ["direction_change"],
};

/** … and beside the sentences of its summary. */
export const summary: readonly (readonly string[])[] = [
  ["mountain"],
  ["plain", "forest", "lake"],
  PLACED,
  ["giant_pig", "dragon", "raft"],
  TAKEN_ALONG,
  ["river", "desert"],
];

/** The worth of a visit (F-3), as it is printed on the locations. The deck is checked against it in
 * pictures.test.ts. */
export const WORTH: Readonly<Record<string, number>> = {
  plain: 2, river: 3, forest: 4, mountain: 5, desert: 6, lake: 7,
};
