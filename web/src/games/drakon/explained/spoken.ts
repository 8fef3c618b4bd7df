/** The name of a cell, for those who listen. */

import { say } from "../../../lib/words.svelte";
import type { CellState } from "../board/cells";
import type { PlaceView, TileView } from "../view";

const own = (id: string, args = {}) => say(id, args, "drakon");

/** `2 east, 1 south`, from the start room. */
export function where({ x, y }: { x: number; y: number }): string {
  if (x === 0 && y === 0) return own("where-start");
  const parts = [];
  if (x !== 0) parts.push(own(x > 0 ? "where-east" : "where-west", { steps: Math.abs(x) }));
  if (y !== 0) parts.push(own(y > 0 ? "where-north" : "where-south", { steps: Math.abs(y) }));
  return parts.join(" ");
}

/** `north, east`. */
export const sides = (arrows: string): string =>
  [...arrows].map((side) => own("side", { side })).join(", ");

export function spokenTile(kind: string, arrows: string): string {
  const exits = arrows ? own("exits", { sides: sides(arrows) }) : own("exits-none");
  return `${own("tile", { kind })}, ${exits}`;
}

const possible = (state: CellState | undefined): string[] => {
  if (state === "turned") return [own("cell-turned")];
  if (state === "open") return [own("cell-open")];
  if (state === "ability") return [own("cell-ability")];
  return state ? [say("cell-lit")] : [];
};

export function spokenRoom(
  tile: TileView,
  state: CellState | undefined,
  heroes: readonly string[],
  coins: number,
): string {
  return [
    where(tile),
    spokenTile(tile.kind, tile.arrows),
    ...(coins > 0 ? [own("status-start", { count: coins })] : []),
    ...(heroes.length > 0 ? [own("cell-heroes", { names: heroes.join(", ") })] : []),
    ...possible(state),
  ].join("; ");
}

export function spokenPlace(place: PlaceView, state: CellState | undefined): string {
  return [
    where(place),
    own("cell-empty"),
    ...(place.faced ? [own("cell-faced", { sides: sides(place.faced) })] : []),
    ...possible(state),
  ].join("; ");
}
