import { describe, expect, it } from "vitest";

import { dangers, look, whyNot } from "./looking";
import type { KaiserView, PieceView, SeatView } from "../view";

const piece = (point: string, seat: number, kind: string, ...reach: string[]): PieceView => ({ point, seat, kind, reach });
const seat = (at_gate: boolean, ...threats: string[]): SeatView => ({
  colour: "", home: "", alive: true, moved: true, captured: [], threats, at_gate, value: 0, total: 0,
});
const view = {
  pieces: [
    piece("c4", 0, "emperor", "c5", "d4"),
    piece("d5", 0, "king", "c4", "e6"),
    piece("e6", 1, "nobleman", "c4", "d4"),
    piece("f3", 1, "emperor", "f4"),
    piece("a2", 0, "nobleman"),
  ],
  seats: [seat(false, "e6"), seat(true)],
} as unknown as KaiserView;

describe("looking", () => {
  it("tells where a piece goes and who comes to it, of all colours", () => {
    expect(look(view, "c4").piece?.reach).toEqual(["c5", "d4"]);
    expect(look(view, "c4").by.map(({ point }) => point)).toEqual(["d5", "e6"]);
  });

  it("tells of an empty point who comes there", () => {
    expect(look(view, "d4").piece).toBeNull();
    expect(look(view, "d4").by.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(look(view, "a1").by).toEqual([]);
  });

  it("tells why a piece cannot be chosen", () => {
    const found = ["d4", "e6", "a2", "d5"].map((point) => whyNot(view, point, 0));
    expect(found).toEqual(["empty", "other", "blocked", "own"]);
  });

  it("tells of emperors that are threatened or before the fortress", () => {
    expect(dangers(view)).toEqual([
      { point: "c4", seat: 0, threats: ["e6"], gate: false },
      { point: "f3", seat: 1, threats: [], gate: true },
    ]);
  });
});
