import { expect, it } from "vitest";

import type { Entry, Telling } from "../../../lib/wire";
import { newCards } from "./fresh";

const ME = 1;
const entry = (player: number, ...tellings: Telling[]): Entry => ({ ply: 0, player, action: null, text: "", tellings, time: 0, forced: false });
const did = (code: string, args: Telling["args"] = {}, player = ME) => entry(player, { code, args: { player, ...args } });
const came = (code: string, card: string, player = ME): Entry => entry(-1, { code, args: { player, card } });

it("marks nothing of a hand that is all new", () => {
  expect(newCards([came("dealt", "raft"), came("dealt", "lake")], ME, { raft: 1, lake: 1 })).toEqual({});
});

it("marks what has been dealt to a hand that was kept", () => {
  const log = [came("dealt", "raft"), did("location", { card: "lake" }), did("pass"), came("dealt", "raft"), came("dealt", "thief")];
  expect(newCards(log, ME, { raft: 2, thief: 1, gold: 1 })).toEqual({ raft: 1, thief: 1 });
});

it("marks what was drawn while four are discarded, less what went, and until the next turn", () => {
  const swap = [did("pass"), did("swap"), came("drawn", "raft"), came("drawn", "lake"), came("drawn", "lake")];
  expect(newCards(swap, ME, { raft: 1, lake: 2, gold: 4 })).toEqual({ raft: 1, lake: 2 });
  const gone = [...swap, did("discard", { card: "lake" }), did("discard", { card: "raft" })];
  expect(newCards(gone, ME, { lake: 1, gold: 4 })).toEqual({ lake: 1 });
  expect(newCards([...gone, did("pass")], ME, { lake: 1, gold: 4 })).toEqual({});
});

it("marks what was bought or fetched, and nothing of others", () => {
  const log = [did("buy"), came("bought", "raft"), came("bought-hidden", "", 0), did("fetch", { card: "lake" }), did("buy", {}, 0)];
  expect(newCards(log, ME, { raft: 2, lake: 1, gold: 1 })).toEqual({ raft: 1, lake: 1 });
});
