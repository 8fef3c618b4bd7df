/** The reader's progress in lessons, as the server has it; asked for where it is shown. */

import { ask } from "../../lib/link.svelte";
import type { Progress } from "../../lib/wire";

class Learnt {
  items = $state.raw<readonly Progress[] | null>(null);

  async load(): Promise<void> {
    this.items = await ask("GET /api/progress").catch(() => this.items ?? []);
  }

  #of(kind: string, game: string, item: string): Progress | undefined {
    return this.items?.find((one) => one.kind === kind && one.game === game && one.item === item);
  }

  /** Whether it has been tried to the end once, with success or without, or a hint was had. */
  tried(kind: string, game: string, item: string): boolean {
    return this.#of(kind, game, item) !== undefined;
  }

  /** The best result; 0: there is none. */
  best(kind: string, game: string, item: string): number {
    return this.#of(kind, game, item)?.best ?? 0;
  }

  /** Whether it has been done once. */
  has(kind: string, game: string, item: string): boolean {
    return (this.#of(kind, game, item)?.solved ?? 0) > 0;
  }
}

export const learnt = new Learnt();
