/** Something that the server may refuse. */

import { Refusal } from "./link.svelte";
import { why } from "./people";
import { toasts } from "./toasts.svelte";

/** Do something; where the server refuses it, say why, in the words of the game that it is about. Whether
 * it was done. */
export async function attempt(act: () => Promise<unknown>, game = ""): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    toasts.show(why(error.refused, game));
    return false;
  }
}
