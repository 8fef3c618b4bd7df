import { readFileSync } from "node:fs";

import { expect, it, vi } from "vitest";

vi.mock("./words", () => ({
  say: (_: string, { kind, card, place }: Record<string, string>) => [kind, card, place].filter(Boolean).join(" "),
}));
const { tried } = await import("./tried");

it.each([
  ["lake@2", "location-of lake"],
  ["sea_monster@2.1", "card-at sea_monster 2.1"],
  ["close@2.1", "close close 2.1"],
  ["swap", "swap swap"],
  ["no-location", "no-location no-location"],
  ["-raft", "discard raft"],
  ["fetch-lake", "fetch lake"],
  ["giant_pig", "visit giant_pig"],
  ["dragon+turn+guard", "visit dragon"],
  ["spell@2.1+guard", "spell spell 2.1"],
  ["halt", "halt halt"],
])("says %s as a person does", (action, said) => expect(tried(action)).toBe(said));

it.each(["en", "nl", "de"])("has words in %s for every kind of action that can be refused", (language) => {
  const messages = new URL("../../../../src/tafelronde/games/koenig_der_elfen/messages/web/", import.meta.url);
  const text = readFileSync(new URL(`${language}.ftl`, messages), "utf-8");
  const names = text.slice(text.indexOf("action-tried ="), text.indexOf("keep-short ="));
  for (const kind of ["location-of", "card-at", "close", "swap", "no-location", "discard", "fetch", "visit", "spell", "halt", "guard", "turn"]) {
    expect(names).toContain(`[${kind}]`);
  }
});
