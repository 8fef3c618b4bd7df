import { expect, it } from "vitest";

import type { Entry, Telling } from "../../lib/wire";
import { balance, keepBooks, type Page } from "./ledger";

const entry = (player: number, ...tellings: Telling[]): Entry => ({ ply: 0, player, action: null, text: "", tellings, time: 0 });
const telling = (code: string, args: Telling["args"]): Telling => ({ code, args });

const LOG: Entry[] = [
  entry(-1, telling("dealt-hidden", { player: 1 }), telling("planning", { player: 0, journey: 1, journeys: 2 })),
  entry(0, telling("buy", { player: 0, price: 1 })),
  entry(0, telling("buy", { player: 0, price: 2 })),
  entry(1, telling("close", { player: 1, price: 3, terrain: "lake", place: "2.1" })),
  entry(0, telling("visit", { player: 0, terrain: "forest", income: 8, doubled: "yes", total: 8 })),
  entry(0, telling("spell", { player: 0, price: 3, terrain: "lake" })),
  entry(
    0,
    telling("discard", { player: 0, card: "raft" }),
    telling("arrive", { player: 0, terrain: "lake", income: 7, doubled: "no", total: 15 }),
    telling("toll", { player: 0, other: 1, gold: 2 }),
  ),
  entry(
    0,
    telling("halt", { player: 0, income: 15, visits: 2 }),
    telling("bonus", { player: 0, gold: 10 }),
    telling("toll-paid", { player: 0, other: 1, gold: 2 }),
  ),
  entry(1, telling("halt", { player: 1, income: 0, visits: 0 }), telling("journey-over", { player: 1 })),
  entry(-1, telling("planning", { player: 1, journey: 2, journeys: 2 })),
  entry(1, telling("visit", { player: 1, terrain: "river", income: 3, doubled: "no", total: 3 })),
  entry(1, telling("halt", { player: 1, income: 3, visits: 1 })),
];

it("keeps the books of a game by journey and prince", () => {
  const books = keepBooks(LOG, 2);
  expect(books).toHaveLength(2);
  const [first, second] = books as [Page[], Page[]];
  const [anna, bert] = first as [Page, Page];
  expect(anna.stops).toEqual([
    { terrain: "forest", income: 8, doubled: true, magic: false },
    { terrain: "lake", income: 7, doubled: false, magic: true },
  ]);
  expect(anna).toMatchObject({ income: 15, bonus: 10, paid: 2, taken: 0, spent: 6 });
  expect(balance(anna)).toBe(17);
  expect(bert).toMatchObject({ income: 0, taken: 2, spent: 3 });
  expect(balance(bert)).toBe(-1);
  expect(second.map(balance)).toEqual([0, 3]);
});

it("has no pages before anything happened", () => {
  expect(keepBooks([], 3)).toEqual([]);
});
