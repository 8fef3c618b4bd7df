import { beforeAll, expect, it, vi } from "vitest";

import {
  chairs, choiceName, choicesAt, duration, optionsAt, planOf, seated, settled, variants, withBots, withoutBots,
} from "./seating";
import type { GameCard, GameOption } from "./wire";
import { words } from "./words.svelte";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
});

const option = (more: Partial<GameOption>): GameOption => ({
  name: "board", choices: ["standard"], default: "standard", clause: "K-1.2", players: [], fewest: [], data: false, ...more,
});
const card = (options: GameOption[]): GameCard => ({
  name: "kaiser_koenig_edelmann", title: "Kaiser, König, Edelmann", min_players: 2, max_players: 4, colours: [],
  options, bots: ["easy", "medium"], hidden: false, minutes: [20, 30, 40], rules_version: 1, warm: true,
} as GameCard);
const BEGINS = option({ name: "begins", choices: ["random", 1, 2, 3, 4], default: "random", fewest: [2, 2, 2, 3, 4] });
const PAIRING = option({ name: "pairing", choices: ["opposite", "near"], default: "opposite", players: [2] });

it("seats the reader first and leaves the rest free", () => {
  expect(chairs(3).map(({ kind }) => kind)).toEqual(["me", "open", "open"]);
});

it("lets the reader sit once: he changes places", () => {
  const bots = withBots(chairs(3), "hard");
  expect(seated(bots, 2, { kind: "me" })).toEqual([
    { kind: "bot", level: "hard" }, { kind: "bot", level: "hard" }, { kind: "me" },
  ]);
  expect(seated(chairs(2), 0, { kind: "open" }).map(({ kind }) => kind)).toEqual(["open", "open"]);
});

it("fills the free seats with bots and nobody else's, and frees them again", () => {
  const some = seated(seated(chairs(4), 1, { kind: "here", name: "Bert" }), 2, { kind: "bot", level: "easy" });
  const full = withBots(some, "medium");
  expect(full).toEqual([
    { kind: "me" }, { kind: "here", name: "Bert" }, { kind: "bot", level: "easy" }, { kind: "bot", level: "medium" },
  ]);
  expect(withoutBots(full).map(({ kind }) => kind)).toEqual(["me", "here", "open", "open"]);
  expect(planOf(full)).toEqual([
    { kind: "me" }, { kind: "me", name: "Bert" }, { kind: "bot", level: "easy" }, { kind: "bot", level: "medium" },
  ]);
});

it("offers no field with a single choice", () => {
  const game = card([option({}), BEGINS, PAIRING]);
  expect(optionsAt(game, 3).map(({ name }) => name)).toEqual(["begins"]);
  expect(optionsAt(game, 2).map(({ name }) => name)).toEqual(["begins", "pairing"]);
  expect(choicesAt(BEGINS, 2)).toEqual(["random", 1, 2]);
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
  expect(duration(game)).toBe("about 20 to 40 minutes");
  expect(duration(game, 3)).toBe("about 30 minutes");
  expect(duration({ ...game, minutes: [] })).toBe("");
});
