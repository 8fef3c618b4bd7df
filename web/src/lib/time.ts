/** The time that people have at a table, in words: those of `/clock`, which are read when first asked for. */

import type { TimeControl } from "./wire";
import { say } from "./words.svelte";

/** A length of time as a whole or half number of minutes, or in seconds. */
const minutes = (seconds: number): string => (seconds % 30 === 0 ? String(seconds / 60) : `${seconds}/60`);

/** "5 min + 10 s a move", "3 days a move"; '' where there is no clock. Needs `words.learn("/clock")`. */
export function timeName(time: TimeControl | null | undefined): string {
  if (!time) return "";
  const { bank = 0, increment = 0, days = 0 } = time;
  return time.kind === "live"
    ? say("clock-live", { bank: minutes(bank), increment })
    : [say("clock-days", { days }), bank && say("clock-bank", { days: Math.round(bank / DAY) })].filter(Boolean).join(" + ");
}

/** The times that are offered: `live` as seconds for each and seconds a move. */
export const LIVE = [[300, 10], [900, 20], [1800, 30]] as const;
export const DAYS = [1, 3, 7] as const;
/** Days beyond those for each move, once for the whole game. */
export const BANKS = [0, 3, 7] as const;
/** A day, in seconds. */
export const DAY = 86_400;
