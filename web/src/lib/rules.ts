/** The numbered rules (docs/rules/<game>.md) as data. */

export interface Clause {
  id: string;
  text: string;
  /** Where it comes from, as the rules say it. */
  source: string;
}
export interface Chapter {
  id: string;
  title: string;
  clauses: Clause[];
}

/** Chapters are `## R-1 Title` or `### Title`, clauses `- R-1.2 Text [source]`, with the letters of
 * the game; a chapter without clauses is left out. */
export function readRules(text: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const line of text.split("\n")) {
    const heading = /^##+ (?:([A-Z]+-\w+) )?(.+)$/.exec(line);
    const clause = /^- ([A-Z]+-\w[\d.]*[a-z]?) (.+)$/.exec(line);
    if (heading?.[2]) chapters.push({ id: heading[1] ?? heading[2], title: heading[2], clauses: [] });
    else if (clause?.[1] && clause[2]) {
      const sources = clause[2].match(/\[[^\]]+\]/g) ?? [];
      const plain = clause[2].replace(/\s*\[[^\]]+\]/g, "").replace(/\*+|`/g, "");
      chapters.at(-1)?.clauses.push({ id: clause[1], text: plain, source: sources.join(" ") });
    }
  }
  return chapters.filter(({ clauses }) => clauses.length > 0);
}
