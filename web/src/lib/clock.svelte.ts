/** The clocks of a table, counted down here: the server tells when a time will be out, and nothing while
 * it runs. */

import type { Clocks, Pace } from "./wire";

/** Seconds by which the server's clock is ahead of this device's, as of the last greeting. */
let ahead = 0;

/** Set the server's clock; told at every greeting. */
export function setServerTime(seconds: number): void {
  ahead = seconds - Date.now() / 1000;
}

export const serverNow = (): number => Date.now() / 1000 + ahead;

/** Seconds that a seat has left at this time of the server's. A clock that stands for a while shows what its
 * owner has; one of days shows when the time will be out, so a vacation that others wait for is counted in. */
export function leftAt(clocks: Clocks, seat: number, now: number, pace: Pace = "live"): number {
  const left = clocks.left[seat] ?? 0;
  if (clocks.running !== seat) return left;
  const until = clocks.due - now;
  return Math.max(0, pace === "days" ? until : Math.min(left, until));
}

/** The seconds before the end at which a live clock stands out. */
export const LAST = 10;

const two = (value: number): string => String(Math.floor(value)).padStart(2, "0");

/** `4:05`, `1:02:03`; under ten seconds with tenths, `9.4`. */
export function clockFace(seconds: number): string {
  if (seconds < LAST) return (Math.floor(seconds * 10) / 10).toFixed(1);
  const whole = Math.floor(seconds);
  const minutes = Math.floor(whole / 60) % 60;
  const hours = Math.floor(whole / 3600);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** About how long that is: in days or hours where there are two of them, else in whole minutes. */
export function span(seconds: number): { unit: "days" | "hours" | "minutes"; count: number } {
  if (seconds >= 2 * 86_400) return { unit: "days", count: Math.round(seconds / 86_400) };
  if (seconds >= 2 * 3600) return { unit: "hours", count: Math.round(seconds / 3600) };
  return { unit: "minutes", count: Math.max(0, Math.floor(seconds / 60)) };
}

/** Milliseconds until the face of a clock that runs changes. */
export const untilNext = (seconds: number): number => (seconds <= LAST ? 100 : 250);
