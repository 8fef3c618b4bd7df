import { beforeAll, describe, expect, it } from "vitest";

import type { Advised, HintNews, Telling } from "../../lib/wire";
import { words } from "../../lib/words.svelte";
import { chances, reasons, secondBest } from "./hints";

beforeAll(async () => {
  await words.speak("en");
});

const advised = (share: number | null): Advised => ({ choice: { action: {}, text: "e5", label: null }, expected: [], share });
const hint = (share: number | null, second: number | null, ...codes: string[]): HintNews => ({
  t: "hint", id: "1", table: "t", seq: 1, seat: 0,
  best: advised(share),
  second: second === null ? null : advised(second),
  reasons: codes.map((code): Telling => ({ code, args: {} })),
  simulations: 500,
}); // prettier-ignore
const told = ({ code }: Telling) => `why ${code}`;

describe("a hint", () => {
  it("says why, in two reasons at most", () => {
    expect(reasons(hint(0.6, 0.5, "a", "b", "c"), false, told)).toEqual(["why a", "why b"]);
  });

  it("says honestly that no reason is known", () => {
    expect(reasons(hint(0.6, null, "a"), true, told)).toEqual(["There is nothing else to do."]);
  });

  it.each([
    [0.02, /hardly a chance/],
    [0.1, /about 1 chance in 10/],
    [0.61, /about 6 chances in 10/],
    [0.97, /as good as won/],
  ])("tells a share of %d in plain words", (share, said) => expect(chances(hint(share, null))).toMatch(said));

  it("tells no odds where it was tried too seldom, only which is better", () => {
    expect(chances(hint(null, null))).toBe("");
    const named = (of: HintNews) => secondBest(of, ({ choice }) => choice.text);
    const unknown = { ...hint(0.6, 0.5), second: advised(null) };
    expect([named(unknown), named(hint(null, 0.5))]).toEqual(["Second-best: e5.", "Second-best: e5."]);
  });

  it.each([
    [0.59, "about as good."],
    [0.55, "a little worse."],
    [0.48, "about 1 chance in 10 less."],
    [0.3, "about 3 chances in 10 less."],
  ])("tells how much worse a second-best of %d is than 0.6", (second, how) => {
    expect(secondBest(hint(0.6, second), ({ choice }) => choice.text)).toBe(`Second-best: e5; ${how}`);
  });
});
