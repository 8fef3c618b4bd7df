/** Somebody invites the reader, or declines what the reader asked, or never answers it: that is said on whatever page they are. */

import { gameTitle } from "../../hall/lists";
import { notify } from "../../lib/notify";
import { sound } from "../../lib/sounds";
import { toasts } from "../../lib/toasts.svelte";
import type { Invited } from "../../lib/wire";
import { say, words } from "../../lib/words.svelte";

export async function tellInvited({ table, state, game, name }: Omit<Invited, "t">): Promise<void> {
  if (state === "withdrawn") return;
  await words.learn("/inviting");
  const ended = { declined: "inviting-has-declined", lapsed: "inviting-has-lapsed" }[state];
  const text = say(ended ?? "inviting-from", { player: name, game: gameTitle(game, null) });
  if (!ended) {
    sound("turn");
    notify(say("inviting-title"), text);
  }
  toasts.show(text, ended ? null : { href: `/table/${table}`, text: say("inviting-look") });
}
