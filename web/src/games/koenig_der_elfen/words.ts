/** The game's own sentences. */

import { say as sayOf, type Arguments } from "../../lib/words.svelte";

export const GAME = "koenig_der_elfen";

/** A message of this game's catalogue. */
export const say = (id: string, args: Arguments = {}): string => sayOf(id, args, GAME);

/** The name of a kind of card. */
export const cardName = (card: string): string => say("card-name", { card });
