/** Advice in plain words. */

import type { Advised, HintNews, Telling } from "../../lib/wire";
import { say } from "../../lib/words.svelte";

/** More reasons are not read, nor more of what is likely to follow. */
const REASONS = 2;
const FOLLOWING = 2;

type Told = (reason: Telling) => string;

const tenths = (share: number): number => Math.round(10 * share);
const percent = (share: number): number => Math.round(100 * share);

/** The reasons for it. */
export function reasons(hint: HintNews, only: boolean, told: Told): string[] {
  if (only) return [say("hint-only")];
  return hint.reasons.slice(0, REASONS).map(told);
}

/** The chance that it gives, and its range. */
export const chances = ({ best: { share, low, high } }: HintNews): string =>
  say("hint-share", { tenths: tenths(share), share: percent(share), low: percent(low), high: percent(high) });

/** The likely continuation; it ends before a draw about which nothing can be said. */
export function following({ line }: HintNews, told: Told): string {
  const steps = line.slice(1, 1 + FOLLOWING).map(({ telling }) => (telling ? told(telling) : ""));
  const end = steps.indexOf("");
  const said = end < 0 ? steps : steps.slice(0, end);
  return said.length > 0 ? say("hint-line", { text: said.join(" ") }) : "";
}

/** The best that is another idea, and how much worse it is. */
export function secondBest({ best, second }: HintNews, label: (advised: Advised) => string): string {
  if (!second) return say("hint-no-second");
  const worse = best.share - second.share;
  const how = worse < 0.02 ? "same" : worse < 0.08 ? "little" : "tenths";
  return say("hint-second", { text: label(second), how, tenths: Math.max(1, tenths(worse)) });
}
