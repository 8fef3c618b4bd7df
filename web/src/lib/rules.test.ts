import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { readRules } from "./rules";

it("reads every clause of Rosenkönig", () => {
  const text = readFileSync(new URL("../../../docs/rules/rosenkoenig.md", import.meta.url), "utf-8");
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
