/** The scoring of a finished game, told in stages at the reader's pace. */

import { ask } from "../../lib/link.svelte";
import type { ScoringStage } from "../../lib/wire";

export class ScoringTold {
  stages = $state.raw<readonly ScoringStage[]>([]);
  /** The stage that is shown; null: the end. */
  at = $state<number | null>(null);
  readonly stage: ScoringStage | null = $derived(this.at === null ? null : (this.stages[this.at] ?? null));

  constructor(readonly table: string) {}

  /** Begin at the first stage. */
  async relive(): Promise<void> {
    if (this.stages.length === 0) {
      ({ stages: this.stages } = await ask("GET /api/tables/{table}/scoring", { path: { table: this.table } }));
    }
    this.at = this.stages.length > 0 ? 0 : null;
  }

  /** One stage on, in the end to the result; or back. */
  go(by: 1 | -1): void {
    const to = (this.at ?? this.stages.length) + by;
    this.at = to < this.stages.length ? Math.max(0, to) : null;
  }

  skip(): void {
    this.at = null;
  }
}
