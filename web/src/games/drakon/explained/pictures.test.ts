import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { readRules } from "../../rules";
import { KINDS } from "../kinds";
import { clashes, HEROES, pictures } from "./pictures";
import { look, readTile } from "../board/places";

interface Tiles {
  tiles: { type: string; arrows: string[] }[];
  components: { heroes: { names: string[] } };
}
const read = (path: string) => readFileSync(join(import.meta.dirname, "../../../../..", path), "utf-8");
const data = JSON.parse(read("src/tafelronde/games/drakon/tiles.json")) as Tiles;
const shown = Object.values(pictures).flatMap((row) => row.flatMap((one) => one.split(" ")));
const tiles = shown.filter((one) => !(one in HEROES));

it("shows every kind of room and every hero, beside clauses that there are", () => {
  expect([...new Set(tiles.map((one) => readTile(one).kind))].sort()).toEqual([...KINDS].sort());
  expect(shown.filter((one) => one in HEROES)).toEqual(Object.keys(HEROES));
  for (const language of [".nl", ".de", ""]) {
    const chapters = readRules(read(`docs/rules/drakon${language}.md`));
    const clauses = chapters.flatMap((chapter) => chapter.clauses.map(({ id }) => id));
    expect(clauses).toEqual(expect.arrayContaining(Object.keys(pictures)));
  }
});

it("shows tiles and colours as the box has them", () => {
  const looks = data.tiles.map(({ type, arrows }) => look(type, arrows.join("")));
  const option = look("start", "NES");
  for (const one of tiles) {
    const { kind, arrows } = readTile(one);
    expect([...looks, option]).toContain(look(kind, arrows));
  }
  const boxed = data.components.heroes.names.map((name) => name.split("/"));
  expect(HEROES).toEqual(Object.fromEntries(boxed));
});

it("marks the arrows that meet where a clause forbids it, and only there", () => {
  const met = (clause: string) =>
    (pictures[clause] ?? []).map((row) => {
      const arrows = row.split(" ").map((one) => readTile(one).arrows);
      return arrows.map((_, i) => clashes(arrows, i));
    });
  expect(met("D-3.3")).toEqual([["E", "W"]]);
  expect(met("D-3.4")).toEqual([["", ""], ["", ""]]);
});
