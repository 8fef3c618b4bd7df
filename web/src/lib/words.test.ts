import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const SOURCES = new URL("../../../src/tafelronde/", import.meta.url).pathname;
const CLIENT = new URL("../", import.meta.url).pathname;

function ids(...path: string[]): string[] {
  const text = readFileSync(join(SOURCES, ...path), "utf-8");
  return new FluentResource(text).body.map(({ id }) => id).sort();
}

it.each(["nl", "de"])("says in %s what it says in English", (language) => {
  expect(ids("words", "web", `${language}.ftl`)).toEqual(ids("words", "web", "en.ftl"));
});

it("has every message that the client names", () => {
  const known = new Set([
    ...ids("words", "en.ftl"),
    ...ids("words", "web", "en.ftl"),
    ...ids("games", "rosenkoenig", "messages", "en.ftl"),
  ]);
  const files = readdirSync(CLIENT, { recursive: true, encoding: "utf-8" });
  const named = files
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
    .flatMap((file) => [...readFileSync(join(CLIENT, file), "utf-8").matchAll(/\bsay\(\s*"([\w-]+)"/g)])
    .map((match) => match[1] ?? "");
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});
