import { readFileSync } from "node:fs";

import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const HERE = new URL(".", import.meta.url).pathname;
const MESSAGES = new URL("../../../../src/tafelronde/games/koenig_der_elfen/messages/", import.meta.url).pathname;
const read = (file: string) => new FluentResource(readFileSync(MESSAGES + file, "utf-8")).body.map(({ id }) => id);

it("has a sentence for everything that it asks, of one and of several at a screen", () => {
  const ids = [...read("en.ftl"), ...read("web/en.ftl")];
  const source = readFileSync(`${HERE}index.ts`, "utf-8");
  const asked = [...source.matchAll(/"(ask-[a-z-]+)"/g)].map((match) => match[1] ?? "");
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.flatMap((id) => [id, `${id}-named`]).filter((id) => !ids.includes(id))).toEqual([]);
});

it.each(["nl", "de"])("says in %s what it says in English", (language) => {
  expect(read(`web/${language}.ftl`).sort()).toEqual(read("web/en.ftl").sort());
});
