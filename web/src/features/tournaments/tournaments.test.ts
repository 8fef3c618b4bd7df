import { beforeAll, expect, it } from "vitest";

import type { Tournament, TournamentCard } from "../../lib/wire";
import { words } from "../../lib/words.svelte";
import { champion, duration, progress } from "./tournaments";

beforeAll(async () => {
  await words.speak("en");
  await words.learn("/tournaments");
});

it("tells a time in its units, without those of which there is none", () => {
  expect([0, 1, 90, 3600, 7 * 86_400, 90_061].map(duration)).toEqual([
    "0 seconds", "1 second", "1 minute 30 seconds", "1 hour", "7 days", "1 day 1 hour 1 minute 1 second",
  ]);
});

it("tells how far a tournament is: by its rounds, where it has begun and has any", () => {
  const of = (status: string, kind: string, round: number, rounds: number) => progress({ status, kind, round, rounds } as TournamentCard);
  expect(of("running", "swiss", 2, 4)).toMatch(/2.*4/);
  expect(of("running", "robin", 3, 0)).toMatch(/3/);
  const running = of("running", "arena", 0, 0);
  expect(running).not.toMatch(/\d/);
  expect([of("running", "arena", 1, 1), of("running", "swiss", 0, 4)]).toEqual([running, running]);
  expect([of("over", "swiss", 4, 4), of("open", "swiss", 0, 4)].map((told) => /\d/.test(told) || told === running)).toEqual([false, false]);
});

it("names as the winner the player with rank 1 of a tournament that is over", () => {
  const of = (status: string, ...ranks: number[]) => champion({ card: { status }, players: ranks.map((rank, number) => ({ number, rank })) } as unknown as Tournament);
  expect([of("over", 1, 2), of("over", 2, 3), of("running", 1, 2), of("over")].map((one) => one?.number)).toEqual([0, undefined, undefined, undefined]);
});
