/** Things that are made while a component is set up, without a component. */

import { flushSync } from "svelte";

/** Make it, and let its effects run until `end`. */
export function setUp<T>(make: () => T): { made: T; end: () => void } {
  let made: T | undefined;
  const end = $effect.root(() => {
    made = make();
  });
  flushSync();
  return { made: made as T, end };
}
