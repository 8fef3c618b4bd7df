import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import courts from "virtual:games/courts";
import { describe, expect, it } from "vitest";

import { games } from "../../../vite.games";

import { DYES, draw, FIELDS, HAIRS, SKINS, type Recipe } from "./recipe";

const CLIENT = join(import.meta.dirname, "../..");
const drawn = new Map(
  Object.entries(courts).flatMap(([game, court]) =>
    Object.entries(court).map(([id, recipe]): [string, Recipe] => [`${game} ${id}`, recipe]),
  ),
);
const named = games().flatMap(({ name, messages }) => {
  const file = join(messages, "../court.toml");
  const ids = existsSync(file) ? (readFileSync(file, "utf-8").split("[styles]")[0] ?? "").matchAll(/^(\w+) = /gm) : [];
  return [...ids].map(([, id]) => `${name} ${id}`);
});
const colours = [...readFileSync(join(CLIENT, "tokens.css"), "utf-8").matchAll(/--court-([\w-]+):/g)].map(([, name]) => name);

describe("the court", () => {
  it("has a portrait of everybody who is named, and of nobody else", () => {
    expect(named.length).toBeGreaterThan(60);
    expect([...drawn.keys()].sort()).toEqual([...named].sort());
  });

  it("has no two portraits that are alike", () => {
    const seen = new Map<string, string>();
    for (const [who, recipe] of drawn) {
      // The first impression, whatever the colours: they must not be all that differs.
      const shape = JSON.stringify(draw(recipe).map(({ d }) => d));
      expect(seen.get(shape), `${who} is drawn as`).toBeUndefined();
      seen.set(shape, who);
    }
  });

  it.each([...drawn])("%s is drawn in colours that there are", (_, recipe) => {
    const shapes = draw(recipe);
    expect(shapes.length).toBeGreaterThan(12);
    for (const { d, fill } of shapes) {
      expect(d).toMatch(/^M[-\d]/);
      expect(d).not.toMatch(/NaN|undefined/);
      if (fill) expect(colours).toContain(fill);
    }
    expect(colours).toContain(recipe.field);
  });

  it("has a token for every colour that a recipe may name", () => {
    for (const name of [...SKINS.map((skin) => `skin-${skin}`), ...HAIRS, ...DYES, ...FIELDS]) expect(colours).toContain(name);
  });
});
