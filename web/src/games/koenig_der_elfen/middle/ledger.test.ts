import { describe, expect, it } from "vitest";

import type { Entry, Telling } from "../../../lib/wire";
import { balance, keepBooks, lastJourney, type Page, rank } from "./ledger";

const entry = (player: number, ...tellings: Telling[]): Entry => ({ ply: 0, player, action: null, text: "", tellings, time: 0, forced: false });
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
  entry(1, telling("halt", { player: 1, income: 0, visits: 0 }), telling("journey-over", { player: 1, journey: 1 })),
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

it("keeps a journey that brought nobody anything between two that did", () => {
  const plan = (journey: number) => entry(-1, telling("planning", { player: 0, journey, journeys: 3 }));
  const buys = entry(0, telling("buy", { player: 0, price: 1 }));
  const books = keepBooks([plan(1), buys, plan(2), plan(3), buys], 2);
  expect(books.map((pages) => pages.map(balance))).toEqual([[-1, 0], [0, 0], [-1, 0]]);
});

it("ranks the princes by what a journey brought, not by what they hold in all; who earned the same shares a place", () => {
  const page = (income: number): Page => ({ stops: [], income, bonus: 0, paid: 0, taken: 0, spent: 0 });
  const books = [[page(3), page(9), page(5)], [page(10), page(4), page(0)]];
  const places = (journey: number) => rank(books, journey, 3).map(({ seat, rank, earned }) => [seat, rank, earned]);
  expect(places(1)).toEqual([[1, 1, 9], [2, 2, 5], [0, 3, 3]]);
  expect(places(2)).toEqual([[0, 1, 10], [1, 2, 4], [2, 3, 0]]);
});

describe("the journey that has just ended", () => {
  const ended = LOG.findIndex(({ tellings }) => tellings.some(({ code }) => code === "journey-over")) + 1;
  const after = LOG.slice(0, ended);
  const journeys = (log: Entry[], reader: number | null) => lastJourney(log, 2, reader)?.journey ?? 0;

  it("is there from the last payment on", () => {
    expect(journeys(after.slice(0, -1), 0)).toBe(0);
    expect(journeys(after, 0)).toBe(1);
    expect(lastJourney(after, 2, 0)?.standings.map(({ seat, earned }) => [seat, earned])).toEqual([[0, 17], [1, -1]]);
  });
  it("stays until the reader himself does something; for who looks on, until anybody does", () => {
    const dealt = [...after, entry(-1, telling("dealt-hidden", { player: 1 })), entry(1, telling("pass", { player: 1 }))];
    expect([journeys(dealt, 0), journeys(dealt, 1), journeys(dealt, null)]).toEqual([1, 0, 0]);
  });
});
