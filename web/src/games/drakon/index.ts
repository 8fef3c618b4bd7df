import "./tokens.css";

import { type Arms, HOUSE } from "../../art/arms";
import type { Flight, GameModule, Step } from "../game";
import Art from "./Art.svelte";
import { ask } from "./asking";
import Board from "./board/Board.svelte";
import { concerns } from "./concerns";
import Facts from "./Facts.svelte";
import Hand from "./hand/Hand.svelte";
import Lying from "./Lying.svelte";
import { aloud, noun } from "./explained/nouns";
import { parts } from "./parts";
import { pictures, summary } from "./explained/pictures";
import RulePicture from "./explained/RulePicture.svelte";
import Stock from "./Stock.svelte";
import type { DrakonView } from "./view";
import { PACE } from "./board/walker.svelte";

/** Tiles and coins fly; heroes walk on the board itself. */
function flights({ telling: { code, args } }: Step): readonly Flight[] {
  const [player, other] = [args["player"], args["other"]];
  const coin = (from: string, to: string) => [{ from, to, art: "coin", scale: 0.9 }];
  const tile = (from: string, to: string) => ({ from, to, art: "drakon-back", scale: 1.1 });
  const cell = String(args["cell"]);
  switch (code) {
    case "coin-found": return coin("hoard", `purse-${player}`);
    case "take": return coin("0,0", `purse-${player}`);
    case "coin-stolen": return coin(`purse-${other}`, `purse-${player}`);
    case "coin-to-start": return coin(`purse-${player}`, "0,0");
    case "coin-to-hoard": return coin(`purse-${player}`, "hoard");
    case "lay": return [tile(`hand-${player}`, cell)];
    case "shift": return [tile(`hand-${player}`, cell), tile(cell, `hand-${player}`)];
    case "destroy": return [tile(cell, "pile")];
    case "drawn":
    case "drawn-unseen": return [tile("pile", `hand-${player}`)];
    case "tile-stolen":
    case "tile-stolen-unseen": return [tile(`hand-${other}`, `hand-${player}`)];
    case "swap":
    case "swap-unseen": return [tile(`hand-${player}`, "pile")];
    default: return [];
  }
}

function lasts({ telling: { code, args } }: Step): number {
  if (typeof args["way"] === "string") return PACE * (args["way"].split(" ").length - 1) + 160;
  if (code === "turn" || code === "destroy") return 560;
  return code === "nothing" || code === "skipped" || code === "block" || code === "allow" ? 650 : 0;
}

/** The house's charges and patterns on the heroes' own colours; on stone until the heroes are assigned. */
function arms(seat: number, colour: string): Arms {
  const house = HOUSE[seat % HOUSE.length] as Arms;
  const name = colour || "none";
  return { ...house, colour: `--hero-${name}`, field: `--hero-${name}`, ink: `--hero-ink-${name}` };
}

const EVENTS = new Set(["coin-stolen", "coin-to-start", "coin-to-hoard", "destroy", "shift", "mind", "push", "rob", "tile-stolen", "tile-stolen-unseen"]);

/** A room in which nothing is left to happen has no picture. */
const UNSHOWN = new Set(["nothing"]);

const drakon: GameModule<DrakonView> = {
  Art,
  Board,
  Facts,
  Hand,
  Lying,
  Stock,
  parts,
  noun,
  aloud,
  flights,
  lasts,
  arms,
  ask,
  defaults: { how: "move" },
  amid: ["take", "leave", "steal-tile", "shift", "destroy", "turn", "mind", "block", "allow"],
  sound: ({ code }) => (EVENTS.has(code) ? "event" : "move"),
  tunes: { event: [[220, 0, 0.1, "triangle"], [147, 0.08, 0.22, "triangle"]] },
  keys: ["zoom", "r", "m"],
  concerns,
  picture: ({ code, args }) => (args["kind"] && !UNSHOWN.has(code) ? { art: `drakon-${args["kind"]}`, box: "-29 -29 58 58" } : null),
  rules: { pictures, summary, Picture: RulePicture },
};
export default drakon;
