import { beforeAll, describe, expect, it } from "vitest";

import type { Advised, HintNews, Telling } from "../../lib/wire";
import { words } from "../../lib/words.svelte";
import { chances, following, reasons, secondBest } from "./hints";

beforeAll(async () => {
  await words.speak("en");
});

const advised = (share: number): Advised => ({
  choice: { action: {}, text: "e5", label: null },
  expected: [], share, low: share - 0.1, high: share + 0.1,
}); // prettier-ignore
const hint = (share: number, second: number | null, ...codes: string[]): HintNews => ({
  t: "hint", id: "1", table: "t", seq: 1, seat: 0,
  best: advised(share),
  second: second === null ? null : advised(second),
  reasons: codes.map((code): Telling => ({ code, args: {} })),
  line: [], shown: [], simulations: 500,
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
    [0.14, /about 14 % \(4–24\)/],
    [0.613, /about 61 % \(51–71\)/],
    [0.97, /as good as won/],
  ])("tells a share of %d in plain words, with its range", (share, said) => expect(chances(hint(share, null))).toMatch(said));

  it("tells in two sentences what is likely to follow, until there is nothing to say", () => {
    const step = (code: string) => ({ player: 1, text: "e5", telling: { code, args: {} } });
    const line = (...codes: string[]) => following({ ...hint(0.6, null), line: codes.map(step) }, ({ code }) => code);
    expect(line("own", "A plays.", "B plays.", "A again.")).toBe("Likely to follow: A plays. B plays.");
    expect(line("own", "A plays.", "", "A again.")).toBe("Likely to follow: A plays.");
    expect([line("own"), line()]).toEqual(["", ""]);
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
