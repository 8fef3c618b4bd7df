import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { shared } from "virtual:words/en";
import { games as catalogues } from "virtual:words/index";
import { expect, it } from "vitest";

import { games as folders } from "../../vite.games";

const SOURCES = join(import.meta.dirname, "../../../src/tafelronde");
const CLIENT = join(import.meta.dirname, "..");

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
/** What the page gets; the command line's own words are left out. */
const SHARED = built(shared);
/** What the table says in the words of the game that is played. */
const OF_A_GAME = ["name", "pitch", "ask", "ask-named", "rules"];

it("has every message that the house names", () => {
  const house = named(CLIENT, "games/");
  expect(house.length).toBeGreaterThan(100);
  expect(house.filter((id) => !SHARED.includes(id) && !OF_A_GAME.includes(id))).toEqual([]);
});

it("is not sent what only the terminal or the server says", () => {
  expect(SHARED).toContain("turn-of");
  expect(SHARED.filter((id) => /^(command|help|preview|sim|migrate)-/.test(id))).toEqual([]);
});

it.each(["nl", "de"])("is sent the same messages in %s", async (language) => {
  const other = language === "nl" ? await import("virtual:words/nl") : await import("virtual:words/de");
  expect(built(other.shared).sort()).toEqual([...SHARED].sort());
});

const games = folders();

it.each(games)("has every message that $name names", async ({ name, client }) => {
  const own = built((await catalogues[name]?.["en"]?.())?.default ?? "");
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
