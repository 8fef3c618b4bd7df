import { beforeAll, describe, expect, it } from "vitest";

import { LANGUAGES, words } from "../lib/words.svelte";
import type { Explanation } from "../widgets/explain.svelte";
import { fortress, pieceOf } from "./kaiser_koenig_edelmann/explained";
import type { PieceView } from "./kaiser_koenig_edelmann/view";
import { KINDS } from "./koenig_der_elfen/cards";
import { cardOf, locationOf } from "./koenig_der_elfen/explained/explained";
import type { LocationView } from "./koenig_der_elfen/view";
import { areaOf, heroesOf, pileOf, powerOf } from "./rosenkoenig/explained";
import type { RosenkoenigView } from "./rosenkoenig/view";

const RAW = /[{}_@]|undefined|-does|-takes/;
const VIEW = { stones: [-1, 0], areas: [0, 3], pile: 7 } as unknown as RosenkoenigView;
const LAKE = { place: "1.1", terrain: "lake", value: 7, visits: 1 } as unknown as LocationView;

function whole({ title, text, lines = [] }: Explanation): void {
  for (const said of [title, text, ...lines]) {
    expect(said).not.toMatch(RAW);
    expect(said).toMatch(/\S/);
  }
  expect(text).toMatch(/[.…]$/);
}

describe.each(LANGUAGES)("what the cards of the table tell in %s", (language) => {
  beforeAll(async () => {
    globalThis.document ??= { documentElement: { lang: "" } } as unknown as Document;
    await Promise.all(["rosenkoenig", "kaiser_koenig_edelmann", "koenig_der_elfen"].map((game) => words.learn(game)));
    await words.speak(language);
  });

  it("of Rosenkönig", () => {
    [powerOf("NE2"), powerOf("NE2", true), heroesOf(3), pileOf(VIEW)].forEach(whole);
    expect([powerOf("NE2").lines, powerOf("NE2", true).lines].map((lines) => lines?.length)).toEqual([0, 1]);
    expect(areaOf(VIEW, 0)).toBeNull();
    const area = areaOf(VIEW, 1);
    expect(area?.title).toContain("3");
    if (area) whole(area);
  });

  it("of Kaiser, König, Edelmann", () => {
    for (const kind of ["emperor", "king", "nobleman"]) {
      const told = pieceOf({ kind, point: "d5", seat: 0 } as PieceView, "Anna");
      whole(told);
      expect(told.title).toContain("Anna");
    }
    whole(fortress());
  });

  it("of König der Elfen", () => {
    KINDS.forEach((card) => whole(cardOf(card, 4)));
    const told = locationOf(LAKE, [{ card: "sea_monster", player: "Anna" }]);
    whole(told);
    expect(told.lines).toHaveLength(2);
    expect(told.text).toContain("7");
  });
});
