/** Somebody invites the reader, or declines what the reader asked: it is said on whatever page they are. */

import { gameTitle } from "../../hall/lists";
import { notify } from "../../lib/notify";
import { sound } from "../../lib/sounds";
import { toasts } from "../../lib/toasts.svelte";
import type { Invited } from "../../lib/wire";
import { say, words } from "../../lib/words.svelte";

export async function tellInvited({ table, state, game, name }: Omit<Invited, "t">): Promise<void> {
  if (state === "withdrawn") return;
  await words.learn("/inviting");
  const declined = state === "declined";
  const text = say(declined ? "inviting-has-declined" : "inviting-from", { player: name, game: gameTitle(game, null) });
  if (!declined) {
    sound("turn");
    notify(say("inviting-title"), text);
  }
  toasts.show(text, declined ? null : { href: `/table/${table}`, text: say("inviting-look") });
}
