import { beforeAll, describe, expect, it } from "vitest";

import { tell } from "../../../lib/people";
import type { Seat, Telling } from "../../../lib/wire";
import { LANGUAGES, words } from "../../../lib/words.svelte";
import { aloud } from "./nouns";

beforeAll(async () => {
  await words.speak("en");
  await words.learn("drakon");
});

const SEATS = [{ kind: "person", name: "Ada" }, { kind: "person", name: "Ben" }] as unknown as Seat[];
const heard = (telling: Telling) => tell("event", telling, SEATS, "drakon", aloud);

/** Each thing that is told and names something. */
const TOLD: readonly Telling[] = [
  { code: "lay", args: { player: 0, cell: "0,-1", tile: "magic_shift:W", arrows: "W", kind: "magic_shift" } },
  { code: "move", args: { player: 0, cell: "-2,1", from: "0,0", way: "0,0 -2,1", tile: "key", arrows: "–", kind: "key" } },
  { code: "shift", args: { player: 0, cell: "1,1", tile: "gold:NE", arrows: "NE", kind: "gold", old: "steal_left:S", oldarrows: "S", oldkind: "steal_left" } },
  { code: "turn", args: { player: 0, cell: "1,1", tile: "wishing_well:N", arrows: "N", kind: "wishing_well", degrees: 90 } },
  { code: "destroy", args: { player: 0, cell: "1,1", tile: "mind_control:NE", arrows: "NE", kind: "mind_control" } },
  { code: "swap", args: { player: 0, first: "steal_tile:N", firstarrows: "N", second: "vortex", secondarrows: "–" } },
  { code: "drawn", args: { player: 0, left: 3, tile: "steal_right:NE", arrows: "NE", kind: "steal_right" } },
  { code: "tile-stolen", args: { player: 0, other: 1, tile: "toll:NS", arrows: "NS", kind: "toll" } },
];

describe("what is heard", () => {
  it("is words", () => {
    expect(heard(TOLD[0] as Telling)).toBe("Ada lays a tile with arrows west at 1 south: a magical shift.");
  });

  it.each(LANGUAGES)("has no arrows, names of the notation or cells in it, in %s", async (language) => {
    await words.speak(language);
    for (const telling of TOLD) {
      const sentence = heard(telling);
      expect(sentence).toContain("Ada");
      expect(sentence).not.toMatch(/[↑→↓←◇_@{}]|\d,-?\d|:[NESW]/);
    }
    await words.speak("en");
  });
});
