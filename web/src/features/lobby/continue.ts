/** The top of the hall: games that the reader has begun, and what there is for them today. */

import type { Deal, Deals, GameCard, PuzzleOfTheDay, TableCard } from "../../lib/wire";
import type { BegunLesson } from "../school/resumed";

/** Something that is one tap away. `deal` and `puzzle` are those of the day. */
export type Way =
  | { kind: "table"; href: string; game: string; done: false; table: TableCard }
  | { kind: "lesson"; href: string; game: string; done: false; step: number; steps: number }
  | { kind: "deal"; href: string; game: string; done: boolean; deal: Deal }
  | { kind: "puzzle"; href: string; game: string; done: boolean };

export interface Known {
  /** The reader's tables that are not over, the one that waits for them first. */
  tables: readonly TableCard[];
  /** Lessons that were begun, the latest first. */
  begun: readonly BegunLesson[];
  deal: Deal | null;
  puzzle: PuzzleOfTheDay | null;
  /** Today's puzzle is solved. */
  solved: boolean;
}

/** Today's deal among these. */
export const dealOfToday = ({ deals, now }: Deals): Deal | null =>
  deals.find(({ begins, ends }) => begins <= now && now < ends) ?? null;

/** The ways to go on: those that wait for the reader first, those that are done last. */
export function ways({ tables, begun, deal, puzzle, solved }: Known): Way[] {
  const found: Way[] = [];
  const table = tables.find(({ id }) => id !== deal?.table);
  if (table) found.push({ kind: "table", href: `/table/${table.id}`, game: table.game, done: false, table });
  const [lesson] = begun;
  if (lesson) {
    const { game, done, steps } = lesson;
    found.push({ kind: "lesson", href: `/learn/${game}/${lesson.lesson}`, game, done: false, step: done.length + 1, steps });
  }
  if (deal) {
    const href = deal.state === "playing" ? `/table/${deal.table}` : "/daily";
    found.push({ kind: "deal", href, game: deal.game, done: deal.state === "over", deal });
  }
  if (puzzle) found.push({ kind: "puzzle", href: `/puzzles/${puzzle.game}/${puzzle.id}`, game: puzzle.game, done: solved });
  const rank = (way: Way): number => {
    if (way.done) return 3;
    return way.kind === "table" ? (way.table.your_turn ? 0 : 1) : 1;
  };
  return found.sort((one, other) => rank(one) - rank(other));
}

/** The games whose lessons the reader has neither begun nor ended, and which they have not played to the end. */
export function unlearnt(
  games: readonly GameCard[],
  learnt: (game: string, lesson: string) => boolean,
  begun: readonly BegunLesson[],
  finished: readonly TableCard[],
): GameCard[] {
  const known = new Set([...begun, ...finished].map(({ game }) => game));
  return games.filter(({ name, lessons: [first] }) => first && !known.has(name) && !learnt(name, first.id));
}
