/** Public tables beyond those that the hall shows at once, page by page. */

import { ask } from "../../lib/link.svelte";
import type { TableCard } from "../../lib/wire";

export class Further {
  tables = $state.raw<TableCard[]>([]);
  /** The word for the next page; null: there is none. */
  next = $state.raw<string | null>("");

  constructor(
    private readonly status: "open" | "playing",
    /** The number of tables that the hall shows at once. */
    private readonly first: number,
  ) {}

  /** The tables of the hall and the further ones, each once: one may have changed its page meanwhile. */
  all(shown: readonly TableCard[]): TableCard[] {
    const every = [...shown, ...this.tables];
    return every.filter((card, at) => every.findIndex(({ id }) => id === card.id) === at);
  }

  /** Whether there may be more than these tables of the hall and those that were read. */
  more(shown: readonly TableCard[]): boolean {
    return this.next !== null && (this.next !== "" || shown.length >= this.first);
  }

  async read(): Promise<void> {
    const page = await ask("GET /api/public-tables", { query: { status: this.status, before: this.next ?? "" } });
    this.tables = [...this.tables, ...page.tables];
    this.next = page.before || null;
  }
}
