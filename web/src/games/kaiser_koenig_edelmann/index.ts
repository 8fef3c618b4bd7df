import "./tokens.css";

import { HOUSE } from "../../lib/arms";
import type { Arms } from "../../lib/arms";
import type { Legal } from "../../lib/choosing.svelte";
import type { GameModule, Step } from "../game";
import Art from "./Art.svelte";
import Board from "./Board.svelte";
import Ending from "./Ending.svelte";
import Facts from "./Facts.svelte";
import Lying from "./Lying.svelte";
import { BREATH, PACE } from "./pace";
import Stock from "./Stock.svelte";
import type { KaiserView } from "./view";

/** The tincture of the house that is nearest to the piece's colour. */
const TINCTURES: Readonly<Record<string, number>> = { red: 0, yellow: 3, green: 5, blue: 2 };

/** The arguments of a telling that are points. */
const PLACES: ReadonlySet<string> = new Set(["from", "to", "action"]);

/** What an action touches: where it begins and where it ends. */
function parts({ args }: Legal): Record<string, string> {
  return { from: String(args["from"]), to: String(args["to"]) };
}

/** A piece walks its way on the board; the end of a round is left to be read. */
function lasts({ telling: { code, args } }: Step): number {
  if (code.startsWith("round-")) return BREATH;
  const legs = String(args["path"] ?? "").split(" ").length - 1;
  return legs > 0 ? legs * PACE + 60 : 0;
}

const kaiser: GameModule = {
  Art,
  Board,
  Facts,
  Lying,
  Stock,
  Ending,
  parts,
  noun: (kind, value) => (PLACES.has(kind) ? value : null),
  out: (view: KaiserView, seat) => (view.seats[seat]?.alive === false ? "you-are-out" : null),
  arms: (seat, colour) => HOUSE[TINCTURES[colour] ?? seat] as Arms,
  lasts,
  sound: ({ code }) => (code === "capture" || code === "out" || code.startsWith("round-") ? "event" : "move"),
  keys: ["e"],
};
export default kaiser;
