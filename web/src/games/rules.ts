/** The numbered rules (docs/rules/<game>.md) as data, and what somebody looks for in them. */

import type { LessonCard } from "../lib/wire";

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
      const plain = clause[2].replace(/\s*\[[^\]]+\]/g, "").replace(/\*+|`/g, "").replace(/\.\.(?!\.)/g, ".");
      const chapter = chapters.at(-1);
      const letters = `${clause[1].split("-")[0]} `;
      if (chapter?.id.startsWith(letters)) {
        chapter.id = letters.trim(); // "## F Facts": the letters of its clauses stand before it
        chapter.title = chapter.title.slice(letters.length);
      }
      chapter?.clauses.push({ id: clause[1], text: plain, source: sources.join(" ") });
    }
  }
  return chapters.filter(({ clauses }) => clauses.length > 0);
}

/** The lessons that a chapter is best learnt in: those that teach more of it than of any other, else
 * all that teach something of it. */
export function lessonsOf({ clauses }: Chapter, lessons: readonly LessonCard[]): LessonCard[] {
  const has = (chapter: string | undefined) => chapter !== undefined && clauses.some(({ id }) => id.startsWith(`${chapter}.`));
  const own = lessons.filter(({ chapters }) => has(chapters[0]));
  return own.length > 0 ? own : lessons.filter(({ chapters }) => chapters.some(has));
}

/** The reason for a clause; `text` says more, where there is more to say. */
export interface Reason {
  kind: "rules" | "source" | "decision" | "consequence";
  text: string;
}

/** The words of the rules for these, in each language. */
const KINDS: readonly (readonly [RegExp, Reason["kind"]])[] = [
  [/^(decision|keuze|Wahl)\b/, "decision"],
  [/^(consequence|gevolg|Folge)\b/, "consequence"],
  [/^(source|bron|Quelle)\b/, "source"],
  [/^(rules|regels|Regeln)\b/, "rules"],
];

const TAG =
  /^(decision|keuze|Wahl|consequence|gevolg|Folge|source|bron|Quelle|rules|regels|Regeln)\b[\s:;,/]*(and\s+)?/;

/** The tags of a clause, `[rules; order: decision]`, as reasons. What the printed rules simply say
 * needs none. */
export function reasons({ source }: Clause): Reason[] {
  const tags = [...source.matchAll(/\[([^\]]+)\]/g)].map((match) => (match[1] ?? "").trim());
  return tags.flatMap((tag) => {
    const word = KINDS.find(([pattern]) => pattern.test(tag));
    // "rules/decision": a decision within what the rules leave open.
    const rest = tag.replace(TAG, "");
    const open = tag.includes("/") ? KINDS.find(([pattern]) => pattern.test(rest)) : undefined;
    const kind = (open ?? word)?.[1] ?? "source";
    const text = open ? rest.replace(TAG, "") : rest;
    return kind === "rules" && !text ? [] : [{ kind, text }];
  });
}

/** Letter by letter without case and accents, so that places in it are places in the text. */
const folded = (text: string): string =>
  Array.from(text, (letter) => (letter.normalize("NFD")[0] ?? letter).toLowerCase()[0] ?? letter).join("");
const wordsOf = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean);

/** The chapters with the clauses that have every word of the query, in their text or their number. */
export function search(chapters: readonly Chapter[], query: string): Chapter[] {
  const wanted = wordsOf(query);
  return chapters
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter(({ id, text }) => {
        const all = folded(`${id} ${text}`);
        return wanted.every((word) => all.includes(word));
      }),
    }))
    .filter(({ clauses }) => clauses.length > 0);
}

/** A text in pieces, those marked that somebody looks for. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const letters = Array.from(text);
  const plain = folded(text);
  const on = letters.map(() => false);
  for (const word of wordsOf(query)) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) on.fill(true, at, at + word.length);
  }
  return letters.reduce<{ text: string; hit: boolean }[]>((done, letter, i) => {
    const last = done.at(-1);
    if (last && last.hit === on[i]) last.text += letter;
    else done.push({ text: letter, hit: on[i] ?? false });
    return done;
  }, []);
}
