/** Sentences of the parts of pages: days, times, tournaments, wishes, bots and coats of arms. */

import { beforeAll, describe, expect, it, vi } from "vitest";

import { games as folders } from "../vite.games";
import { armsOf, HOUSE } from "./art/arms";
import * as account from "./features/accounts/account";
import { told as ofSeeks, wishName } from "./features/matchmaking/seeking.svelte";
import * as moderation from "./features/moderation/moderation";
import * as tournaments from "./features/tournaments/tournaments";
import { company, manner, temperament } from "./hall/court";
import * as days from "./lib/days";
import { timeName } from "./lib/time";
import type { GameCard, Tournament, TournamentCard, TournamentPlayer } from "./lib/wire";
import { words } from "./lib/words.svelte";

const PAGES = ["/account", "/daily", "/moderation", "/host", "/clock", "/seek", "/tournaments"];
const GAME = folders()[0]?.name ?? "";

beforeAll(async () => {
  vi.stubGlobal("navigator", { languages: ["en-GB"] });
  await words.speak("en");
  for (const name of [...PAGES, GAME]) await words.learn(name);
});

it("says the words of each page by their short names", () => {
  expect(account.told("alone")).toMatch(/^So far only this device/);
  expect(days.told("rank", { rank: 3 })).toBe("Place 3");
  expect(moderation.told("report-title", { name: "Ada" })).toBe("Report Ada");
  expect(moderation.kept("tab-acts")).toBe("Log of acts");
  expect(ofSeeks("soon", { seconds: 7 })).toBe("Bots may join in 7 s");
  expect(tournaments.told("by", { name: "Ada" })).toBe("Set up by Ada");
});

it("writes days and moments in the language that is read, whatever the zone", () => {
  expect(days.dayOf("2026-11-23", "en-GB")).toBe("Monday 23 November");
  expect(days.dayOf("2026-01-01", "de")).toBe("Donnerstag, 1. Januar");
  expect(days.moment(1.5).getTime()).toBe(1500);
  expect(moderation.when(1e9, "en-GB")).toMatch(/^[89] Sept 2001, \d\d:\d\d$/);
  expect(moderation.when(1e9, "de")).toMatch(/^0[89]\.09\.2001, \d\d:\d\d$/);
  expect(moderation.capital("éen")).toBe("Éen");
});

it.each([
  [null, ""],
  [undefined, ""],
  [{ kind: "live", bank: 300, increment: 10 }, "5 min + 10 s a move"],
  [{ kind: "live", bank: 90 }, "1.5 min + 0 s a move"],
  [{ kind: "live", bank: 20, increment: 1 }, "20/60 min + 1 s a move"],
  [{ kind: "live" }, "0 min + 0 s a move"],
  [{ kind: "days", days: 3 }, "3 days a move"],
  [{ kind: "days", days: 1 }, "1 day a move"],
] as const)("says of the time %o: %s", (time, said) => {
  expect(timeName(time)).toBe(said);
});

it("names a wish by its size, its time and what it asks for", () => {
  const wish = { game: "g", least: 2, most: 4 };
  expect(wishName({ ...wish, time: { kind: "days", days: 3 }, rated: true, near: true }).split(" · ")).toEqual(
    [ofSeeks("sizes", { least: 2, most: 4 }), "3 days a move", ofSeeks("rated"), ofSeeks("near")],
  );
  expect(wishName({ ...wish, most: 2 })).toBe(ofSeeks("size", { least: 2, most: 2 }));
  expect(ofSeeks("sizes", { least: 2, most: 4 })).not.toContain("{");
});

describe("a tournament", () => {
  it("counts as people write it", () => {
    expect([2.5, 1 / 3, 4].map(tournaments.number)).toEqual(["2.5", "0.33", "4"]);
  });

  it.each([
    [0, "0 seconds"], [10, "10 seconds"], [90, "1 minute 30 seconds"], [1800, "30 minutes"],
    [7199, "1 hour 59 minutes 59 seconds"], [7200, "2 hours"], [86_399, "23 hours 59 minutes 59 seconds"],
    [86_400, "1 day"], [7 * 86_400, "7 days"],
  ])("lasts %i seconds: %s", (seconds, said) => {
    expect(tournaments.duration(seconds)).toBe(said);
  });

  it("says how far it is", () => {
    const at = (more: Partial<TournamentCard>) =>
      tournaments.progress({ kind: "swiss", status: "running", round: 2, rounds: 4, ...more } as TournamentCard);
    expect(at({})).toBe("Round 2 of 4");
    expect(at({ rounds: 0 })).toBe("Round 2");
    expect([at({ kind: "arena" }), at({ round: 0 })]).toEqual(["Being played", "Being played"]);
    expect([at({ status: "over" }), at({ status: "open" })]).toEqual(["Over", "Open to join"]);
  });

  it("calls its players by their names, and finds them by their numbers", () => {
    const player = (more: Partial<TournamentPlayer>) => ({ number: 1, name: "Ada", user: "u", ...more }) as TournamentPlayer;
    expect(tournaments.called(player({}))).toBe("Ada");
    expect([tournaments.called(player({ name: "" })), tournaments.called(undefined)]).toEqual(["Somebody", "Somebody"]);
    expect(tournaments.called(player({ user: "" }))).toBe(words.say("bot-sitting", { name: "Ada" }));
    expect(words.say("bot-sitting", { name: "Ada" })).not.toBe("Ada");
    const two = player({ number: 2 });
    expect(tournaments.byNumber({ players: [player({}), two] } as unknown as Tournament).get(2)).toBe(two);
  });
});

describe("a game's court", () => {
  const game = { court: [..."abcd"].map((id, i) => ({ id, name: id, level: i < 3 ? "easy" : "hard" })) } as unknown as GameCard;
  const met = (level: string, count: number, turn: number) => company(game, level, count, turn).map(({ id }) => id).join("");

  it("sends others each time it is turned, and nobody twice", () => {
    expect([met("easy", 2, 0), met("easy", 2, 1), met("easy", 2, 2), met("easy", 2, 3)]).toEqual(["ab", "bc", "ca", "ab"]);
    expect([met("easy", 9, 1), met("hard", 2, 5), met("none", 2, 5)]).toEqual(["bca", "d", ""]);
    expect(company(game, "easy")).toHaveLength(1);
  });

  it("says how well somebody plays, and in which style where there is one", async () => {
    await words.speak("en");
    expect([manner("hard", "careful"), manner("hard", ""), manner("hard")]).toEqual(["strong · careful", "strong", "strong"]);
  });

  it("says what somebody is like where that is written", () => {
    expect(temperament(GAME, "nobody-of-this-name")).toBe("");
    expect(temperament(GAME, "")).toBe("");
    vi.spyOn(words, "has").mockImplementation((id, of) => id === "court-tib" && of === GAME);
    vi.spyOn(words, "say").mockImplementation((id, _, of) => `${of}: ${id}`);
    expect(temperament(GAME, "tib")).toBe(`${GAME}: court-tib`);
    vi.restoreAllMocks();
  });
});

it("gives each seat a coat of arms of its own, the game's where it has some", () => {
  const seats = Array.from({ length: 7 }, (_, i) => ({ colour: `c${i}` }));
  const house = armsOf(seats);
  expect(house.map(({ charge }) => charge)).toEqual([
    "charge-lion", "charge-lily", "charge-tower", "charge-boar", "charge-swan", "charge-key", "charge-lion",
  ]);
  expect(house[2]).toEqual({ charge: "charge-tower", colour: "--seat-2", field: "--seat-2", ink: "--seat-ink-2", pattern: "pattern-2" });
  const own = armsOf(seats.slice(0, 2), (seat, colour) => ({ ...(HOUSE[5 - seat] as (typeof HOUSE)[0]), colour }));
  expect(own.map(({ charge, colour }) => [charge, colour])).toEqual([["charge-key", "c0"], ["charge-swan", "c1"]]);
});
