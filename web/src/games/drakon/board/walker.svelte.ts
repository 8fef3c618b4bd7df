/** Heroes on their way while a step is told: room by room; they stay at its end until the table is
 * shown as it is then. */

import type { Step } from "../../game";
import type { DrakonView } from "../view";

/** The time for one room, in milliseconds. */
export const PACE = 300;

/** Made while a component is set up. `at` holds the cells of heroes that have left where the view
 * has them, by seat. */
export function walker(step: () => Step | null, view: () => DrakonView): { readonly at: Readonly<Record<number, string>> } {
  let at = $state.raw<Readonly<Record<number, string>>>({});
  $effect(() => {
    void view();
    at = {};
  });
  $effect(() => {
    const telling = step()?.telling;
    const way = telling?.args["way"];
    if (!telling || typeof way !== "string") return;
    const hero = Number(telling.args["other"] ?? telling.args["player"]);
    const cells = way.split(" ").slice(1);
    const timers = cells.map((cell, i) => setTimeout(() => (at = { ...at, [hero]: cell }), i * PACE));
    return () => timers.forEach(clearTimeout);
  });
  return {
    get at() {
      return at;
    },
  };
}
