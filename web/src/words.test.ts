import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { more, shared } from "virtual:words/en";
import { expect, it } from "vitest";

import { games as folders } from "../vite.games";
import { regional } from "./lib/words.svelte";

const SOURCES = join(import.meta.dirname, "../../src/tafelronde");
const CLIENT = import.meta.dirname;

function ids(...path: string[]): string[] {
  const text = readFileSync(join(SOURCES, ...path), "utf-8");
  return new FluentResource(text).body.map(({ id }) => id).sort();
}

it.each(["nl", "de"])("says in %s what it says in English", (language) => {
  expect(ids("words", "web", `${language}.ftl`)).toEqual(ids("words", "web", "en.ftl"));
});

function named(folder: string, skip = ""): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
    .filter((file) => !skip || !file.startsWith(skip))
    .flatMap((file) => [...readFileSync(join(folder, file), "utf-8").matchAll(/\bsay\(\s*"([\w-]+)"/g)])
    .map((match) => match[1] ?? "");
}

const built = (text: string): string[] => new FluentResource(text).body.map(({ id }) => id);
/** The messages that the page gets; the command line's own words are left out. */
const SHARED = built(shared);
/** The messages that come with a page, a sheet or a lesson. */
const LATER = new Map(
  readdirSync(join(SOURCES, "words"), { withFileTypes: true })
    .filter((each) => each.isDirectory() && !["web", "mail"].includes(each.name) && !each.name.startsWith("_"))
    .map(({ name }) => [name, ids("words", name, "en.ftl")]),
);
const OF_REVIEWS = LATER.get("review") ?? [];
/** The messages of the table in the words of the game that is played. */
const OF_A_GAME = ["name", "pitch", "ask", "ask-named", "rules"];
/** The messages that a table reads with those of its game, before it is drawn. */
const OF_TABLES = LATER.get("undo") ?? [];

it("has every message that the house names", () => {
  const house = named(CLIENT, "games/");
  expect(house.length).toBeGreaterThan(100);
  const known = [...SHARED, ...OF_A_GAME, ...[...LATER.values()].flat()];
  expect(house.filter((id) => !known.includes(id))).toEqual([]);
});

it("has no message twice", () => {
  const all = [...SHARED, ...[...LATER.values()].flat()];
  expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
});

/** The files that a file of the client loads at once, and those that they load. */
function atOnce(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ""] of readFileSync(file, "utf-8").matchAll(/^\s*(?:import|export) (?!type )[^;]*?"(\.[^"]+)";/gm)) {
    const to = join(dirname(file), path);
    const one = [to, `${to}.ts`, join(to, "index.ts")].find((each) => /\.(ts|svelte)$/.test(each) && existsSync(each));
    if (one) atOnce(one, found);
  }
  return found;
}
const saidIn = (files: Iterable<string>): string[] =>
  [...files].flatMap((file) => [...readFileSync(file, "utf-8").matchAll(/\bsay\(\s*"([\w-]+)"/g)]).map(([, id = ""]) => id);

it.each(["App.svelte", "features/playing/TablePage.svelte"])("has all words of %s and what it loads from the start", (start) => {
  const files = atOnce(join(CLIENT, start));
  expect(files.size).toBeGreaterThan(20);
  const own = start === "App.svelte" ? [] : [...OF_A_GAME, ...OF_TABLES];
  const ofAll = ["name", "pitch"]; // what the hall says of every game
  expect(saidIn(files).filter((id) => ![...SHARED, ...own, ...ofAll].includes(id))).toEqual([]);
});

it.each([
  ["settings", "features/accounts/Settings"],
  ["making", "features/lobby/NewTableSheet"],
  ["gathering", "features/playing/Gathering"],
  ["rulebook", "features/rules/RulesPage"],
  ["undo", "features/playing/TablePage"],
])("says the words of %s only with that", (catalogue, start) => {
  const within = atOnce(join(CLIENT, `${start}.svelte`));
  const others = readdirSync(CLIENT, { recursive: true, encoding: "utf-8" })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
    .map((file) => join(CLIENT, file))
    .filter((file) => !within.has(file) && !/\/(AccountPage|Handle|StandingMark)\.svelte$/.test(file));
  const own = LATER.get(catalogue) ?? [];
  expect(own.length).toBeGreaterThan(5);
  expect(saidIn(others).filter((id) => own.includes(id))).toEqual([]);
});

it("is sent the words of lessons only with a lesson", async () => {
  expect(SHARED).not.toContain("coach-on");
  const game = Object.keys(more).find((name) => name.endsWith("/lessons")) ?? "";
  const sent = built((await more[game]?.())?.default ?? "");
  expect(sent).toEqual(expect.arrayContaining(["coach-on", "coach-would"]));
  expect(sent).not.toContain("lesson-keys");
});

it("is sent the words of a review only with it", async () => {
  expect(SHARED.filter((id) => id.startsWith("review-"))).toEqual([]);
  const sent = built((await more["/review"]?.())?.default ?? "");
  expect(sent.sort()).toEqual([...OF_REVIEWS].sort());
});

it("has every message that the deal of the day names, and no other", async () => {
  const own = built((await more["/daily"]?.())?.default ?? "");
  const pages = ["deals/DailyPage", "deals/ComparePage", "deals/BestTry", "reviews/trial/TryReview"];
  const files = [...pages, ...["Sheet", "Promise", "Result", "Row", "Tries"].map((part) => `deals/Deal${part}`)];
  const text = files.map((file) => readFileSync(join(CLIENT, "features", `${file}.svelte`), "utf-8")).join("");
  const wanted = [...text.matchAll(/"([\w-]+)"|'([\w-]+)'/g)].map((match) => `daily-${match[1] ?? match[2] ?? ""}`);
  const results = ["won", "shared", "lost", "resigned", "sign-ahead", "sign-level", "sign-behind"].map((one) => `daily-${one}`);
  expect(own.filter((id) => !wanted.includes(id) && !results.includes(id))).toEqual([]);
  const asked = [...text.matchAll(/\b(?:told|daily)\(["']([\w-]+)["']/g)].map((match) => `daily-${match[1] ?? ""}`);
  expect(asked.filter((id) => !own.includes(id))).toEqual([]);
});

it("is not sent what only the terminal or the server says", () => {
  expect(SHARED).toContain("turn-of");
  expect(SHARED.filter((id) => /^(command|help|preview|sim|migrate)-/.test(id))).toEqual([]);
});

it.each(["nl", "de"])("is sent the same messages in %s", async (language) => {
  const other = language === "nl" ? await import("virtual:words/nl") : await import("virtual:words/de");
  expect(built(other.shared).sort()).toEqual([...SHARED].sort());
  expect(Object.keys(other.more)).toEqual(Object.keys(more));
});

const games = folders();

it.each(games)("has every message that $name names", async ({ name, client }) => {
  const own = built((await more[name]?.())?.default ?? "");
  const wanted = [...named(client), ...OF_A_GAME];
  expect(wanted.filter((id) => !SHARED.includes(id) && !own.includes(id))).toEqual([]);
});

it("names no game outside its folder", () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: "utf-8" }).filter(
    (file) => /\.(svelte|ts|css)$/.test(file) && !file.endsWith(".test.ts") && !/^games\/\w+\//.test(file),
  );
  const naming = files.filter((file) => {
    const text = readFileSync(join(CLIENT, file), "utf-8");
    return games.some(({ name }) => text.includes(name));
  });
  expect(naming).toEqual([]);
});

it("writes dates as the reader's region does, in the language that is spoken", () => {
  expect(regional("en", ["de-AT", "en-GB", "en-US"])).toBe("en-GB");
  expect(regional("nl", ["de-AT", "en-GB"])).toBe("nl");
});
