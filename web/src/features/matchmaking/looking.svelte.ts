/** Looking for people to play with: whether the reader does, on whatever page they are, and who else does. */

import { ask } from "../../lib/link.svelte";
import { keep, kept } from "../../lib/settings.svelte";
import type { OpenSeek } from "../../lib/wire";

/** The interval at which the hall asks who looks for people, in milliseconds. */
const AGAIN = 8000;

class Looking {
  /** The reader looks for people: what became of it is asked every few seconds. */
  on = $state(kept("looking") === "on");
  /** Others who do, and with whom the reader could sit. */
  others = $state.raw<readonly OpenSeek[]>([]);

  set(on: boolean): void {
    this.on = on;
    keep("looking", on ? "on" : "off");
  }

  async look(): Promise<void> {
    if (document.visibilityState !== "visible") return;
    this.others = await ask("GET /api/seeks").then(({ seeks }) => seeks, () => this.others);
  }

  /** Ask who looks for people, until the returned function is called. `first`: gets the first time that one asks. */
  stay(first: (asked: Promise<void>) => unknown): () => void {
    first(this.look());
    const timer = setInterval(() => void this.look(), AGAIN);
    return () => clearInterval(timer);
  }
}

export const looking = new Looking();
