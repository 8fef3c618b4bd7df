/** The question to the reader, from the choices and what is left of them. */

import type { Legal } from "../choosing.svelte";

const every = (some: readonly Legal[], code: string) => some.every((one) => one.code === code);

export function ask(_view: unknown, legal: readonly Legal[], left: readonly Legal[]): readonly [id: string] {
  if (left.length < legal.length && every(left, "capture")) return ["ask-hero"];
  if (every(legal, "draw")) return ["ask-draw"];
  return [legal.some(({ code }) => code === "draw") ? "ask" : "ask-play"];
}
