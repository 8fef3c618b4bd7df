/** Who earned what where: the books of a game, kept from what its log tells. Nothing is computed
 * here but sums. */

import type { Entry } from "../../lib/wire";

export interface Stop {
  terrain: string;
  income: number;
  doubled: boolean;
  magic: boolean;
}

/** What one journey brought a prince. */
export interface Page {
  stops: Stop[];
  income: number;
  bonus: number;
  /** Paid to thieves, and taken by his own. */
  paid: number;
  taken: number;
  /** Spent on cards, closings and spells. */
  spent: number;
}

const blank = (): Page => ({ stops: [], income: 0, bonus: 0, paid: 0, taken: 0, spent: 0 });

export const balance = ({ income, bonus, paid, taken, spent }: Page): number => income + bonus + taken - paid - spent;

/** The pages of the books: by journey, then by seat. */
export function keepBooks(log: readonly Entry[], seats: number): Page[][] {
  const books: Page[][] = [];
  const open = () => books.push(Array.from({ length: seats }, blank));
  for (const { tellings } of log) {
    for (const { code, args } of tellings) {
      if (code === "planning" || books.length === 0) open();
      write(books.at(-1) as Page[], code, args);
    }
  }
  return books.filter((pages) => pages.some((page) => page.stops.length || balance(page)));
}

function write(pages: Page[], code: string, args: Readonly<Record<string, string | number>>): void {
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
