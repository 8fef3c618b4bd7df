import { expect, test } from "vitest";

import type { PuzzleCard, Skill } from "../../../lib/wire";
import { nextPuzzle, wantedFor } from "./choose";

const card = (id: string, rating: number, theme = id, unseen = false, first = -1): PuzzleCard => ({
  ...{ id, rating, theme, unseen, first, level: 1, decisions: 1, players: 2 },
  kind: theme.charCodeAt(0),
});
const skill = (rating: number, tries: number, deviation = 100): Skill => ({ rating, deviation, tries });
const none = () => false;
const CARDS = [card("a", 600), card("b", 700), card("c", 1200), card("d", 1250, "c"), card("e", 1300), card("f", 1800, "f", true), card("g", 2000)];
const next = (who: Skill, tried: (id: string) => boolean = none, last = "") => nextPuzzle(CARDS, tried, who, last)?.id;

test("a newcomer begins with the easiest, whatever the rating says", () => {
  expect(next(skill(1200, 0, 250))).toBe("a");
  expect(next(skill(1250, 5, 240), (id) => id === "a")).toBe("b");
  expect(next(skill(1450, 6))).toBe("e");
});

test("a newcomer follows the puzzles to begin with, one after the other", () => {
  const begin = [card("x", 900, "x", false, 1), card("y", 1000, "y", false, 0), ...CARDS];
  expect(nextPuzzle(begin, none, skill(1200, 0), "")?.id).toBe("y");
  expect(nextPuzzle(begin, (id) => id === "y", skill(1200, 1), "y")?.id).toBe("x");
  expect(nextPuzzle(begin, none, skill(1450, 9), "")?.id).toBe("e");
});

test("no two of a kind come one after the other, as long as another one fits", () => {
  const alike = [card("k", 1300, "k"), card("l", 1310, "k"), card("m", 1500, "m")];
  expect(nextPuzzle(alike, (id) => id === "k", skill(1450, 9), "k")?.id).toBe("m");
  expect(nextPuzzle(alike.slice(0, 2), (id) => id === "k", skill(1450, 9), "k")?.id).toBe("l");
});

test("then one fits that is a little easier than the reader is strong", () => {
  expect(wantedFor(skill(1450, 9))).toBe(1300);
  expect(wantedFor(skill(1450, 9, 250))).toBe(1200);
  expect(next(skill(1450, 9))).toBe("e");
});

test("the theme changes", () => {
  expect(next(skill(1350, 9), (id) => id === "e", "c")).toBe("b");
});

test("to weigh what others may hold comes late, or when nothing else is left", () => {
  expect(next(skill(1950, 11), none, "a")).not.toBe("f");
  expect(next(skill(1950, 12), none, "a")).toBe("f");
  expect(next(skill(1200, 1), (id) => id !== "f")).toBe("f");
  expect(next(skill(1200, 1), () => true)).toBeUndefined();
});
