/** Shared by the parts of moderation: their words, and lists of choices. */

import type { BanKind, Reason } from "../../lib/wire";
import { type Arguments, say, words } from "../../lib/words.svelte";

/** `moderation-…`: there once `words.learn("/moderation")` is done. */
export const told = (id: string, args?: Arguments): string => say(`moderation-${id}`, args);
/** `host-…`: there once `words.learn("/host")` is done. */
export const kept = (id: string, args?: Arguments): string => say(`host-${id}`, args);

export const REASONS: readonly Reason[] = ["insult", "spam", "cheating", "leaving", "name", "other"];
export const BANS: readonly BanKind[] = ["chat", "play", "sign-in"];

/** A word as it stands by itself, not in a sentence. */
export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase(words.language) + word.slice(1);

/** A moment that the server tells in seconds, as short as it can be told. */
export function when(seconds: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}
