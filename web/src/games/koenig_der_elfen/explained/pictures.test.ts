import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { readRules } from "../../rules";
import { KINDS } from "../cards";
import { pictures, WORTH } from "./pictures";

const read = (path: string) => readFileSync(join(import.meta.dirname, "../../../../..", path), "utf-8");

it("shows every kind of card, beside clauses that there are", () => {
  expect([...new Set(Object.values(pictures).flat())].sort()).toEqual([...KINDS].sort());
  for (const language of [".nl", ".de", ""]) {
    const chapters = readRules(read(`docs/rules/koenig_der_elfen${language}.md`));
    const clauses = chapters.flatMap((chapter) => chapter.clauses.map(({ id }) => id));
    expect(clauses).toEqual(expect.arrayContaining(Object.keys(pictures)));
  }
});

it("prints what the deck says a visit is worth", () => {
  const deck = JSON.parse(read("src/tafelronde/games/koenig_der_elfen/deck.json")) as {
    locations: { terrain: string; value: number }[];
  };
  expect(WORTH).toEqual(Object.fromEntries(deck.locations.map(({ terrain, value }) => [terrain, value])));
});
