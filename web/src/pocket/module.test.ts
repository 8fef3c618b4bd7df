import { describe, expect, it } from "vitest";

import { type Movable, place } from "./module.ts";

const section = (kind: number, ...content: number[]) => [kind, content.length, ...content];
const text = (word: string) => [word.length, ...new TextEncoder().encode(word)];
/** An address in five bytes. */
const five = (value: number) => [0, 7, 14, 21].map((shift) => ((value >>> shift) & 127) | 128).concat(value >>> 28);

const I32 = 0x7f;
const I64 = 0x7e;
const DATUM = 16;

/** A module that keeps a 42 at DATUM, and behind it the address of the 42. */
const HEAD = [
  ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
  ...section(1, 1, 0x60, 2, I32, I64, 1, I64),
  ...section(3, 1, 0),
  ...section(5, 1, 0, 1),
  ...section(7, 2, ...text("look"), 0, 0, ...text("memory"), 2, 0),
];
/** Adds the 42, what its address leads to, what the array begins with, and the number. */
const LOOK = [
  ...[0x41, ...five(DATUM), 0x35, 2, 0],
  ...[0x41, ...five(DATUM), 0x28, 2, 4, 0x35, 2, 0, 0x7c],
  ...[0x20, 0, 0x35, 2, 0, 0x7c, 0x20, 1, 0x7c, 0x0b],
];
const BODY = section(10, 1, LOOK.length + 1, 0, ...LOOK);
const DATA = section(11, 1, 0, 0x41, ...five(DATUM), 0x0b, 8, 42, 0, 0, 0, DATUM, 0, 0, 0);
const CODE = Uint8Array.of(...HEAD, ...BODY, ...DATA);

const FIRST = HEAD.length + 6;
const IN_DATA = HEAD.length + BODY.length + 5;
const MANIFEST = {
  memory: { heap: 32, pages: 1 },
  exports: {
    look: {
      arguments: [
        { name: "array", type: "int32", dimensions: 0 },
        { name: "number", type: "int64" },
      ],
      result: "int64",
    },
  },
  places: [FIRST, 9, IN_DATA - FIRST - 9],
  words: [IN_DATA + 11],
} as unknown as Movable;

describe("a module in another program's memory", () => {
  it("finds its own data there, and the host's arrays", () => {
    const memory = new WebAssembly.Memory({ initial: 2 });
    const view = new DataView(memory.buffer);
    view.setUint32(64, 1000, true);
    const { look } = place({ memory, take: () => 70_001 }, CODE, MANIFEST);
    expect(look?.(64, 5)).toBe(42 + 42 + 1000 + 5);
    expect(view.getUint32(70_016 + DATUM + 4, true)).toBe(70_016 + DATUM);
  });

  it("goes on after a call that it ended", () => {
    const memory = new WebAssembly.Memory({ initial: 2 });
    const { look } = place({ memory, take: () => 70_001 }, CODE, MANIFEST);
    expect(() => look?.(-8, 5)).toThrow(WebAssembly.RuntimeError);
    expect(look?.(64, 5)).toBe(42 + 42 + 5);
  });

  it("stands twice in the same memory", () => {
    const memory = new WebAssembly.Memory({ initial: 2 });
    const [one, other] = [1024, 2048].map((base) => place({ memory, take: () => base }, CODE, MANIFEST));
    new DataView(memory.buffer).setUint32(1024 + DATUM, 1, true);
    expect([one?.look?.(0, 0), other?.look?.(0, 0)]).toEqual([2, 84]);
  });
});
