import { describe, expect, it } from "vitest";

import { clauseSentence, plain, shorten } from "./clauses";

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
    expect(plain("In stock (E-9.4).")).toBe("In stock.");
  });
});
