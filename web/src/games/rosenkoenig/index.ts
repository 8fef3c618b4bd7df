import { say } from "../../lib/words.svelte";
import type { Choice } from "../../lib/choosing.svelte";
import type { GameModule, Legal } from "../game";
import Board from "./Board.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import Stock from "./Stock.svelte";
import { NUMERALS, readCard } from "./places";
import { ROSES } from "./view";

/** What an action touches: its card and its square, a hero, or the pile. */
function parts({ action, code, args }: Legal): Choice {
  if (code === "draw") return { action, parts: { pile: "draw" } };
  const parts: Record<string, string> = { card: String(args["card"]), square: String(args["square"]) };
  if (code === "capture") parts["hero"] = "yes";
  return { action, parts };
}

/** `NO II` for NE2, where the reader says Nordost. */
function noun(kind: string, value: string): string {
  if (kind !== "card") return value;
  const [direction, distance] = readCard(value);
  return `${say("compass", { direction }, "rosenkoenig")} ${NUMERALS[distance]}`;
}

const rosenkoenig: GameModule = {
  Board,
  Hand,
  Facts,
  Stock,
  charge: (seat) => ROSES[seat] ?? "crown",
  parts,
  noun,
};
export default rosenkoenig;
