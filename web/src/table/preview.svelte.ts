/** A course that nobody has played, shown on the board on wish: what would follow from a move. */

import { Choosing } from "../games/choosing.svelte";
import type { BoardProps, GameModule } from "../games/game";
import { tell } from "../lib/people";
import { calm, settings } from "../lib/settings.svelte";
import type { Frame, Head } from "../lib/wire";
import { flights } from "./flights.svelte";
import { sceneOf } from "./frames";
import { reading } from "./pace";
import { pause, Teller } from "./telling.svelte";

/** The least time that a step of it stands, in milliseconds. */
const STAND = 900;

/** The table of which it tells. */
export interface Told {
  readonly module: GameModule | null;
  readonly head: Head | null;
}

export class Preview {
  /** The frames that are shown; empty: none. */
  frames = $state.raw<readonly Frame[]>([]);
  /** The step of which something was said last. */
  text = $state("");
  readonly #nothing = new Choosing();
  readonly teller = new Teller({
    act: async (step, { view }, signal) => {
      const { module, head } = this.table;
      this.text = tell("event", step.telling, head?.seats ?? [], head?.game ?? "", module?.noun) || this.text;
      if (calm()) return;
      await Promise.all([flights.fly(module?.flights?.(step, view) ?? [], signal), pause(module?.lasts?.(step) ?? 0, signal)]);
    },
    reads: () => (settings.pace === "instant" ? 0 : Math.max(STAND, reading(this.text, settings.pace))),
    still: calm,
  });
  readonly active = $derived(this.frames.length > 0);
  /** It has been shown to its end. */
  readonly over = $derived.by(() => this.active && !this.teller.telling);

  constructor(readonly table: Told) {}

  /** Show it from its beginning. */
  show(frames: readonly Frame[]): void {
    const [first, ...rest] = frames;
    if (!first) return;
    this.text = "";
    this.frames = frames;
    this.teller.retell(sceneOf(first), rest.map(sceneOf));
  }

  /** Show the table again as it is. */
  stop(): void {
    const [first] = this.frames;
    if (first) this.teller.show(sceneOf(first));
    this.frames = [];
  }

  /** The board with what is shown on it; else as it is. */
  on(face: BoardProps): BoardProps {
    const { shown, step } = this.teller;
    if (!this.active || !shown) return face;
    return { ...face, view: shown.view, turn: shown.player, step, over: false, choosing: this.#nothing, pick: () => {}, confirm: () => {} };
  }
}
