import { describe, expect, it } from "vitest";

import { formsOf } from "./names";

const shortest = (...names: string[]) => formsOf(names).map((forms) => forms.at(-1));
/** In so many letters at most. */
const within = (most: number, ...names: string[]) => formsOf(names).map((forms) => forms.find((form) => form.length <= most));

describe("the forms of a name", () => {
  it("leave a name whole that is short enough", () => {
    expect(formsOf(["Ada", "Ludmila"])).toEqual([["Ada"], ["Ludmila", "Ludmi.", "Ludm."]]);
  });

  it("keep the first word, or as much of it as there is room for", () => {
    const names = ["Gerda Storm", "Bartholomeus van der Wijngaarden"];
    expect(within(14, ...names)).toEqual(["Gerda Storm", "Bartholomeus"]);
    expect(within(10, ...names)).toEqual(["Gerda", "Bartholom."]);
    expect(shortest(...names)).toEqual(["Gerda", "Bart."]);
  });

  it("tell two with the same first word apart by their last one", () => {
    expect(within(10, "Anna Bakker", "Anna de Vries", "Anna")).toEqual(["Anna B.", "Anna V.", "Anna"]);
  });

  it("tell those apart that begin alike", () => {
    const names = ["Maximiliane von Hohenstein", "Maximilian von Hohenstein", "Maxine"];
    expect(within(14, ...names)).toEqual(["Maximiliane", "Maximilian", "Maxine"]);
    expect(within(7, ...names)).toEqual(["Max…ane", "Max…ian", "Maxine"]);
    expect(shortest(...names.slice(0, 2))).toEqual(["M…ane", "M…ian"]);
  });

  it("number those who are called the same", () => {
    expect(within(10, "Bartholomeus", "Bartholomeus", "Ada")).toEqual(["Barthol. 1", "Barthol. 2", "Ada"]);
  });

  it("never take more room than they may", () => {
    const all = formsOf(["Guest 8fa21c2244", "Wolfgang-Amadeus", "Wolfgang-Amadea", "Ό Ἀχιλλεύς ὁ μέγας"]);
    const last = all.map((forms) => forms.at(-1) ?? "");
    expect(Math.max(...last.map((form) => [...form].length))).toBeLessThanOrEqual(5);
    expect(new Set(last).size).toBe(4);
  });
});
