/** The news and the choices while the others wait for a player at a table without clocks. */

import type { Missing } from "../../lib/wire";

/** Seconds before a bot may sit in, from which on it is told; so many minutes are no reason to. */
const TOLD = 600;
/** Seconds before the end for a missing player from which on that is told, where no bot may play. */
const TOLD_END = 12 * 3600;

export interface MissingFace {
  /** The state of waiting … */
  says: "waits" | "away" | "away-long";
  /** … and what may be done, or from when; "": nothing beyond reminding them, or what the buttons say. */
  more: "" | "bot-later" | "bot-now" | "end-later";
  /** The time that the sentence names; 0: none. */
  later: number;
  bot: boolean;
  end: boolean;
}

/** At this time of the server's; null: nothing yet. */
export function missingFace({ nudge, bot, end }: Missing, now: number): MissingFace | null {
  const face = { says: "waits", more: "", later: 0, bot: false, end: false } as const;
  if (end > 0 && now >= end) return { ...face, says: "away-long", bot: bot > 0, end: true };
  if (bot > 0 && now >= bot) return { ...face, says: "away", more: "bot-now", bot: true };
  if (bot > 0 && now >= bot - TOLD) return { ...face, more: "bot-later", later: bot };
  if (bot === 0 && end > 0 && now >= end - TOLD_END) return { ...face, more: "end-later", later: end };
  return now >= nudge ? face : null;
}
