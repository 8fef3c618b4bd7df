/** Copying a text, for who wants to paste it elsewhere. */

import { toasts } from "./toasts.svelte";
import { say } from "./words.svelte";

/** Copy it, and say that it is done; or that the browser does not let the page. */
export async function copy(text: string, done = say("link-copied")): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.show(done);
  } catch {
    toasts.show(say("copy-refused"));
  }
}
