/** What is told, and offered, while the others wait for a player at a table without clocks. */

import type { Missing } from "../../lib/wire";

/** Seconds before a bot may sit in, from which on it is told; so many minutes are no reason to. */
const TOLD = 600;
/** Seconds before the end for a missing player from which on that is told, where no bot may play. */
const TOLD_END = 12 * 3600;

export interface MissingFace {
  says: "bot-later" | "bot-now" | "end-later" | "end-now";
  /** The time that the sentence names; 0: none. */
  later: number;
  bot: boolean;
  end: boolean;
}

/** At this time of the server's; null: nothing yet. */
export function missingFace({ bot, end }: Missing, now: number): MissingFace | null {
  if (now >= end) return { says: "end-now", later: 0, bot: bot > 0, end: true };
  if (bot === 0) return now >= end - TOLD_END ? { says: "end-later", later: end, bot: false, end: false } : null;
  if (now >= bot) return { says: "bot-now", later: 0, bot: true, end: false };
  return now >= bot - TOLD ? { says: "bot-later", later: bot, bot: false, end: false } : null;
}
