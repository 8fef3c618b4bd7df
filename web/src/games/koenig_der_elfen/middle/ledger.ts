/** The ledger of a game: each traveller's income by place, kept from the log. Nothing is computed here but
 * sums. */

import type { Entry, Telling } from "../../../lib/wire";

export interface Stop {
  terrain: string;
  income: number;
  doubled: boolean;
  magic: boolean;
}

/** A prince's income from one journey. */
export interface Page {
  stops: Stop[];
  income: number;
  bonus: number;
  /** Paid to thieves, and taken by the prince's own thieves. */
  paid: number;
  taken: number;
  /** Spent on cards, closings and spells. */
  spent: number;
}

const blank = (): Page => ({ stops: [], income: 0, bonus: 0, paid: 0, taken: 0, spent: 0 });

export const balance = ({ income, bonus, paid, taken, spent }: Page): number => income + bonus + taken - paid - spent;

/** The pages of the books: by journey, then by seat; up to the last journey in which gold moved. */
export function keepBooks(log: readonly Entry[], seats: number): Page[][] {
  const books: Page[][] = [];
  const open = () => books.push(Array.from({ length: seats }, blank));
  for (const { code, args } of log.flatMap(({ tellings }) => tellings)) {
    if (code === "planning") open();
    const pages = books.at(-1);
    if (pages) write(pages, code, args);
  }
  const moved = books.findLastIndex((pages) => pages.some((page) => page.stops.length || balance(page)));
  return books.slice(0, moved + 1);
}

function write(pages: Page[], code: string, args: Telling["args"]): void {
  const page = pages[Number(args["player"])];
  if (!page) return;
  const gold = Number(args["gold"] ?? 0);
  if (code === "visit" || code === "arrive") {
    const stop = { terrain: String(args["terrain"]), income: Number(args["income"]), doubled: args["doubled"] === "yes" };
    page.stops.push({ ...stop, magic: code === "arrive" });
  } else if (code === "halt") page.income += Number(args["income"]);
  else if (code === "bonus") page.bonus += gold;
  else if (code === "buy" || code === "close" || code === "spell") page.spent += Number(args["price"]);
  else if (code === "toll-paid") {
    page.paid += gold;
    const owner = pages[Number(args["other"])];
    if (owner) owner.taken += gold;
  }
}

/** A prince's place when a journey is over. */
export interface Standing {
  seat: number;
  /** 1 for the best; who earned the same shares a place. */
  rank: number;
  page: Page;
  earned: number;
}

export interface JourneyEnd {
  journey: number;
  /** When it ended. */
  ply: number;
  /** The best first. */
  standings: readonly Standing[];
}

/** The ranking of a journey (1 is the first), of what all have seen being paid. */
export function rank(books: readonly (readonly Page[])[], journey: number, seats: number): Standing[] {
  const pages = books[journey - 1] ?? Array.from({ length: seats }, blank);
  const earnings = pages.map(balance);
  return pages
    .map((page, seat) => {
      const earned = balance(page);
      return { seat, page, earned, rank: 1 + earnings.filter((other) => other > earned).length };
    })
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

/** The journey that has just ended: nobody has planned anything since; for who plays, not he. */
export function lastJourney(log: readonly Entry[], seats: number, reader: number | null): JourneyEnd | null {
  const end = log.findLastIndex(({ tellings }) => tellings.some(({ code }) => code === "journey-over"));
  if (end < 0) return null;
  const since = log.slice(end + 1);
  if (since.some(({ player }) => (reader === null ? player >= 0 : player === reader))) return null;
  const { ply, tellings } = log[end] as Entry;
  const journey = Number(tellings.find(({ code }) => code === "journey-over")?.args["journey"]);
  return { journey, ply, standings: rank(keepBooks(log, seats), journey, seats) };
}
