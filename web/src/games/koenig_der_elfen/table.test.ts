import { expect, it } from "vitest";

import { lacking, roadOf, stepsOf } from "./table";
import type { KoenigDerElfenView, ReachView, StopView } from "./view";

const stop = (place: string, turn = false): StopView => ({ place, transport: "dragon", cards: 1, guard: false, turn, income: 2, toll: -1 });
const reach = (...visits: StopView[]): ReachView => ({ visits, gold: 0, bonus: false, ahead: "", missing: {}, poor: false });

it("follows the reader's road step by step, and turns where a direction change is played", () => {
  expect(stepsOf(reach(stop("1.1"), stop("1.2"), stop("2.1"), stop("1.2", true), stop("1.1")))).toEqual([
    { from: "1.1", to: "1.2", heading: 1 },
    { from: "1.2", to: "2.1", heading: 1 },
    { from: "2.1", to: "1.2", heading: -1 },
    { from: "1.2", to: "1.1", heading: -1 },
  ]);
  expect(stepsOf(reach(stop("1.1")))).toEqual([]);
});

it("knows no road of a reader who is shown none", () => {
  expect(roadOf({ reach: null } as KoenigDerElfenView)).toEqual([]);
  expect(roadOf({ reach: reach(stop("1.1"), stop("2.1")) } as KoenigDerElfenView)).toEqual(["1.1", "2.1"]);
});

it("asks for what takes the fewest more cards", () => {
  expect(lacking({ ...reach(), missing: { raft: 2, dragon: 1, unicorn: 1 } })).toEqual({ dragon: 1, unicorn: 1 });
  expect(lacking(reach())).toEqual({});
});
