/** Conditions on which people may join a tournament, as a sentence. The words of "/acts" have to be learnt. */

import type { SetEntry } from "../../lib/wire";
import { say } from "../../lib/words.svelte";

/** The sentence of these conditions; without any, "People may join freely". */
export function conditions({ code, listed = 0, least = 0, most = 0, members }: SetEntry): string {
  const wanted = [
    ...(code ? [say("act-entry-code")] : []),
    ...(listed ? [say("act-entry-list", { listed })] : []),
    ...(least ? [say("act-entry-least", { least })] : []),
    ...(most ? [say("act-entry-most", { most })] : []),
    ...(members ? [say("act-entry-members")] : []),
  ];
  return say("act-set-entry", { on: wanted.length > 0 ? "yes" : "no", result: wanted.join(", ") });
}
