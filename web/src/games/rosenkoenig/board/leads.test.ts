import { beforeAll, describe, expect, it } from "vitest";

import { words } from "../../../lib/words.svelte";
import { brief, leadOf, told } from "./leads";
import type { LeadView, RosenkoenigView } from "../view";

const joined: LeadView = { card: "W1", how: "play", square: "d5", gain: 15, joins: [3, 1], size: 5 };

describe("leads", () => {
  beforeAll(async () => {
    await words.learn("rosenkoenig");
    await words.speak("en");
  });

  it("are found in whichever hand", () => {
    const view = { seats: [{ leads: [] }, { leads: [joined] }] } as unknown as RosenkoenigView;
    expect(leadOf(view, 1, "W1")).toBe(joined);
    expect(leadOf(view, 0, "W1")).toBeNull();
  });

  it("tell the gain and which areas become one", () => {
    expect(brief(joined)).toBe("+15");
    expect(told(joined)).toBe("+15: areas 3 and 1 become 5");
    expect(told({ ...joined, gain: 7, joins: [3], size: 4 })).toBe("+7: the area of 3 becomes 4");
    expect(told({ card: "N1", how: "play", square: "e6", gain: 1, size: 1 })).toBe("+1: a new area");
  });

  it("tell what a hero takes from the other", () => {
    const taken: LeadView = { card: "S1", how: "capture", square: "e4", gain: 3, joins: [1], size: 2, loss: 27, broken: 6, leaves: [2, 2, 1] };
    expect(told(taken)).toBe("with a hero +3, the other −27: 6 becomes 2 + 2 + 1");
  });

  it("tell why a card cannot be played", () => {
    expect(brief({ card: "W2", how: "off-board" })).toBe("×");
    expect(told({ card: "W2", how: "off-board" })).toBe("leads off the board");
  });
});
