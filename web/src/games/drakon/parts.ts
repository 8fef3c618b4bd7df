import type { Legal } from "../choosing.svelte";
import { look, readTile } from "./board/places";

const HOW: Readonly<Record<string, string>> = { move: "move", "wizard-move": "wizard", "amazon-move": "amazon", push: "push", rob: "rob" };

function lookOf(name: unknown): string {
  const { kind, arrows } = readTile(String(name));
  return look(kind, arrows);
}

/** The parts that an action touches: a tile of the hand, how it lies, a cell, a hero, how a hero moves,
 * the degrees of a turn, or a word. */
export function parts({ code, args }: Legal): Record<string, string> {
  const parts: Record<string, string> = {};
  if (args["cell"] !== undefined) parts["cell"] = String(args["cell"]);
  if (args["other"] !== undefined) parts["hero"] = String(args["other"]);
  const how = HOW[code];
  if (how !== undefined) parts["how"] = how;
  if (code === "lay" || code === "shift") {
    parts["card"] = lookOf(args["tile"]);
    parts["arrows"] = readTile(String(args["tile"])).arrows;
  } else if (code === "turn") parts["degrees"] = String(args["degrees"]);
  else if (code === "swap") {
    return { how: "swap", first: lookOf(args["first"]), second: lookOf(args["second"]) };
  } else if (Object.keys(parts).length === 0) parts["word"] = code;
  return parts;
}
