/** How what a sentence names is written for those who read, and said to those who listen. */

import { say } from "../../lib/words.svelte";
import { readCell, readTile } from "./places";
import { sides, where } from "./spoken";
import { KINDS } from "./view";

const own = (id: string, args = {}) => say(id, args, "drakon");

const TILES = ["tile", "old", "first", "second"];
const GLYPHS: Readonly<Record<string, string>> = { N: "↑", E: "→", S: "↓", W: "←" };

const glyphs = (tile: string): string =>
  [...readTile(tile).arrows].map((side) => GLYPHS[side] ?? "").join("") || "◇";

/** What somebody tried: a tile and where, a word and where, a hero. */
function actionNoun(value: string, tile: (name: string) => string): string {
  const [what = "", cell] = value.split("@");
  const { kind } = readTile(what);
  const word = what.replace(/\d+$/, "").split(":")[0] ?? "";
  const named = KINDS.some((one) => one === kind) ? `${own("tile", { kind })} ${tile(what)}` : word && own("action-word", { word });
  return [named, cell && where(readCell(cell))].filter(Boolean).join(", ");
}

/** A cell by its steps from the start room, a tile by its arrows; what kind it is, the sentence says. */
export function noun(kind: string, value: string): string | null {
  if (kind === "cell") return where(readCell(value));
  if (TILES.includes(kind)) return glyphs(value);
  return kind === "action" ? actionNoun(value, glyphs) : null;
}

/** The same in words alone. */
export function aloud(kind: string, value: string): string | null {
  if (!TILES.includes(kind)) return noun(kind, value);
  const { arrows } = readTile(value);
  return own("tile-aloud", { exits: arrows ? own("exits", { sides: sides(arrows) }) : own("exits-none") });
}
