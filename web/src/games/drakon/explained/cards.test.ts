import { beforeAll, describe, expect, it } from "vitest";

import { LANGUAGES, words } from "../../../lib/words.svelte";
import { aim, arrowsAt, heroCard, roomCard, tileCard, waysIn, waysOut } from "./cards";
import { toldAt } from "../board/following";
import { HEROES } from "./pictures";
import { KINDS } from "../kinds";
import type { DrakonView } from "../view";

const tile = (x: number, y: number, kind: string, arrows: string) => ({ x, y, kind, arrows });
const seat = (coins: number, x: number, y: number, figure = "", used = false) => ({ coins, x, y, figure, used, size: 4, hand: [] });

const view = {
  tiles: [tile(0, 0, "start", "NESW"), tile(1, 0, "gold", "NE"), tile(1, 1, "toll", "S"), tile(0, -1, "vortex", "")],
  seats: [seat(3, 0, 0, "thief"), seat(4, 1, 0, "knight", true)],
  goal: 5,
  escape: false,
  on_start: 2,
} as unknown as DrakonView;

beforeAll(async () => {
  await words.speak("en");
  await words.learn("drakon");
});

/** Words that no reader may see: what is between braces was not found, and names of the notation. */
const RAW = /[{}_@]|undefined|-does/;

describe("ways", () => {
  it("lead out along the arrows of a room, also to where no room is yet", () => {
    const out = waysOut(view.tiles, view.tiles[1] as never);
    expect(out.map(({ side, kind }) => [side, kind])).toEqual([["N", "toll"], ["E", ""]]);
  });

  it("lead in along the arrows of the rooms beside it", () => {
    expect(waysIn(view.tiles, { x: 1, y: 0 }).map(({ side, kind }) => [side, kind])).toEqual([["N", "toll"], ["W", "start"]]);
    expect(Object.fromEntries(arrowsAt(view.tiles, "1,0"))).toEqual({ "1,0": "NE", "1,1": "S", "0,0": "E" });
    expect(arrowsAt(view.tiles, "7,7").size).toBe(0);
  });
});

describe("a card", () => {
  it("tells what a room does and which of its sides are open", () => {
    const card = roomCard(view, "1,0", ["Ada, the thief"]);
    expect(card?.title).toBe("a find of gold");
    expect(card?.text).toBe("Take a coin from the dragon's hoard.");
    expect(card?.lines).toEqual([
      "Out: north (the dragon's toll), east (no room yet)",
      "In: north (the dragon's toll), west (the start room)",
      "here: Ada, the thief",
    ]);
    expect(roomCard(view, "0,0", [])?.lines).toContain("2 coins on the start room");
    expect(roomCard(view, "0,-1", [])?.lines).toEqual(["In: north (the start room)"]);
    expect(roomCard(view, "5,5", [])).toBeNull();
  });

  it("tells who a hero is, what he can do, and how far his player is", () => {
    expect(heroCard(view, 1, "Ben")).toEqual({
      title: "Ben, the knight",
      text: "Once a game: keeps a coin that would be lost.",
      lines: ["Used already.", "4 of 5 coins", "Stands: 1 east"],
    });
    const plain = { ...view, seats: [seat(0, 0, 0)] } as DrakonView;
    expect(heroCard(plain, 0, "Ada")?.title).toBe("Ada");
    expect(aim({ ...view, goal: 4, escape: true }, 1)).toBe("4 of 4 coins, then a key or a vortex");
  });

  it.each(LANGUAGES)("shows no raw identifier in %s", async (language) => {
    await words.speak(language);
    const cards = [
      ...KINDS.map((kind) => tileCard(kind, "NE")),
      ...view.tiles.map(({ x, y }) => roomCard(view, `${x},${y}`, ["Ada"])),
      ...Object.keys(HEROES).map((figure) => heroCard({ ...view, seats: [seat(1, -2, -1, figure)] } as DrakonView, 0, "Ada")),
    ];
    for (const card of cards) {
      const said = [card?.title, card?.text, ...(card?.lines ?? [])].join(" ");
      expect(said).not.toMatch(RAW);
      expect(card?.text).toMatch(/^\p{Lu}.+\.$/u);
    }
    await words.speak("en");
  });
});

describe("what is told is followed", () => {
  const telling = (code: string, args: Record<string, string | number>) => toldAt({ code, args }, view);

  it("to the rooms that it names", () => {
    expect(telling("lay", { player: 0, cell: "3,1" })).toEqual(["3,1"]);
    expect(telling("move", { player: 0, cell: "1,1", from: "0,0", way: "0,0 1,0 1,1" })).toEqual(["1,1", "0,0", "1,0"]);
  });

  it("to the heroes whom it concerns", () => {
    expect(telling("coin-stolen", { player: 0, other: 1 })).toEqual(["0,0", "1,0"]);
  });

  it("nowhere for what happens beside the board", () => {
    expect(telling("drawn-unseen", { player: 0, left: 9 })).toEqual([]);
    expect(toldAt(null, view)).toEqual([]);
  });
});
