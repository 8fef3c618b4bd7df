import { beforeAll, expect, it } from "vitest";

import type { GameCard, GameOption } from "../lib/wire";
import { words } from "../lib/words.svelte";
import {
  botFor, chairs, choiceName, choicesAt, duration, optionsAt, planOf, seated, settled, variants, withBots, withoutBots,
} from "./seating";

beforeAll(async () => {
  await words.speak("en");
});

const option = (more: Partial<GameOption>): GameOption => ({
  name: "board", choices: ["standard"], default: "standard", clause: "K-1.2", players: [], fewest: [], data: false, ...more,
});
const card = (options: GameOption[]): GameCard => ({
  name: "kaiser_koenig_edelmann", title: "Kaiser, König, Edelmann", min_players: 2, max_players: 4, colours: [], view_colours: false,
  options, bots: ["easy", "medium"], hidden: false, minutes: [20, 30, 40], rules_version: 1, warm: true, lessons: [],
  court: [..."abcd"].map((id, i) => ({ id, name: id.toUpperCase(), level: i < 3 ? "easy" : "medium", style: "" })),
});
const BEGINS = option({ name: "begins", choices: ["random", 1, 2, 3, 4], default: "random", fewest: [2, 2, 2, 3, 4] });
const PAIRING = option({ name: "pairing", choices: ["opposite", "near"], default: "opposite", players: [2] });

it("seats the reader first and leaves the rest free", () => {
  expect(chairs(3).map(({ kind }) => kind)).toEqual(["me", "open", "open"]);
});

const bot = (character: string, level = "easy") => ({ kind: "bot" as const, level, character });

it("lets the reader sit once: he changes places", () => {
  const all = [{ kind: "me" as const }, bot("a"), bot("b")];
  expect(seated(all, 2, { kind: "me" })).toEqual([bot("b"), bot("a"), { kind: "me" }]);
  expect(seated(chairs(2), 0, { kind: "open" }).map(({ kind }) => kind)).toEqual(["open", "open"]);
});

it("gives the seat that the reader left to who was there, wherever that was", () => {
  expect(seated([bot("a"), { kind: "me" }, bot("b")], 2, { kind: "me" })).toEqual([bot("a"), bot("b"), { kind: "me" }]);
});

it("finds no bot twice, and none where all of a level sit", () => {
  const game = card([]);
  expect(botFor(game, [bot("a"), bot("b"), { kind: "open" }], 2, "easy")).toEqual(bot("c"));
  const all = [bot("a"), bot("b"), bot("c"), bot("d", "medium"), { kind: "here" as const, name: "Bert" }];
  expect([botFor(game, all, 3, "easy"), botFor(game, all, 4, "easy")]).toEqual([bot(""), bot("")]);
});

it("names who sits at this screen by the seat where no name is given", () => {
  expect(planOf([{ kind: "me" }, { kind: "here", name: "  " }, { kind: "here", name: " Bert " }, { kind: "open" }])).toEqual([
    { kind: "me" }, { kind: "me", name: words.say("seat-number", { number: 2 }) }, { kind: "me", name: "Bert" }, { kind: "open" },
  ]);
  expect(words.say("seat-number", { number: 2 })).toContain("2");
});

it("fills the free seats with different bots and nobody else's, and frees them again", () => {
  const game = card([]);
  const some = seated(seated(chairs(4), 1, { kind: "here", name: "Bert" }), 2, bot("b"));
  const full = withBots(game, some, "easy");
  expect(full.slice(0, 3)).toEqual(some.slice(0, 3));
  expect([bot("a"), bot("c")]).toContainEqual(full[3]);
  expect(withoutBots(full).map(({ kind }) => kind)).toEqual(["me", "here", "open", "open"]);
  expect(planOf(some).slice(0, 3)).toEqual([{ kind: "me" }, { kind: "me", name: "Bert" }, bot("b")]);
});

it("meets another of the level each time, and the same where there is no other", () => {
  const game = card([]);
  const met = [bot("a")];
  for (let i = 0; i < 3; i += 1) met.push(botFor(game, [met.at(-1) as (typeof met)[0]], 0, "easy") as (typeof met)[0]);
  expect(met.map(({ character }) => character).join("")).toBe("abca");
  expect(botFor(game, [bot("d", "medium")], 0, "medium")).toEqual(bot("d", "medium"));
  expect(botFor({ ...game, court: [] }, chairs(2), 1, "easy")).toEqual(bot(""));
});

it("offers no field with a single choice", () => {
  const game = card([option({}), BEGINS, PAIRING]);
  expect(optionsAt(game, 3).map(({ name }) => name)).toEqual(["begins"]);
  expect(optionsAt(game, 2).map(({ name }) => name)).toEqual(["begins", "pairing"]);
  expect(choicesAt(BEGINS, 2)).toEqual(["random", 1, 2]);
  expect(choicesAt(PAIRING, 3)).toEqual(["opposite"]);
});

it("plans what the table's size allows, though more was chosen at a larger one", () => {
  const game = card([BEGINS, PAIRING]);
  expect(settled(game, 2, { begins: 4, pairing: "near" })).toEqual({ begins: "random", pairing: "near" });
  expect(settled(game, 4, { begins: 4, pairing: "near" })).toEqual({ begins: 4, pairing: "opposite" });
});

it("tells choices, variants and the time it takes in words", () => {
  const game = card([option({}), BEGINS, PAIRING]);
  expect(choiceName(game.name, "pairing", "near")).toBe("near neighbours: red and yellow");
  expect(choiceName(game.name, "anything", true)).toBe("Yes");
  expect(variants(game, 2, { begins: 1, pairing: "opposite", board: "standard" })).toEqual(["Who begins: seat 1"]);
  expect([choiceName(game.name, "anything", false), choiceName(game.name, "anything", 3)]).toEqual(["No", "3"]);
  expect(variants(game, 2, {})).toEqual([]);
  const both = card([option({ name: "begins", choices: [true, false], default: true }), option({ name: "pairing", choices: [true, false], default: false })]);
  expect(variants(both, 2, { begins: false, pairing: true })).toEqual([
    words.say("variant-off", { what: words.say("option-begins", {}, game.name) }),
    words.say("variant-on", { what: words.say("option-pairing", {}, game.name) }),
  ]);
  expect(words.say("variant-off", { what: "x" })).toBe("without: x");
  expect(duration(game)).toBe("about 20 to 40 minutes");
  expect(duration(game, 3)).toBe("about 30 minutes");
  expect(duration({ ...game, minutes: [] })).toBe("");
});
