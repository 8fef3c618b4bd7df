/** A bot's advice in plain words. */

import type { Advised, HintNews, Telling } from "../../lib/wire";
import { say } from "../../lib/words.svelte";

/** More reasons are not read. */
const REASONS = 2;

type Told = (reason: Telling) => string;

const tenths = (share: number): number => Math.round(10 * share);

/** What speaks for it. */
export function reasons(hint: HintNews, only: boolean, told: Told): string[] {
  if (only) return [say("hint-only")];
  return hint.reasons.slice(0, REASONS).map(told);
}

/** The chance that it gives; nothing where it was tried too seldom to say. */
export const chances = ({ best }: HintNews): string => (best.share === null ? "" : say("hint-share", { tenths: tenths(best.share) }));

/** The best of the others, and how much worse it is, where that is known of both. */
export function secondBest({ best, second }: HintNews, label: (advised: Advised) => string): string {
  if (!second) return say("hint-no-second");
  if (best.share === null || second.share === null) return say("hint-second", { text: label(second), how: "untold", tenths: 0 });
  const worse = best.share - second.share;
  const how = worse < 0.02 ? "same" : worse < 0.08 ? "little" : "tenths";
  return say("hint-second", { text: label(second), how, tenths: Math.max(1, tenths(worse)) });
}
