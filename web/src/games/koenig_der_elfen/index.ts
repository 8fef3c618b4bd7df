import "./tokens.css";

import { type Arms, houseArms } from "../../art/arms";
import type { Telling } from "../../lib/wire";
import type { Arguments } from "../../lib/words.svelte";
import type { Legal } from "../choosing.svelte";
import type { Flight, GameModule, Step } from "../game";
import Actions from "./hand/Actions.svelte";
import Art from "./Art.svelte";
import Board from "./board/Board.svelte";
import { concerns } from "./concerns";
import Ending from "./Ending.svelte";
import Facts from "./Facts.svelte";
import Hand from "./hand/Hand.svelte";
import { keeping } from "./hand/keeping.svelte";
import { payment, paying, RANKING, VISIT } from "./middle/payment";
import { pictures, summary } from "./explained/pictures";
import RulePicture from "./explained/RulePicture.svelte";
import type { KoenigDerElfenView } from "./view";

/** The parts that an action touches: its kind, its card, a place or a realm; on a trip who comes along. */
function parts({ action, code, args }: Legal): Record<string, string> {
  const text = (name: string) => String(args[name] ?? "");
  switch (code) {
    case "location":
      return { kind: code, card: text("card"), realm: text("place").split(".")[0] ?? "" };
    case "card":
      return { kind: code, card: text("card"), place: text("place") };
    case "close":
      return { kind: code, place: text("place") };
    case "discard":
    case "fetch":
      return { card: text("card") };
    case "visit":
      return { way: code, card: text("card"), place: text("place"), guard: text("guard"), turn: text("turn") };
    case "spell":
      return { way: code, place: text("place"), guard: text("guard") };
    case "halt":
      return { way: code };
    default:
      return { kind: code || action };
  }
}

/** Places are nouns; by cards and terrains the catalogue chooses its words. */
const noun = (kind: string, value: string): string | null => (kind === "place" ? value : null);

const ASKS: Readonly<Record<string, string>> = {
  "swap-discard": "ask-discard",
  fetch: "ask-fetch",
  "search-discard": "ask-search-discard",
  "spell-discard": "ask-spell-discard",
};

/** The question for the next choice, once something is picked. */
const NEXT: Readonly<Record<string, readonly [which: string, where: string]>> = {
  location: ["ask-location", "ask-realm"],
  card: ["ask-action-card", "ask-place"],
  close: ["ask-close", "ask-close"],
  spell: ["ask-spell", "ask-spell"],
};

function ask(
  { awaits, due, trip, passes, seats }: KoenigDerElfenView,
  legal: readonly Legal[],
  left: readonly Legal[],
): readonly [string, Arguments] {
  const asked = ASKS[awaits];
  if (asked) return [asked, { count: due }];
  const [one] = left;
  if (one && left.length < legal.length && left.every(({ code }) => code === one.code)) {
    const settled = left.every(({ args }) => args["card"] === one.args["card"]);
    const next = NEXT[one.code]?.[settled ? 1 : 0];
    if (next) return [next, {}];
  }
  if (trip) return [trip.visits > 0 ? "ask-travel" : "ask-set-out", { count: trip.income }];
  if (keeping.on) return ["ask-keeping", {}];
  if (keeping.why) return ["ask-kept", { why: keeping.why }];
  return [passes === seats.length - 1 ? "ask-plan-last" : "ask-plan", { count: passes }];
}

/** The message about what is done for readers while they wait. */
const out = (): string | null => (keeping.on ? "keeping" : null);

/** Each colour has a charge and a pattern of its own. */
const COLOURS = ["red", "white", "blue", "yellow", "violet", "green"];
const arms = (_: number, colour: string): Arms => houseArms(Math.max(0, COLOURS.indexOf(colour)), colour);

/** Cards go from hand to table and from pile to hand; gold goes to who receives it. */
function flights(step: Step, view: KoenigDerElfenView): readonly Flight[] {
  const { code, args } = step.telling;
  const player = Number(args["player"]);
  const mine = Boolean(view.seats[player]?.hand);
  const card = String(args["card"] ?? "");
  const art = `elf-card-${card}`;
  const from = mine ? `card-${card}` : `seat-${player}`;
  switch (code) {
    case "location":
    case "card":
      return [{ from, to: `place-${args["place"]}`, art }];
    case "drawn":
    case "bought":
      return [{ from: "pile", to: mine ? `hand-${player}` : `seat-${player}`, art }];
    case "drawn-hidden":
    case "bought-hidden":
      return [{ from: "pile", to: `seat-${player}`, art: "cardback" }];
    case "discard":
      return [{ from, to: "discard", art }];
    case "visit":
      return [{ from, to: `place-${args["place"]}`, art, scale: 0.8 }];
    case "close":
      return [{ from: `place-${args["place"]}`, to: "discard", art: `elf-card-${args["terrain"]}` }];
    case "planning":
      return view.seats.map((_, seat) => ({ from: "pile", to: `seat-${seat}`, art: "cardback" }));
    default: {
      const paid = payment(step);
      if (!paid) return [];
      return [{ from: paid.from < 0 ? "bank" : `seat-${paid.from}`, to: `seat-${paid.to}`, art: "coin" }];
    }
  }
}

/** The time that a journey's ranking, a payment, or a stop of a trip is to be seen. */
function lasts(step: Step): number {
  const { code } = step.telling;
  if (code === "journey-over") return RANKING;
  if (code === "visit" || code === "arrive") return VISIT;
  const paid = payment(step);
  return paid ? paying(paid.gold) : 0;
}

const EVENTS = ["toll", "toll-paid", "bonus", "close", "all-passed", "no-location", "spell"];
const QUIET = ["dealt", "dealt-hidden"];
function sound({ code }: Telling) {
  if (QUIET.includes(code)) return null;
  return EVENTS.includes(code) ? "event" : "move";
}

const elfen: GameModule<KoenigDerElfenView> = {
  Actions,
  Art,
  Board,
  Ending,
  booked: ["gold"],
  Facts,
  Hand,
  parts,
  defaults: { way: "visit", guard: "no", turn: "no" },
  noun,
  ask,
  out,
  arms,
  flights,
  lasts,
  sound,
  keys: ["n"],
  concerns,
  picture: ({ args }) => (args["card"] ? { art: `elf-card-${args["card"]}`, box: "-22 -31 44 62" } : null),
  rules: { pictures, summary, Picture: RulePicture },
};
export default elfen;
