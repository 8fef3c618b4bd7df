import "./tokens.css";

import { HOUSE } from "../../art/arms";
import type { Arms } from "../../art/arms";
import type { Arguments } from "../../lib/words.svelte";
import type { Legal } from "../choosing.svelte";
import type { GameModule, Step } from "../game";
import Art from "./Art.svelte";
import Board from "./board/Board.svelte";
import { concerns } from "./concerns";
import Ending from "./Ending.svelte";
import Facts from "./Facts.svelte";
import { whyNot } from "./board/looking";
import Lying from "./Lying.svelte";
import { BREATH, PACE } from "./board/pace";
import RulePicture from "./RulePicture.svelte";
import Stock from "./Stock.svelte";
import type { KaiserView } from "./view";

/** The tincture of the house that is nearest to the piece's colour. */
const TINCTURES: Readonly<Record<string, number>> = { red: 0, yellow: 3, green: 5, blue: 2 };

/** The arguments of a telling that are points. */
const PLACES: ReadonlySet<string> = new Set(["from", "to"]);

const EVENTS: ReadonlySet<string> = new Set(["capture", "out", "threatened", "at-gate"]);

/** The parts that an action touches: where it begins and where it ends. */
function parts({ args }: Legal): Record<string, string> {
  return { from: String(args["from"]), to: String(args["to"]) };
}

/** Once a piece is chosen, where it goes; before, what must not be overlooked. */
function ask(view: KaiserView, legal: readonly Legal[], left: readonly Legal[]): [id: string, args?: Arguments] {
  const { from = "", piece = "" } = left[0]?.args ?? {};
  if (left.length < legal.length && left.every(({ args }) => args["from"] === from)) return ["ask-to", { from, piece }];
  const own = view.seats[view.player];
  if (own?.at_gate) return ["ask-gate"];
  if (own?.threats.length) return ["ask-threatened", { points: own.threats.join(", ") }];
  const other = view.seats.find((seat) => seat !== own && seat.at_gate);
  return other ? ["ask-stop", { colour: other.colour }] : ["ask"];
}

/** A piece walks its way on the board; the end of a round is left to be read. */
function lasts({ telling: { code, args } }: Step): number {
  if (code.startsWith("round-")) return BREATH;
  const legs = String(args["path"] ?? "").split(" ").length - 1;
  return legs > 0 ? legs * PACE + 60 : 0;
}

const kaiser: GameModule<KaiserView> = {
  Art,
  Board,
  Facts,
  Lying,
  Stock,
  Ending,
  sheeted: (view) => view.rounds > 1,
  booked: ["sum"],
  parts,
  leads: ["from"],
  ask,
  noun: (kind, value) => (PLACES.has(kind) ? value : null),
  out: (view: KaiserView, seat) => (view.seats[seat]?.alive === false ? "you-are-out" : null),
  arms: (seat, colour) => HOUSE[TINCTURES[colour] ?? seat] as Arms,
  lasts,
  sound: ({ code }) => (EVENTS.has(code) || code.startsWith("round-") ? "event" : "move"),
  keys: ["e"],
  concerns,
  unlit: (view, value, seat) => ({ why: whyNot(view, value, seat) }),
  picture: ({ args }) => (args["piece"] ? { art: `kke-${args["piece"]}`, box: "-22 -22 44 44" } : null),
  rules: {
    pictures: {},
    summary: [
      ["piece:emperor", "piece:king", "piece:nobleman"],
      ["way:emperor", "way:king", "way:nobleman"],
      ["capture:king"],
      ["fortress"],
      ["piece:emperor"],
      ["piece:king", "piece:nobleman"],
    ],
    Picture: RulePicture,
  },
};
export default kaiser;
