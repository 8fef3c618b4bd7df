import { readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const HERE = import.meta.dirname;
const MESSAGES = join(HERE, "../../../../src/tafelronde/games/koenig_der_elfen/messages");
const read = (file: string) => new FluentResource(readFileSync(join(MESSAGES, file), "utf-8")).body.map(({ id }) => id);

it("has a sentence for everything that it asks, of one and of several at a screen", () => {
  const ids = [...read("en.ftl"), ...read("web/en.ftl")];
  const source = readFileSync(join(HERE, "index.ts"), "utf-8");
  const asked = [...source.matchAll(/"(ask-[a-z-]+)"/g)].map((match) => match[1] ?? "");
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.flatMap((id) => [id, `${id}-named`]).filter((id) => !ids.includes(id))).toEqual([]);
});

it.each(["nl", "de"])("says in %s what it says in English", (language) => {
  expect(read(`web/${language}.ftl`).sort()).toEqual(read("web/en.ftl").sort());
});
