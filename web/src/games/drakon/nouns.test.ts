import { beforeAll, describe, expect, it, vi } from "vitest";

import { tell } from "../../lib/people";
import type { Seat, Telling } from "../../lib/wire";
import { LANGUAGES, words } from "../../lib/words.svelte";
import { aloud, noun } from "./nouns";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak("en");
  await words.learn("drakon");
});

const SEATS = [{ kind: "person", name: "Ada" }, { kind: "person", name: "Ben" }] as unknown as Seat[];
const heard = (telling: Telling) => tell("event", telling, SEATS, "drakon", aloud);

/** Each thing that is told and names something. */
const TOLD: readonly Telling[] = [
  { code: "lay", args: { player: 0, cell: "0,-1", tile: "magic_shift:W", kind: "magic_shift" } },
  { code: "move", args: { player: 0, cell: "-2,1", from: "0,0", way: "0,0 -2,1", tile: "key", kind: "key" } },
  { code: "shift", args: { player: 0, cell: "1,1", tile: "gold:NE", kind: "gold", old: "steal_left:S", oldkind: "steal_left" } },
  { code: "turn", args: { player: 0, cell: "1,1", tile: "wishing_well:N", kind: "wishing_well", degrees: 90 } },
  { code: "destroy", args: { player: 0, cell: "1,1", tile: "mind_control:NE", kind: "mind_control" } },
  { code: "swap", args: { player: 0, first: "steal_tile:N", second: "vortex" } },
  { code: "drawn", args: { player: 0, left: 3, tile: "steal_right:NE", kind: "steal_right" } },
  { code: "tile-stolen", args: { player: 0, other: 1, tile: "toll:NS", kind: "toll" } },
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

describe("what was tried", () => {
  it.each(LANGUAGES)("is told in words, in %s", async (language) => {
    await words.speak(language);
    const tried = ["@1,-2", "steal_left:NE@0,1", "key@3,3", "turn90@1,0", "destroy@-1,0", "wizard@1,0", "amazon@1,0", "red@1,0", "purple", "swap:gold:N/key"];
    for (const action of tried) {
      expect(noun("action", action)).not.toMatch(/[_@{}]|\d,-?\d|90|:[NESW]|^(red|purple)$/);
      expect(noun("action", action)).not.toBe("");
    }
    await words.speak("en");
    expect(noun("action", "turn90@1,0")).toBe("turning the room, 1 east");
  });
});
