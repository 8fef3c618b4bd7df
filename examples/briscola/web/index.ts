import type { GameModule, Step } from "tafelronde/games/game";

import Art from "./Art.svelte";
import Board from "./Board.svelte";
import { nameOf } from "./cards";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import type { BriscolaView } from "./view";

/** A card goes from a hand to its place in the trick, or from the pile to a hand. */
function flights({ telling: { code, args } }: Step) {
  const [seat, card] = [args["player"], String(args["card"] ?? "")];
  const art = card ? `briscola-${card}` : "cardback";
  if (code === "play") {
    const own = document.querySelector(`[data-at="card-${card}"]`);
    return [{ from: own ? `card-${card}` : `hand-${seat}`, to: `trick-${seat}`, art }];
  }
  if (code === "last") return [{ from: "trump", to: `hand-${seat}`, art }];
  if (/^(dealt|drawn)/.test(code)) return [{ from: "pile", to: `hand-${seat}`, art }];
  return [];
}

const briscola: GameModule<BriscolaView> = {
  Art,
  Board,
  Facts,
  Hand,
  parts: ({ args }): Record<string, string> => ({ card: String(args["card"]) }),
  noun: (kind, value) => (kind === "card" ? nameOf(value) : null),
  flights,
  lasts: ({ telling }) => (telling.code === "trick" ? 900 : 0),
  sound: ({ code }) => (code === "trick" ? "event" : "move"),
  concerns: () => false,
  picture: ({ code, args }) =>
    code === "play" ? { art: `briscola-${String(args["card"])}`, box: "-22 -31 44 62" } : null,
};
export default briscola;
