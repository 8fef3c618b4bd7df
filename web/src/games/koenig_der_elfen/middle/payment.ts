import type { Step } from "../../game";
import { coins } from "../cards";

/** Gold that changes hands in a step; −1 is the bank. */
export interface Payment {
  to: number;
  from: number;
  gold: number;
  /** The message that says it. */
  say: string;
}

/** The payments when a trip ends: income, bonus, tolls; null for any other step. */
export function payment({ telling: { code, args } }: Step): Payment | null {
  const [player, other] = [Number(args["player"]), Number(args["other"])];
  if (code === "halt" && Number(args["income"]) > 0) {
    return { to: player, from: -1, gold: Number(args["income"]), say: "paid-income" };
  }
  if (code === "bonus") return { to: player, from: -1, gold: Number(args["gold"]), say: "paid-bonus" };
  if (code === "toll-paid") return { to: other, from: player, gold: Number(args["gold"]), say: "paid-toll" };
  return null;
}

/** Between one coin and the next, in milliseconds. */
export const COIN = 160;

/** The time for which a visit is told: where it leads, with which cards, what it brings. */
export const VISIT = 1_100;

/** Between one row of the ranking and the next; and how long all of it is told. */
export const ROW = 350;
export const RANKING = 4_500;

/** The time for which a payment is told: coin by coin, then a moment to read the sum. */
export const paying = (gold: number): number => coins(gold).length * COIN + 700;
