/** A text to tell elsewhere of the puzzle of the day that gives nothing of it away. */

import type { DayResult } from "../../../lib/wire";

/** The most wrong tries that are shown, each as a sign of its own. */
const MOST = 5;

/** How it went, in signs: wrong tries, then the right one; and for how many days one has solved it. */
export function signs({ tries }: Pick<DayResult, "tries">, streak: number): string {
  const wrong = Math.max(0, tries - 1);
  const row = wrong > MOST ? `🟥×${wrong}` : "🟥".repeat(wrong);
  return [`${row}🟩`, streak > 1 ? `🔥${streak}` : ""].filter(Boolean).join(" ");
}
