import { expect, test } from "vitest";

import type { PuzzleCard, Skill } from "../../../lib/wire";
import { nextPuzzle, wantedFor } from "./choose";

const card = (id: string, rating: number, theme = id, unseen = false): PuzzleCard => ({ id, rating, theme, unseen, level: 1, decisions: 1, players: 2 });
const skill = (rating: number, tries: number, deviation = 100): Skill => ({ rating, deviation, tries });
const none = () => false;
const CARDS = [card("a", 600), card("b", 700), card("c", 1200), card("d", 1250, "c"), card("e", 1300), card("f", 1800, "f", true), card("g", 2000)];
const next = (who: Skill, tried: (id: string) => boolean = none, last = "") => nextPuzzle(CARDS, tried, who, last)?.id;

test("a newcomer begins with the easiest, whatever the rating says", () => {
  expect(next(skill(1200, 0, 250))).toBe("a");
  expect(next(skill(1250, 2, 240), (id) => id === "a")).toBe("b");
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
