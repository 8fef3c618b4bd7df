import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { GameCard } from "../../lib/wire";
import { resumed } from "./resumed";

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: 1000 });
});
afterEach(() => void vi.useRealTimers());

describe("a lesson that was begun", () => {
  it("goes on where it was left", () => {
    expect([resumed.of("g", "first"), resumed.done("g", "first")]).toEqual([null, []]);
    resumed.keep("g", "first", ["a", "b"], 5);
    expect(resumed.of("g", "first")).toEqual({ done: ["a", "b"], steps: 5, at: 1000 });
    expect(resumed.done("g", "first")).toEqual(["a", "b"]);
    expect([resumed.of("g", "second"), resumed.of("h", "first")]).toEqual([null, null]);
    resumed.keep("g", "first", [], 5);
    expect(resumed.of("g", "first")).toBeNull();
  });

  it("stands among the others that were begun, the latest first", () => {
    const card = (name: string, ...ids: string[]) => ({ name, lessons: ids.map((id) => ({ id, minutes: 1, steps: 5, chapters: [] })) });
    const games = [card("g", "first", "second", "third"), card("h", "first")] as unknown as GameCard[];
    localStorage.setItem("tafelronde.lesson.g.third", '{"done":["a"],"steps":5}'); // as it was kept before
    resumed.keep("g", "first", ["a"], 5);
    vi.setSystemTime(2000);
    resumed.keep("h", "first", ["a", "b"], 5);
    vi.setSystemTime(3000);
    resumed.keep("g", "second", [], 5);
    resumed.keep("gone", "first", ["a"], 5);
    expect(resumed.all(games).map(({ game, lesson, done }) => [game, lesson, done.length])).toEqual([["h", "first", 2], ["g", "first", 1], ["g", "third", 1]]);
  });

  it.each([
    "", "{", "7", "null", "[]", '{"done":["a"]}', '{"steps":3}', '{"done":"a","steps":3}', '{"done":["a",1],"steps":3}',
    '{"done":["a"],"steps":"3"}',
  ])("begins anew where what was kept is damaged: '%s'", (text) => {
    localStorage.setItem("tafelronde.lesson.g.first", text);
    expect(resumed.of("g", "first")).toBeNull();
  });
});
