/** The effect of a tap: which parts of an action it picks. The legal list says which actions are legal. */

import type { Choice, Choosing } from "../../choosing.svelte";
import type { BoardProps } from "../../game";
import { holding } from "./holding.svelte";
import { look, orientations, readTile, tileName } from "../board/places";

type Props = Pick<BoardProps, "choosing" | "pick" | "confirm">;

/** The tile that is held: its look, and the arrows as it lies. */
export function held({ picked }: Choosing): { look: string; kind: string; arrows: string } | null {
  const { card, arrows } = picked;
  if (card === undefined || arrows === undefined) return null;
  return { look: card, kind: readTile(card).kind, arrows };
}

const legalArrows = (choices: readonly Choice[], card: string): Set<string> =>
  new Set(choices.filter(({ parts }) => parts["card"] === card).map(({ parts }) => parts["arrows"] ?? ""));

/** Pick exactly this. */
function set(choosing: Choosing, parts: Readonly<Record<string, string>>): void {
  choosing.cancel();
  Object.entries(parts).forEach(([slot, value]) => choosing.pick(slot, value));
}

/** Take a tile of the hand up; it is turned where it would not fit the place that is chosen. */
export function hold(props: Props, kind: string, arrows: string): void {
  const { choosing } = props;
  const card = look(kind, arrows);
  props.pick("card", card);
  if (choosing.picked["card"] !== card) return;
  const fitting = legalArrows(choosing.left, card);
  const lies = orientations(holding.arrows(kind, arrows)).find((one) => fitting.has(one));
  if (lies === undefined) return;
  choosing.pick("arrows", lies);
  holding.lay(card, lies);
}

/** Turn the tile that is held, or the room that is to be turned: by a quarter, or to the next way
 * in which it fits the place that is chosen. False where there is nothing to turn. */
export function turn({ choosing }: Props, back = false): boolean {
  const { cell } = choosing.picked;
  const tile = held(choosing);
  if (tile) {
    const there = choosing.choices.filter(({ parts }) => parts["cell"] === cell);
    const fits = legalArrows(there, tile.look);
    const choices = fits.size > 1 ? fits : legalArrows(choosing.choices, tile.look);
    const ways = orientations(tile.arrows).filter((one) => choices.has(one));
    const next = ways.at(back ? -1 : 1 % ways.length) ?? tile.arrows;
    const parts: Record<string, string> = { card: tile.look, arrows: next };
    if (cell !== undefined && fits.has(next)) parts["cell"] = cell;
    set(choosing, parts);
    holding.lay(tile.look, next);
    return true;
  }
  const turns = choosing.choices
    .filter(({ code, parts }) => code === "turn" && parts["cell"] === cell)
    .map(({ parts }) => parts["degrees"] ?? "");
  const now = turns.indexOf(choosing.ready?.parts["degrees"] ?? choosing.picked["degrees"] ?? "");
  const next = turns.at((now + (back ? -1 : 1)) % turns.length);
  if (cell === undefined || next === undefined) return false;
  set(choosing, { cell, degrees: next });
  return true;
}

/** The action that tapping a cell would be, for the server to say why not. */
function tried(choosing: Choosing, phase: string, cell: string, laid: boolean): string {
  const tile = held(choosing);
  const { how, hero } = choosing.picked;
  if (phase === "destroy") return `destroy@${cell}`;
  if (phase === "turn") return `turn90@${cell}`;
  if (phase === "shift" || !laid) return tile ? `${tileName(tile.kind, tile.arrows)}@${cell}` : "";
  if (hero !== undefined || phase === "mind") {
    const like = choosing.choices.find(({ parts }) => hero === undefined || parts["hero"] === hero);
    return like ? `${like.action.split("@")[0]}@${cell}` : "";
  }
  return `${how === "wizard" || how === "amazon" ? how : ""}@${cell}`;
}

/** Tap a cell: choose it, turn the held tile so that it fits, or hear why not; what is chosen and
 * complete is sent. */
export function press(props: Props, phase: string, cell: string, laid: boolean): void {
  const { choosing } = props;
  if (choosing.ready && choosing.picked["cell"] === cell) return props.confirm();
  const tile = held(choosing);
  const there = choosing.choices.filter(({ parts }) => parts["cell"] === cell);
  const fits = tile ? legalArrows(there, tile.look) : new Set<string>();
  if (tile && fits.size > 0) {
    const arrows = orientations(tile.arrows).find((one) => fits.has(one)) ?? tile.arrows;
    set(choosing, { card: tile.look, arrows });
    holding.lay(tile.look, arrows);
    return props.pick("cell", cell);
  }
  if (tile && (!laid || phase === "shift")) {
    // It cannot lie there however it is turned; no action has such a part.
    return props.pick("unfit", cell, tried(choosing, phase, cell, laid));
  }
  props.pick("cell", cell, tried(choosing, phase, cell, laid));
  const turns = choosing.left.filter(({ code }) => code === "turn");
  if (choosing.picked["cell"] === cell && turns.length > 1) {
    choosing.pick("degrees", turns[0]?.parts["degrees"] ?? "");
  }
}

/** Let a tile of the hand go over a cell: lay it there, or hear why not. */
export function drop(props: Props, phase: string, cell: string, laid: boolean): void {
  const tile = held(props.choosing);
  if (!tile) return;
  if (!laid || phase === "shift") press(props, phase, cell, laid);
  else props.pick("unfit", cell, `${tileName(tile.kind, tile.arrows)}@${cell}`);
}

/** Choose a player, by their hero or their name; send it if nothing else has to be chosen. */
export function pressHero(props: Props, seat: number): void {
  const value = String(seat);
  if (props.choosing.ready && props.choosing.chosen("hero", value)) return props.confirm();
  props.pick("hero", value);
}

/** Say a word: what is not to be thought over twice. */
export function sayWord(props: Props, word: string): void {
  props.pick("word", word);
  if (props.choosing.ready?.parts["word"] === word) props.confirm();
}

/** Begin with an ability, or let go of it. */
export function toggle({ choosing, pick }: Props, how: string): void {
  if (choosing.picked["how"] === how) choosing.cancel();
  else {
    choosing.cancel();
    pick("how", how);
  }
}

/** The short answers that can be given. */
export function answers({ choices }: Choosing): string[] {
  return [...new Set(choices.flatMap(({ parts }) => parts["word"] ?? []))];
}

/** The seats of which one is to be chosen, as things are picked; in order. */
export function whom({ choices, picked }: Choosing): number[] {
  const concerned = choices.filter(({ parts }) => parts["hero"] && (parts["how"] ?? picked["how"]) === picked["how"]);
  return [...new Set(concerned.map(({ parts }) => Number(parts["hero"])))].sort((a, b) => a - b);
}

/** A tile of the hand for the dwarf's exchange: the first, then the second. */
export function exchange({ choosing, pick }: Props, kind: string, arrows: string): void {
  const card = look(kind, arrows);
  const { first, second } = choosing.picked;
  if (first !== undefined && second === undefined) pick("second", card);
  else {
    set(choosing, { how: "swap" });
    pick("first", card);
  }
}
