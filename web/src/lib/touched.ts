import type { Entry } from "./wire";

/** What the last decision touched, and the chance steps after it: squares, cards. */
export function touched(log: readonly Entry[]): string[] {
  const last = log.findLastIndex((entry) => entry.player >= 0);
  if (last < 0) return [];
  return log
    .slice(last)
    .flatMap((entry) => entry.tellings.flatMap(({ args }) => Object.values(args)))
    .filter((value): value is string => typeof value === "string" && value !== "");
}
