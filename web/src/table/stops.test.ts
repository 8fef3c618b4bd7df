import { expect, it } from "vitest";

import type { Entry } from "../lib/wire";
import { nextStop, sinceOf, stepAt, stopBefore, stopsOf } from "./stops";

const CHANCE = -1;
/** A log of who acted. */
const log = (...players: number[]): Entry[] =>
  players.map((player, ply) => ({ ply, player, action: null, text: "", tellings: [], time: 0, forced: false }));
// dealt, dealt; a move; a move and two draws; a move and a draw
const game = log(CHANCE, CHANCE, 0, 1, CHANCE, CHANCE, 0, CHANCE);
const stops = stopsOf(game, 8);

it("stops where somebody decides, and at the end", () => {
  expect(stops).toEqual([2, 3, 6, 8]);
  expect(stopsOf(log(0, 1), 2)).toEqual([0, 1, 2]);
  expect(stopsOf(log(CHANCE), 1)).toEqual([1]);
  expect(stopsOf([], 0)).toEqual([0]);
});

it("goes on and back decision by decision, from wherever one is", () => {
  expect([0, 2, 3, 4, 6, 8].map((ply) => nextStop(stops, ply))).toEqual([2, 3, 6, 6, 8, 8]);
  expect([8, 7, 6, 4, 3, 2, 0].map((ply) => stopBefore(stops, ply))).toEqual([6, 6, 3, 3, 2, 2, 0]);
});

it("counts decisions", () => {
  expect([0, 2, 3, 5, 6, 7, 8].map((ply) => stepAt(stops, ply))).toEqual([0, 0, 1, 1, 2, 2, 3]);
});

it("tells a move together with its draws", () => {
  expect(sinceOf(stops, 2)).toBe(2);
  expect(sinceOf(stops, 3)).toBe(2);
  expect(sinceOf(stops, 6)).toBe(3);
  expect(sinceOf(stops, 5)).toBe(4); // a link to the middle
  expect(sinceOf(stops, 8)).toBe(6);
});

it("does not stop where there was nothing to decide", () => {
  const all = log(0, 1, 0).map((entry) => ({ ...entry, forced: entry.ply === 1 }));
  expect(stopsOf(all, 3)).toEqual([0, 2, 3]);
});
