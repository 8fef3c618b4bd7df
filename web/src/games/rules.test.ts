import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { lessonsOf, marked, readRules, reasons, search } from "./rules";

const RULES = join(import.meta.dirname, "../../../docs/rules");

it("reads every clause of Rosenkönig", () => {
  const text = readFileSync(join(RULES, "rosenkoenig.md"), "utf-8");
  const chapters = readRules(text);
  expect(chapters.map(({ id }) => id)).toEqual(["R-1", "R-2", "R-3", "R-4", "R-5", "R-6", "R-7"]);
  const count = chapters.reduce((sum, { clauses }) => sum + clauses.length, 0);
  expect(count).toBe(text.match(/^- R-/gm)?.length);
  expect(chapters[2]?.clauses[2]).toEqual({
    id: "R-3.3",
    text: "The target must hold no stone of either player.",
    source: "[rules]",
  });
});

it("takes the letters that a game has, and leaves chapters without clauses out", () => {
  const text = "# Title\n## About\nProse.\n## K-F Facts\n- K-F.1 One *or* **two**. [seed]\n### More\n- K-6.21a Two.\n";
  expect(readRules(text)).toEqual([
    { id: "K-F", title: "Facts", clauses: [{ id: "K-F.1", text: "One or two.", source: "[seed]" }] },
    { id: "More", title: "More", clauses: [{ id: "K-6.21a", text: "Two.", source: "" }] },
  ]);
});

it("leaves the letters out of a chapter's title", () => {
  expect(readRules("## F Facts\n- F-1 One.\n- F-2 Two.\n")[0]).toMatchObject({ id: "F", title: "Facts" });
});

it("takes headings and clauses only at the beginning of a line, with letters and numbers of any length", () => {
  const text = "## KE-10 Ten\n- KE-10.1 One.[rules][seed]\nSee ## R-1 Two\n and - R-1.1 Two.\n- KE-10.2 **`Two`**.\n";
  expect(readRules(text)).toEqual([
    { id: "KE-10", title: "Ten", clauses: [{ id: "KE-10.1", text: "One.", source: "[rules] [seed]" }, { id: "KE-10.2", text: "Two.", source: "" }] },
  ]);
  expect(readRules("- R-1.1 In no chapter.\n## R-2 Two\n- R-2.1 And so on... [rules].\n")[0]?.clauses).toEqual([
    { id: "R-2.1", text: "And so on...", source: "[rules]" },
  ]);
});

const clause = (text: string, source = "", id = "R-1.1") => ({ id, text, source });

it("tells why a clause says what it says, in words and in every language", () => {
  expect(reasons(clause("", "[rules]"))).toEqual([]);
  expect(reasons(clause("", "[regels]"))).toEqual([]);
  expect(reasons(clause("", "[Wahl]"))).toEqual([{ kind: "decision", text: "" }]);
  expect(reasons(clause("", "[decision: no count]"))).toEqual([{ kind: "decision", text: "no count" }]);
  expect(reasons(clause("", "[rules/decision: age is not modelled]"))).toEqual([
    { kind: "decision", text: "age is not modelled" },
  ]);
  expect(reasons(clause("", "[source: The Games Journal] [rules]"))).toEqual([
    { kind: "source", text: "The Games Journal" },
  ]);
  expect(reasons(clause("", "[ decision ]"))).toEqual([{ kind: "decision", text: "" }]);
  expect(reasons(clause("", "[a letter of the author]"))).toEqual([{ kind: "source", text: "a letter of the author" }]);
  expect(reasons(clause("", "[rules; manual]"))).toEqual([{ kind: "rules", text: "manual" }]);
  expect(reasons(clause("", "[consequence; 3,600 games agree]"))[0]?.kind).toBe("consequence");
});

it("leaves no tag in the text of any clause", () => {
  for (const file of readdirSync(RULES)) {
    const text = readFileSync(join(RULES, file), "utf-8");
    for (const { clauses } of readRules(text)) {
      for (const one of clauses) {
        expect(one.text).not.toMatch(/\[|\]|\.\.$/);
        for (const { text: why } of reasons(one)) expect(why).not.toMatch(/[[\]]|^(rules|source|decision)\b[:/]/);
      }
    }
  }
});

it("finds the clauses that have every word, however they are written", () => {
  const chapters = [
    { id: "R-1", title: "One", clauses: [clause("The crown starts on e5."), clause("Red begins.", "", "R-1.2")] },
    { id: "R-2", title: "Two", clauses: [clause("Königin and crown.", "", "R-2.1")] },
  ];
  const found = (query: string) => search(chapters, query).flatMap(({ clauses }) => clauses.map(({ id }) => id));
  expect(found("")).toEqual(["R-1.1", "R-1.2", "R-2.1"]);
  expect(found("CROWN")).toEqual(["R-1.1", "R-2.1"]);
  expect(found("crown konigin")).toEqual(["R-2.1"]);
  expect(found("r-1.2")).toEqual(["R-1.2"]);
  expect(found("  the   crown ")).toEqual(["R-1.1"]);
  expect(found("swan")).toEqual([]);
  expect(search(chapters, "red").map(({ id }) => id)).toEqual(["R-1"]);
});

it("marks what was looked for", () => {
  expect(marked("Königin and king", "KON")).toEqual([
    { text: "Kön", hit: true }, { text: "igin and king", hit: false },
  ]);
  expect(marked("abc", "")).toEqual([{ text: "abc", hit: false }]);
  expect(marked("aXbx", "x").filter(({ hit }) => hit)).toHaveLength(2);
});

it("finds the lessons that teach most of a chapter, else all that teach some of it", () => {
  const [chapter, other] = readRules("## R-1 One\n- R-1.1 A.\n## R-2 Two\n- R-2.1 B.\n");
  const lesson = (id: string, ...chapters: string[]) => ({ id, minutes: 1, steps: 2, chapters });
  const all = [lesson("a", "R-1", "R-2"), lesson("b", "R-10"), lesson("c", "R-3", "R-2")];
  if (!chapter || !other) throw new Error("two chapters");
  expect(lessonsOf(chapter, all).map(({ id }) => id)).toEqual(["a"]);
  expect(lessonsOf(chapter, [...all, lesson("d"), lesson("e", "R-5", "R-1")]).map(({ id }) => id)).toEqual(["a"]);
  expect(lessonsOf(other, all).map(({ id }) => id)).toEqual(["a", "c"]);
});
