/** The names of things in a sentence, written for those who read, and said to those who listen. */

import { say } from "../../../lib/words.svelte";
import { readCell } from "../board/places";
import { sides, where } from "./spoken";

const own = (id: string, args = {}) => say(id, args, "drakon");

/** The sides to which a tile's arrows point, in letters; a dash where it has none. */
const ARROWS = ["arrows", "oldarrows", "firstarrows", "secondarrows"];
const GLYPHS: Readonly<Record<string, string>> = { N: "↑", E: "→", S: "↓", W: "←" };

const glyphs = (arrows: string): string => [...arrows].map((side) => GLYPHS[side] ?? "").join("") || "◇";

/** A cell by its steps from the start room, a tile by its arrows; what kind it is, the sentence says. */
export function noun(kind: string, value: string): string | null {
  if (kind === "cell") return where(readCell(value));
  return ARROWS.includes(kind) ? glyphs(value) : null;
}

/** The same in words alone. */
export function aloud(kind: string, value: string): string | null {
  if (!ARROWS.includes(kind)) return noun(kind, value);
  const bare = glyphs(value) === "◇";
  return own("tile-aloud", { exits: bare ? own("exits-none") : own("exits", { sides: sides(value) }) });
}
