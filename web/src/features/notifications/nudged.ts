/** Somebody waits for the reader at a table, and reminds them: it is said on whatever page they are. */

import { gameTitle } from "../../hall/lists";
import { notify } from "../../lib/notify";
import { router } from "../../lib/router.svelte";
import { sound } from "../../lib/sounds";
import { toasts } from "../../lib/toasts.svelte";
import type { Nudged } from "../../lib/wire";
import { say, words } from "../../lib/words.svelte";

export async function tellNudged({ table, game, name }: Omit<Nudged, "t">): Promise<void> {
  await words.learn("/missing");
  const text = say("missing-you", { player: name, game: gameTitle(game, null) });
  sound("turn");
  notify(say("missing-you-title"), text);
  await seen();
  const { page } = router;
  const isThere = page.name === "table" && page.id === table;
  toasts.show(text, isThere ? null : { href: `/table/${table}`, text: say("missing-you-go") });
}

/** Once the page is looked at: what goes away by itself would be gone until then. */
function seen(): Promise<void> {
  if (document.visibilityState === "visible") return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener("visibilitychange", () => resolve(), { once: true });
  });
}
