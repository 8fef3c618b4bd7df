import { beforeEach, expect, it, vi } from "vitest";

import { Refusal } from "../../../lib/link.svelte";
import type { Listeners } from "../../../pocket/pocket";
import { judge, type Told, workers } from "./judge";

interface Opened extends Listeners {
  entry: string;
  sent: string[];
  closed: boolean;
}
const opened: Opened[] = [];
vi.mock("../../../pocket/pocket", () => ({
  open: (entry: string, told: Listeners) => {
    const one = { ...told, entry, sent: [] as string[], closed: false };
    opened.push(one);
    return { send: (text: string) => one.sent.push(text), close: () => (one.closed = true) };
  },
}));
const told: Told = { progress: vi.fn(), review: vi.fn(), failed: vi.fn() };
const said = (one: Opened | undefined) => one?.sent.map((text) => JSON.parse(text) as Record<string, unknown>);

beforeEach(() => void opened.splice(0));

it("leaves a core for the page, and takes no more memory than it should", () => {
  expect([1, 2, 3, 4, 5, 16].map(workers)).toEqual([1, 1, 2, 3, 4, 4]);
});

it("opens another worker when there is a job for it, and ends it when all is judged", () => {
  judge("t", "a record", told, 2).begin();
  const [first] = opened;
  expect(said(first)).toEqual([
    { t: "game", table: "t", record: "a record" },
    { t: "review", helpers: 1 },
  ]);
  expect(opened).toHaveLength(1);
  first?.text(JSON.stringify({ t: "do", hand: 0, job: "a job" }));
  const other = opened[1];
  expect([other?.entry, other?.sent]).toEqual(["tafelronde.pocket.thinker:start", ["a job"]]);
  other?.text("a thought");
  other?.failed("no memory");
  expect(said(first)?.slice(2)).toEqual([
    { t: "done", hand: 0, thought: "a thought" },
    { t: "done", hand: 0, thought: "" },
  ]);
  first?.text(JSON.stringify({ t: "told", judged: 3, decisions: 3, news: { state: "ready" } }));
  expect([other?.closed, first?.closed]).toEqual([true, false]);
  expect(told.review).toHaveBeenCalledWith(3, 3, { state: "ready" });
});

it("hands answers to who asked, and refuses all where the worker fails", async () => {
  const one = judge("t", "a record", told, 1);
  const [tried, advised, late] = [one.attempt(5, { action: "N1" }), one.advise(7, 24), one.advise(8, 6)];
  const [first] = opened;
  expect(said(first)?.slice(1)).toEqual([
    { t: "try", ply: 5, action: "N1", think: false, n: 0 },
    { t: "advise", ply: 7, effort: 24, n: 1 },
    { t: "advise", ply: 8, effort: 6, n: 2 },
  ]);
  first?.text(JSON.stringify({ t: "advised", n: 1, hint: { seat: 1 } }));
  first?.text(JSON.stringify({ t: "tried", n: 0, tried: { verdict: "best" } }));
  expect([await tried, await advised]).toEqual([{ verdict: "best" }, { seat: 1 }]);
  first?.failed("it broke");
  await expect(late).rejects.toBeInstanceOf(Refusal);
});
