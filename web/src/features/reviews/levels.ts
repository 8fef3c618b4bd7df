/** The level like which somebody played, in words. */

import type { Likeness } from "../../lib/wire";
import { say } from "../../lib/words.svelte";

/** The name of a level, as bots have it. */
export const named = (level: string): string => say("level-name", { level });

/** The level like which a seat played, with the range in which it may be; '' where that is not known. */
export function likeText(found: Likeness | null): string {
  if (!found) return "";
  const level = named(found.like);
  if (found.least === found.most) return say("review-like-text", { level });
  return say("review-like-between", { level, least: named(found.least), most: named(found.most) });
}
