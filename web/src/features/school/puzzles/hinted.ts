/** Where on the table a choice is: what a hint of a puzzle rings. */

import type { Choice } from "../../../games/choosing.svelte";

type Parts = Readonly<Record<string, string>>;

/** The prefixes of a part's value in `data-at`, as the boards name their places. */
const NAMED = ["", "card-", "do-", "place-", "by-", "with-", "fetch-"];
/** Parts that only say how, and name no place. */
const NO_PLACE: readonly string[] = ["arrows", "degrees", "how", "hero", "realm"];
/** The value of a part that is left out. */
const NO = "no";

/** The parts that all these choices have in common, slot by slot. */
export function shared(choices: readonly Choice[]): Parts {
  const [first, ...others] = choices;
  const parts = Object.entries(first?.parts ?? {});
  return Object.fromEntries(parts.filter(([slot, value]) => others.every((one) => one.parts[slot] === value)));
}

/** The names of the places that a hint rings: with the same piece, that; otherwise of each choice the first
 * thing that tells it apart. */
export function ringed(choices: readonly Choice[], piece: boolean): string[] {
  const common = shared(choices);
  const own = piece ? places(common) : [];
  if (own.length > 0) return own;
  const apart = choices.map(({ parts }) => Object.fromEntries(Object.entries(parts).filter((part) => !(part[0] in common) && isPlace(part)).slice(0, 1)));
  return [...new Set(apart.flatMap(places))];
}

const isPlace = ([slot, value]: readonly [string, string]): boolean => !NO_PLACE.includes(slot) && value !== NO;

function places(parts: Parts): string[] {
  return Object.entries(parts)
    .filter(isPlace)
    .flatMap(([slot, value]) => [slot, ...NAMED.map((before) => before + value)]);
}
