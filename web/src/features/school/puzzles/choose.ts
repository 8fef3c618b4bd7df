/** The choice of the next puzzle, and the progress of a run through many of them. */

import type { PuzzleCard, Skill } from "../../../lib/wire";

/** A reader who has tried fewer is a newcomer, who begins with easy ones of many kinds. */
const FIRST = 6;
/** A reader who has tried fewer is not asked to weigh what others may hold. */
const BEFORE_UNSEEN = 12;
/** Among so many that fit best, one of another kind and theme than the last is taken. */
const FITTING = 8;

/** The rating of the puzzle that fits a reader: they solve about three of four such. */
export const wantedFor = ({ rating, deviation }: Skill): number => rating - Math.max(150, deviation);

/** The puzzle that comes next for this reader, of those that they have not tried; null: none is left. */
export function nextPuzzle(cards: readonly PuzzleCard[], tried: (id: string) => boolean, skill: Skill, last: string): PuzzleCard | null {
  const left = cards.filter(({ id }) => id !== last && !tried(id));
  const allowed = left.filter(({ unseen }) => !unseen || skill.tries >= BEFORE_UNSEEN);
  const begin = allowed.filter(({ first }) => first >= 0).toSorted((one, other) => one.first - other.first)[0];
  if (skill.tries < FIRST && begin) return begin;
  const wanted = skill.tries < FIRST ? 0 : wantedFor(skill);
  const fitting = (allowed.length > 0 ? allowed : left)
    .toSorted((one, other) => Math.abs(one.rating - wanted) - Math.abs(other.rating - wanted))
    .slice(0, FITTING);
  const before = cards.find(({ id }) => id === last);
  const apart = fitting.filter(({ kind }) => kind !== before?.kind);
  return apart.find(({ theme }) => theme !== before?.theme) ?? apart[0] ?? fitting[0] ?? null;
}
