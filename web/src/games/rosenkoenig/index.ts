import "./tokens.css";

import { say } from "../../lib/words.svelte";
import type { Legal } from "../choosing.svelte";
import type { GameModule, Step } from "../game";
import Art from "./Art.svelte";
import { ask } from "./asking";
import Board from "./board/Board.svelte";
import { concerns } from "./concerns";
import Facts from "./Facts.svelte";
import Hand from "./hand/Hand.svelte";
import Lying from "./hand/Lying.svelte";
import { isCard, NUMERALS, readCard } from "./board/places";
import RulePicture from "./RulePicture.svelte";
import Stock from "./Stock.svelte";
import type { RosenkoenigView } from "./view";

/** The parts that an action touches: its card and its square, a hero, or the pile. */
function parts({ code, args }: Legal): Record<string, string> {
  if (code === "draw") return { pile: "draw" };
  const parts: Record<string, string> = { card: String(args["card"]), square: String(args["square"]) };
  if (code === "capture") parts["hero"] = "yes";
  return parts;
}

/** `NO II` for NE2, where the reader says Nordost. The sizes of areas are
 * no nouns. */
function noun(kind: string, value: string): string | null {
  if (kind === "joins") return null;
  if (kind !== "card" || !isCard(value)) return value;
  const [direction, distance] = readCard(value);
  return `${say("compass", { direction }, "rosenkoenig")} ${NUMERALS[distance]}`;
}

/** The sword of a card goes from the hand to where the crown goes; a drawn card from the pile to the
 * hand. */
function flights({ telling: { code, args } }: Step) {
  const hand = `hand-${args["player"]}`;
  if (code === "drawn") return [{ from: "pile", to: hand, art: "cardback" }];
  if (code === "play" || code === "capture") {
    return [{ from: `card-${args["card"]}`, to: String(args["square"]), art: "sword" }];
  }
  return [];
}

const HOUSES = [
  { charge: "rose-red", colour: "--rose-red", field: "--field-lancaster", ink: "--rose-red", pattern: "" },
  { charge: "rose-white", colour: "--rose-white", field: "--field-york", ink: "--rose-white", pattern: "" },
];

const rosenkoenig: GameModule<RosenkoenigView> = {
  Art,
  Board,
  Facts,
  Hand,
  Lying,
  Stock,
  parts,
  ask,
  noun,
  flights,
  arms: (seat) => HOUSES[seat % 2] as (typeof HOUSES)[number],
  sound: ({ code }) => (code === "capture" || code === "skipped" ? "event" : "move"),
  keys: ["c"],
  concerns,
  picture: ({ code }) => (code === "play" || code === "capture" ? { art: "sword", box: "-22 -31 44 62" } : null),
  rules: {
    pictures: {},
    summary: [["rose:red", "rose:white"], ["move"], ["card:N1", "card:SE3"], ["hero", "capture"], ["area"], ["crown"]],
    Picture: RulePicture,
  },
};
export default rosenkoenig;
