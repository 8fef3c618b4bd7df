import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { answer } from "../../../testing/server";
import { words } from "../../lib/words.svelte";
import { games, opponentName, sum, tie } from "./profiles";

beforeAll(() => words.speak("en"));
afterEach(() => vi.unstubAllGlobals());

it("adds up how games ended", () => {
  const all = sum([
    { won: 1, shared: 2, lost: 3 },
    { won: 4, shared: 0, lost: 1 },
  ]);
  expect(all).toEqual({ won: 5, shared: 2, lost: 4 });
  expect(games(all)).toBe(11);
  expect(sum([])).toEqual({ won: 0, shared: 0, lost: 0 });
});

describe("what one does about somebody", () => {
  it.each([
    ["follow", true, "POST /api/people/u%2F1/follow", {}],
    ["follow", false, "DELETE /api/people/u%2F1/follow", null],
    ["block", true, "POST /api/people/u%2F1/block", {}],
    ["block", false, "DELETE /api/people/u%2F1/block", null],
  ] as const)("is asked of the server: %s %s", async (kind, on, route, body) => {
    const asked = answer(() => new Response(null, { status: 204 }));
    expect(await tie(kind, "u/1", on)).toBe(true);
    expect(asked.map((one) => [one.route, one.body])).toEqual([[route, body]]);
  });
});

it("calls an opponent by name, else by what is known", () => {
  const opponent = (user: string, name: string, level: string) => ({ key: "k", user, name, game: "", level, character: "", games: 1, won: 0, shared: 0, lost: 1 });
  expect(opponentName(opponent("u", "Ada", ""))).toBe("Ada");
  expect(opponentName(opponent("", "", "hard"))).toBe("Bot, strong");
  const gone = opponentName(opponent("u", "", ""));
  expect(gone).not.toBe("");
  expect(gone).not.toContain("Bot");
});
