/** Working out the draws of a finished game again from the seed that was promised before it. */

import { ask } from "./link.svelte";
import { toasts } from "./toasts.svelte";
import { say } from "./words.svelte";

/** Verify a record and tell the result. Throws a Refusal. */
export async function checkDraws(table: string): Promise<void> {
  const { ok, draws, decisions } = await ask("GET /api/tables/{table}/verify", { path: { table } });
  toasts.show(ok ? say("verified", { draws, decisions }) : say("record-false"));
}
