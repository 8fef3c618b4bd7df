/** What a clause of the rules says, for a refusal: read when it is wanted, in the reader's language
 * where somebody has told the rules in it. */

import { readRules } from "./rules";
import type { Language } from "./words.svelte";

const texts = import.meta.glob<string>("../../../docs/rules/*.md", { query: "?raw", import: "default" });
const read = (name: string) => texts[`../../../docs/rules/${name}.md`];

/** So many characters are read at a glance; the rules' page has the rest. */
const LONGEST = 200;

/** Its first sentences, at least one. */
export function shorten(text: string): string {
  const [first = "", ...more] = text.split(/(?<=[.!?]) (?=[A-ZÄÖÜ"“„])/);
  let short = first;
  for (const sentence of more) {
    if (short.length + 1 + sentence.length > LONGEST) break;
    short += ` ${sentence}`;
  }
  return short;
}

/** A clause without what it only refers to in passing. */
export const plain = (text: string): string => text.replace(/\s*\([A-Z]+-[\d.]+[a-z]?\)/g, "");

/** The clause as a sentence; empty where there is none. */
export async function clauseSentence(game: string, id: string, language: Language): Promise<string> {
  const text = await (read(`${game}.${language}`) ?? read(game))?.();
  const found = readRules(text ?? "")
    .flatMap(({ clauses }) => clauses)
    .find((clause) => clause.id === id);
  return found ? shorten(plain(found.text)) : "";
}
