/** The question to the reader: its message, and the message's arguments. */

import type { Legal } from "../choosing.svelte";
import type { DrakonView } from "./view";

const ABILITIES = ["wizard-move", "amazon-move", "push", "rob", "swap"];

export type Asked = readonly [id: string, args?: Record<string, string | number>];

/** An ability that has been chosen asks for itself, as long as nothing else is left. */
export function ask(view: DrakonView, legal: readonly Legal[], left: readonly Legal[]): Asked {
  const code = left[0]?.code ?? "";
  if (ABILITIES.includes(code) && left.every((one) => one.code === code)) return [`ask-${code}`];
  switch (view.phase) {
    case "main": return laying(legal, left) ?? askMain(view, legal);
    case "take": return ["ask-take", { count: view.on_start }];
    case "post":
    case "keep":
    case "steal":
    case "shift":
    case "destroy":
    case "turn":
    case "mind": return [`ask-${view.phase}`];
    default: return ["ask"];
  }
}

/** A tile or a place has been picked, and the other is still to be chosen. */
function laying(legal: readonly Legal[], left: readonly Legal[]): Asked | null {
  const [one] = left;
  if (!one || left.length === legal.length || !left.every(({ code }) => code === "lay")) return null;
  const there = left.every(({ args }) => args["cell"] === one.args["cell"]);
  return [there ? "ask-lay-which" : "ask-lay-where"];
}

function askMain({ escape, goal, player, seats }: DrakonView, legal: readonly Legal[]): Asked {
  const can = (code: string) => legal.some((one) => one.code === code);
  const count = seats[player]?.coins ?? 0;
  if (escape && count >= goal) return ["ask-escape", { count }];
  if (can("lay")) return [can("move") ? "ask-main" : "ask-lay"];
  return [can("move") ? "ask-move" : "ask-ability"];
}
