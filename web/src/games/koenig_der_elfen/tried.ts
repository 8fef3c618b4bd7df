/** An action that was refused, as a person says it: the subject of "… is not possible". */

import { say } from "./words";

/** Its name, from the notation: `lake@2`, `thief@2.1`, `-raft`, `dragon+turn+guard`. */
export function tried(action: string): string {
  const [what = "", where = ""] = action.replace(/^[-+]|^fetch-/, "").split(/\+|@/);
  const [, place = ""] = /@(\d\.\d)/.exec(action) ?? [];
  const kind = kindOf(action, where);
  return say("action-tried", { kind, card: what, place });
}

const PLAIN = ["swap", "buy", "pass", "no-location", "halt", "close", "spell"];

function kindOf(action: string, where: string): string {
  const what = action.split("@")[0] ?? "";
  if (PLAIN.includes(what)) return what;
  if (action.startsWith("-")) return "discard";
  if (action.startsWith("fetch-")) return "fetch";
  if (!action.includes("@")) return "visit";
  return where.includes(".") ? "card-at" : "location-of";
}
