import { describe, expect, it } from "vitest";

import { clauseSentence, plain, shorten, toldIn } from "./clauses";

describe("what a clause says", () => {
  it("is a sentence in the reader's language, without tags and numbers", async () => {
    expect(await clauseSentence("drakon", "D-3.3", "en")).toBe(
      "Forbidden exactly if, on some shared edge, both tiles have an arrow pointing across it.",
    );
    for (const language of ["nl", "de"] as const) {
      const said = await clauseSentence("drakon", "D-3.3", language);
      expect(said).toMatch(/^[A-Z].*\.$/);
      expect(said).not.toMatch(/[[\]]|Forbidden/);
    }
  });

  it("is nothing where there is no such clause", async () => {
    expect(await clauseSentence("drakon", "D-99.9", "nl")).toBe("");
    expect(await clauseSentence("chess", "C-1", "en")).toBe("");
  });

  it("is cut behind a sentence", () => {
    const long = `W${"ord w".repeat(45)}end.`;
    expect(shorten(`One. ${long}`)).toBe("One.");
    expect(shorten(long)).toBe(long);
    expect(shorten("One. Two.")).toBe("One. Two.");
    const sentence = (length: number) => `W${"o".repeat(length - 2)}.`;
    expect(shorten(`${sentence(100)} ${sentence(99)}`)).toHaveLength(200);
    expect(shorten(`${sentence(100)} ${sentence(100)} One.`)).toHaveLength(100);
    expect(plain("In stock (E-9.4).")).toBe("In stock.");
    expect(plain("Two  (KE-1), three (R-3.3a)(R-4).")).toBe("Two, three.");
  });

  it("is told in the languages that there are", () => {
    expect([toldIn("drakon", "en"), toldIn("chess", "en")]).toEqual([true, false]);
  });
});
