/** The text of a clause of the rules, for a refusal: read when it is wanted, in the reader's language
 * where the rules are translated. */

import texts from "virtual:games/rules";

import type { Language } from "../lib/words.svelte";
import { type Chapter, readRules } from "./rules";

/** The most characters that are read at a glance; the rules' page has the rest. */
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

/** Whether a game's rules are told in this language. */
export const toldIn = (game: string, language: Language): boolean => Boolean(texts[game]?.[language]);

/** The chapters of a game's rules, in this language or else in English; none where it has no rules here. */
export async function chaptersOf(game: string, language: Language): Promise<Chapter[]> {
  const load = texts[game]?.[language] ?? texts[game]?.["en"];
  return load ? readRules((await load()).default) : [];
}

/** The clause as a sentence; empty where there is none. */
export async function clauseSentence(game: string, id: string, language: Language): Promise<string> {
  const found = (await chaptersOf(game, language))
    .flatMap(({ clauses }) => clauses)
    .find((clause) => clause.id === id);
  return found ? shorten(plain(found.text)) : "";
}
