import { describe, expect, it } from "vitest";

import type { DealPar, DealTry } from "../../lib/wire";
import { better, byStrength, lines, signOf, signs, type Worth } from "./standing";

const worth = (result: Worth["result"], lead: number): Worth => ({ result, points: 20 + lead, lead });
const par = (level: string, result: Worth["result"], lead: number): DealPar => ({ level, ...worth(result, lead), table: "" });
const mine = (result: Worth["result"], lead: number, table = "me"): DealTry => ({ rank: 1, user: table, name: table, table, ...worth(result, lead) });

describe("a try", () => {
  it("is compared by its result, then by the lead", () => {
    const all = [worth("resigned", 9), worth("lost", -9), worth("lost", -1), worth("shared", 0), worth("won", 1), worth("won", 4)];
    expect([...all].reverse().sort(better)).toEqual(all);
    expect(better(worth("won", 4), worth("won", 4))).toBe(0);
  });

  it("is ahead of a bot, behind it, or level with it", () => {
    const own = worth("won", 3);
    expect([signOf(own, worth("won", 2)), signOf(own, worth("won", 3)), signOf(own, worth("won", 7))]).toEqual(["ahead", "level", "behind"]);
  });

  it("stands among the bots and those whom one follows, before its equals", () => {
    const own = mine("won", 3);
    const found = lines(own, [par("easy", "lost", -5), par("hard", "won", 9), par("medium", "won", 3)], [mine("won", 5, "anna"), own]);
    expect(found.map((line) => (line.kind === "bot" ? `${line.worth.level} ${line.sign}` : line.worth.table))).toEqual([
      "hard behind", "anna", "me", "medium level", "easy ahead",
    ]);
    expect(lines(null, [par("easy", "won", 1)], [])).toEqual([{ kind: "bot", worth: par("easy", "won", 1), sign: null }]);
  });

  it("is told elsewhere by signs, the weakest bot first", () => {
    const pars = byStrength([par("easy", "lost", -5), par("hard", "won", 9), par("medium", "won", 3)], ["easy", "medium", "hard", "master"]);
    expect(pars.map(({ level }) => level)).toEqual(["easy", "medium", "hard"]);
    expect(signs(worth("won", 3), pars, 4)).toBe("👑 🟩🟨🟥 🔥4");
    expect(signs(worth("lost", -30), pars, 1)).toBe("🛡️ 🟥🟥🟥");
    expect(signs(worth("shared", 0), [], 0)).toBe("🤝");
    expect(signs(worth("resigned", 0), [], 2)).toBe("🏳️ 🔥2");
  });
});
