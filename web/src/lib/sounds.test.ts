import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { settings } from "./settings.svelte";
import { sound } from "./sounds";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("sounds", () => {
  let played: [pitch: number, type: string, from: number, to: number][];
  let steps: [string, number, number][];
  let made: number;
  class Node {
    connect = (to: unknown) => to;
  }
  class Tone extends Node {
    #from = 0;
    constructor(_: unknown, readonly more: { frequency: number; type: string }) {
      super();
    }
    start(at: number): void {
      this.#from = at;
    }
    stop(at: number): void {
      played.push([this.more.frequency, this.more.type, this.#from, at]);
    }
  }
  class Volume extends Node {
    constructor(_: unknown, { gain }: { gain: number }) {
      super();
      steps.push(["from", gain, 0]);
    }
    gain = Object.fromEntries(
      ["setValueAtTime", "linearRampToValueAtTime", "exponentialRampToValueAtTime"].map((name) => [
        name, (value: number, at: number) => steps.push([name, value, at]),
      ]),
    );
  }
  function ready(on: boolean): void {
    [played, steps, made] = [[], [], 0];
    vi.stubGlobal("AudioContext", class {
      currentTime = 2;
      destination = null;
      constructor() {
        made += 1;
      }
    });
    vi.stubGlobal("OscillatorNode", Tone);
    vi.stubGlobal("GainNode", Volume);
    settings.setSounds(on);
  }

  it("are the house's, or a game's own", () => {
    ready(true);
    sound("turn");
    expect(played.splice(0)).toEqual([[523, "sine", 2, 2.12], [784, "sine", 2.1, 2.3000000000000003]]);
    sound("move", { move: [[90, 0.5, 1, "square"]] });
    expect(played.splice(0)).toEqual([[90, "square", 2.5, 3.5]]);
    expect(steps.slice(-4)).toEqual([
      ["from", 0, 0], ["setValueAtTime", 0, 2.5], ["linearRampToValueAtTime", 0.16, 2.51], ["exponentialRampToValueAtTime", 0.001, 3.5],
    ]);
    for (const name of ["move", "event", "end"] as const) sound(name, { turn: [] });
    expect(played.map(([pitch, type]) => `${pitch} ${type}`)).toEqual(["180 triangle", "140 sawtooth", "392 sine", "523 sine", "659 sine"]);
    expect(made).toBe(1);
  });

  it("are not made where they are not wanted", () => {
    ready(false);
    sound("end");
    expect([played, made]).toEqual([[], 0]);
  });
});
