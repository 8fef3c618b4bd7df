import { beforeEach, describe, expect, it } from "vitest";

import { Choosing, type Legal } from "../../choosing.svelte";
import { drop, exchange, held, hold, press, pressHero, sayWord, toggle, turn } from "./acting";
import { cellStates } from "../board/cells";
import { holding } from "./holding.svelte";
import { parts } from "../parts";
import { look } from "../board/places";

const legal = (action: string, code: string, args: Legal["args"]): Legal => ({ action, code, args });
const lay = (tile: string, cell: string) => legal(`${tile}@${cell}`, "lay", { tile, cell });

const LAYS = [
  ...["N", "E", "W"].map((side) => lay(`gold:${side}`, "0,1")), // an arrow points in from the south
  ...["N", "E", "S", "W"].map((side) => lay(`gold:${side}`, "5,5")),
  lay("toll:NEW", "0,1"),
  lay("toll:NES", "1,0"),
];
const MOVES = [
  legal("@2,0", "move", { cell: "2,0", way: "0,0 1,0 2,0" }),
  legal("wizard@2,0", "wizard-move", { cell: "2,0", way: "0,0 0,1 2,0" }),
  legal("wizard@3,0", "wizard-move", { cell: "3,0", way: "0,0 3,0" }),
];

let choosing: Choosing;
let sent: string[];
let asked: string[];
const props = {
  get choosing() {
    return choosing;
  },
  pick: (slot: string, value: string, tried = "") => {
    if (!choosing.pick(slot, value)) asked.push(tried || `unlit-${slot}`);
  },
  confirm: () => void sent.push(choosing.ready?.action ?? "nothing"),
};

function offer(...choices: Legal[]): void {
  choosing = new Choosing();
  choosing.offer(choices.map((one) => ({ ...one, parts: parts(one) })), { how: "move" });
}

beforeEach(() => {
  sent = [];
  asked = [];
});

describe("laying", () => {
  beforeEach(() => offer(...LAYS, ...MOVES));

  it("takes a tile that is let go over a place, and says why a room is none", () => {
    drop(props, "main", "0,1", false);
    expect(choosing.ready).toBeNull();
    hold(props, "gold", "N");
    drop(props, "main", "2,0", true);
    expect(asked).toEqual(["gold:N@2,0"]);
    expect(held(choosing)).toMatchObject({ kind: "gold" });
    drop(props, "main", "0,1", false);
    expect(choosing.ready?.action).toBe("gold:N@0,1");
    expect(sent).toEqual([]);
  });

  it("takes a tile up, lays it, and sends it when its place is tapped again", () => {
    hold(props, "gold", "N");
    expect(held(choosing)).toMatchObject({ kind: "gold", arrows: "N" });
    press(props, "main", "0,1", false);
    expect(choosing.ready?.action).toBe("gold:N@0,1");
    expect(sent).toEqual([]);
    press(props, "main", "0,1", false);
    expect(sent).toEqual(["gold:N@0,1"]);
  });

  it("turns the tile that is held through its ways, and back", () => {
    hold(props, "gold", "N");
    const seen = [0, 1, 2, 3].map(() => {
      turn(props);
      return held(choosing)?.arrows;
    });
    expect(seen).toEqual(["E", "S", "W", "N"]);
    turn(props, true);
    expect(held(choosing)?.arrows).toBe("W");
    turn(props);
  });

  it("turns it at its place only to where it fits", () => {
    hold(props, "gold", "N");
    press(props, "main", "0,1", false);
    turn(props);
    turn(props);
    expect(choosing.ready?.action).toBe("gold:W@0,1");
    turn(props);
    expect(choosing.ready?.action).toBe("gold:N@0,1");
  });

  it("turns it by itself where it fits only so", () => {
    hold(props, "toll", "NES");
    press(props, "main", "0,1", false);
    expect(choosing.ready?.action).toBe("toll:NEW@0,1");
  });

  it("asks the server why it fits in no way, and keeps what is held", () => {
    hold(props, "toll", "NEW");
    press(props, "main", "5,5", false);
    expect(asked).toEqual(["toll:NEW@5,5"]);
    expect(held(choosing)?.kind).toBe("toll");
  });

  it("takes the place first and the tile then, turned so that it fits", () => {
    press(props, "main", "1,0", false);
    hold(props, "toll", "NEW");
    expect(choosing.ready?.action).toBe("toll:NES@1,0");
  });

  it("says where the held tile fits, and where if it is turned", () => {
    expect(cellStates(choosing).get("0,1")).toBe("open");
    holding.lay(look("toll", "NEW"), "NEW");
    hold(props, "toll", "NEW");
    expect(cellStates(choosing).get("0,1")).toBe("fits");
    expect(cellStates(choosing).get("1,0")).toBe("turned");
    expect(cellStates(choosing).has("5,5")).toBe(false);
  });
});

describe("moving", () => {
  beforeEach(() => offer(...LAYS, ...MOVES));

  it("goes the ordinary way unless the ability is begun", () => {
    expect(cellStates(choosing).get("2,0")).toBe("fits");
    expect(cellStates(choosing).get("3,0")).toBe("ability");
    press(props, "main", "2,0", true);
    expect(choosing.ready?.action).toBe("@2,0");
    toggle(props, "wizard");
    expect(cellStates(choosing).get("3,0")).toBe("fits");
    press(props, "main", "2,0", true);
    expect(choosing.ready?.action).toBe("wizard@2,0");
    toggle(props, "wizard");
    expect(choosing.begun).toBe(false);
  });

  it("lets go of a held tile, and asks why where there is no way", () => {
    hold(props, "gold", "N");
    press(props, "main", "2,0", true);
    expect(choosing.ready?.action).toBe("@2,0");
    press(props, "main", "0,-1", true);
    expect(asked).toEqual(["@0,-1"]);
  });
});

describe("events", () => {
  it("turn a room by quarters until it is sent", () => {
    const degrees = [90, 180, 270].map((n) => legal(`turn${n}@1,0`, "turn", { cell: "1,0", degrees: n, tile: "key" }));
    offer(...degrees, legal("turn90@2,0", "turn", { cell: "2,0", degrees: 90, tile: "start:NESW" }));
    press(props, "turn", "1,0", true);
    expect(choosing.ready?.action).toBe("turn90@1,0");
    turn(props);
    expect(choosing.ready?.action).toBe("turn180@1,0");
    turn(props);
    turn(props);
    expect(choosing.ready?.action).toBe("turn90@1,0");
    press(props, "turn", "1,0", true);
    expect(sent).toEqual(["turn90@1,0"]);
    press(props, "turn", "9,9", true);
    expect(asked).toEqual(["turn90@9,9"]);
  });

  it("refuse a room that the held tile cannot take the place of", () => {
    const args = { old: "key", cell: "1,0" };
    offer(legal("gold:N@1,0", "shift", { ...args, tile: "gold:N" }), legal("toll:E@2,0", "shift", { ...args, cell: "2,0", tile: "toll:E" }));
    hold(props, "gold", "N");
    press(props, "shift", "2,0", true);
    expect(asked).toEqual(["gold:N@2,0"]);
    press(props, "shift", "1,0", true);
    expect(choosing.ready?.action).toBe("gold:N@1,0");
  });

  it("move a hero: who and where, in any order", () => {
    offer(
      legal("red@1,0", "mind", { other: 1, cell: "1,0", way: "0,0 1,0" }),
      legal("red@2,0", "mind", { other: 1, cell: "2,0", way: "0,0 2,0" }),
      legal("blue@1,0", "mind", { other: 2, cell: "1,0", way: "0,0 1,0" }),
    );
    press(props, "mind", "1,0", true);
    expect(choosing.ready).toBeNull();
    pressHero(props, 2);
    expect(choosing.ready?.action).toBe("blue@1,0");
    pressHero(props, 2);
    expect(sent).toEqual(["blue@1,0"]);
    pressHero(props, 1);
    press(props, "mind", "3,3", true);
    expect(asked).toEqual(["red@3,3"]);
  });

  it("send a word at once", () => {
    offer(legal("take", "take", { player: 0 }), legal("leave", "leave", { player: 0 }));
    sayWord(props, "leave");
    expect(sent).toEqual(["leave"]);
  });

  it("exchange two tiles, the first above the second", () => {
    const swap = (first: string, second: string) => legal(`swap:${first}/${second}`, "swap", { first, second });
    offer(swap("gold:N", "key"), swap("key", "gold:N"), swap("gold:N", "gold:N"));
    toggle(props, "swap");
    exchange(props, "gold", "N");
    expect(choosing.ready).toBeNull();
    exchange(props, "gold", "N");
    expect(choosing.ready?.action).toBe("swap:gold:N/gold:N");
    exchange(props, "key", "");
    exchange(props, "gold", "N");
    expect(choosing.ready?.action).toBe("swap:key/gold:N");
  });
});
