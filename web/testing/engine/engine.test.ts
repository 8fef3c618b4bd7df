import { describe, expect, it } from "vitest";

import { Engine } from "./engine.ts";
import type { Manifest } from "../../src/pocket/manifest.ts";
import { PAGE } from "./memory.ts";

/** Three kernels as tafelronde.core.wasm makes them: `scale(numbers, factor)` multiplies numbers and says how many,
 * `add_up(table, purses)` writes the sum of a table into the first purse, `refuse(number)` raises above 3. */
const MODULE =
  "AGFzbQEAAAABFQNgA39/fAF+YAV/f39/fwBgAX4BfgMEAwABAgUDAQARBgkBfwFBgIDAAAsHJAQFc2NhbGUAAAZhZGRfdXAAAQZy" +
  "ZWZ1c2UAAgZtZW1vcnkCAArdAwOdAQMCfgF7AX4gAa0hA0IAIQQCQAJAAkAgAQ4CAgEACyAC/RQhBSAAIQEgA0L+////D4MiBCEG" +
  "A0AgASAFIAH9AAMA/fIB/QsDACABQRBqIQEgBkJ+fCIGQgBSDQALIAQgA1ENAQsgAyAEfSEGIAAgBKdBA3RqIQEDQCABIAIgASsD" +
  "AKI5AwAgAUEIaiEBIAZCf3wiBkIAUg0ACwsgAwunAgQBfwZ+AXsBfkEAIQUCQCABRQ0AIAJFDQAgAa0hBiACQQN0IQEgAq0iB0L+" +
  "////D4MhCCACQQJJIQVCACEJQgAhCgNAAkACQAJAIAVFDQBCACELDAEL/QwAAAAAAAAAAAAAAAAAAAAAIAn9HgAhDCAAIQIgCCEJ" +
  "A0AgAv0AAwAgDP3OASEMIAJBEGohAiAJQn58IglCAFINAAsgDCAMIAz9DQgJCgsMDQ4PAAECAwQFBgf9zgH9HQAhCSAIIQsgCCAH" +
  "UQ0BCyAHIAt9IQ0gACALp0EDdGohAgNAIAIpAwAgCXwhCSACQQhqIQIgDUJ/fCINQgBSDQALCyAAIAFqIQAgCkIBfCIKIAZSDQAL" +
  "IAmnIQULIAMgBTYAASADQQdqQf3/AzsBAAsTAAJAIABCBFMNAAALIABCAFWtCw==";

const number = (size: number, name: "int64" | "float64") => ({ size, number: name });

const MANIFEST: Manifest = {
  game: "purses",
  module: "purses.wasm",
  sha256: "",
  size: 571,
  memory: { heap: 1 << 20, pages: 17 },
  elements: {
    int64: number(8, "int64"),
    float64: number(8, "float64"),
    purse: {
      size: 9,
      fields: [
        { name: "seat", offset: 0, type: "int8", shape: [] },
        { name: "coins", offset: 1, type: "int32", shape: [] },
        { name: "cards", offset: 5, type: "int16", shape: [2] },
      ],
    },
  },
  exports: {
    scale: { arguments: [{ name: "numbers", type: "float64", dimensions: 1 }, { name: "factor", type: "float64" }], result: "int64" },
    add_up: {
      arguments: [
        { name: "table", type: "int64", dimensions: 2 },
        { name: "purses", type: "purse", dimensions: 1 },
      ],
      result: null,
    },
    refuse: { arguments: [{ name: "number", type: "int64" }], result: "int64" },
  },
};

const bytes = Uint8Array.from(atob(MODULE), (letter) => letter.charCodeAt(0));
const engine = await Engine.load(MANIFEST, bytes);

describe("a module", () => {
  it("works on arrays in its memory", () => {
    const numbers = engine.array("float64", 3);
    numbers.values.set([1, 2.5, -3] as never);
    expect(engine.call("scale", numbers, 2)).toBe(3);
    expect([...numbers.values]).toEqual([2, 5, -6]);
    expect(engine.call("scale", numbers.rows(1, 3), 10)).toBe(2);
    expect([...numbers.values]).toEqual([2, 50, -60]);
    engine.free(numbers);
  });

  it("reads and writes records by their layout", () => {
    const table = engine.array("int64", 2, 2);
    table.values.set([1n, 2n, 3n, -10n] as never);
    const purses = engine.array("purse", 2);
    expect(engine.call("add_up", table, purses)).toBe(0);
    expect(purses.read("coins")).toEqual([-4]);
    expect(purses.read("cards")).toEqual([0, -3]);
    expect(purses.read("coins", 1)).toEqual([0]);
    expect(purses.as("uint8", 2, 9).values.length).toBe(18);
    expect(() => purses.read("gold")).toThrow("purse has no field gold");
  });

  it("grows its memory when it must, and lends again what was given back", () => {
    const small = engine.array("float64", 100);
    small.values.fill(7 as never);
    engine.free(small);
    const again = engine.array("float64", 120);
    expect(again.address).toBe(small.address);
    expect([...again.values].every((one) => one === 0)).toBe(true);
    const before = engine.memory;
    const large = engine.array("float64", PAGE);
    expect(engine.memory).toBeGreaterThan(before);
    expect(engine.call("scale", large, 2)).toBe(PAGE);
    expect(again.values.length).toBe(120);
    expect(() => engine.free(large.rows(1, 2))).toThrow("nothing was taken");
    expect(() => engine.array("float64", 2 ** 31)).toThrow(RangeError);
  });

  it("sees what is written beside its arrays", async () => {
    const guarded = await Engine.load(MANIFEST, bytes, 64);
    const numbers = guarded.array("float64", 3);
    guarded.call("scale", numbers, 2);
    expect(guarded.isIntact(numbers)).toBe(true);
    guarded.call("scale", numbers.rows(1, 4), 2);
    expect(guarded.isIntact(numbers)).toBe(false);
    expect(guarded.isIntact(guarded.array("float64", 3))).toBe(true);
  });

  it("says what is wrong with a call", () => {
    const numbers = engine.array("float64", 3);
    expect(() => engine.call("castle")).toThrow("purses has no kernel castle");
    expect(() => engine.call("scale", numbers)).toThrow("scale takes 2 arguments, not 1");
    expect(() => engine.call("scale", 1, 2)).toThrow("scale: numbers is an array of float64");
    expect(() => engine.call("scale", engine.array("int64", 3), 2)).toThrow("scale: numbers is an array of float64");
    expect(() => engine.call("scale", numbers, numbers)).toThrow("scale: factor is a number");
    expect(() => engine.array("crown", 1)).toThrow("purses has no arrays of crown");
    expect(engine.call("refuse", 2n)).toBe(1);
    expect(() => engine.call("refuse", 5)).toThrow(WebAssembly.RuntimeError);
  });
});
