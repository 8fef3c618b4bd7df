/** The card of a room, a tile of the hand or a hero; and the cells between which its arrows lead. No rule
 * is here: the effect of a room is a sentence of the catalogue. */

import { say } from "../../../lib/words.svelte";
import type { Explanation } from "../../../widgets/explain.svelte";
import { cellName, readCell, turned } from "../board/places";
import { sides, where } from "./spoken";
import type { DrakonView, TileView } from "../view";

const own = (id: string, args = {}) => say(id, args, "drakon");

const STEPS: Readonly<Record<string, readonly [number, number]>> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

/** A side of a room, and the kind of room that lies there; "" where none does. */
export interface Way {
  side: string;
  cell: string;
  kind: string;
}

function beside(tiles: readonly TileView[], { x, y }: { x: number; y: number }): (Way & { arrows: string })[] {
  return Object.entries(STEPS).map(([side, [east, north]]) => {
    const there = { x: x + east, y: y + north };
    const tile = tiles.find((one) => one.x === there.x && one.y === there.y);
    return { side, cell: cellName(there), kind: tile?.kind ?? "", arrows: tile?.arrows ?? "" };
  });
}

/** Where the arrows of a room lead. */
export function waysOut(tiles: readonly TileView[], room: TileView): Way[] {
  return beside(tiles, room).filter(({ side }) => room.arrows.includes(side));
}

/** The rooms beside this one whose arrows point into it. */
export function waysIn(tiles: readonly TileView[], room: { x: number; y: number }): Way[] {
  return beside(tiles, room).filter(({ side, arrows }) => arrows.includes(turned(side, 2)));
}

/** The arrows that lead out of a room and into it: sides, by cell. */
export function arrowsAt(tiles: readonly TileView[], cell: string): Map<string, string> {
  const room = tiles.find((one) => cellName(one) === cell);
  if (!room) return new Map();
  return new Map([[cell, room.arrows], ...waysIn(tiles, room).map((way): [string, string] => [way.cell, turned(way.side, 2)])]);
}

const told = (ways: readonly Way[]) =>
  ways
    .map(({ side, kind }) => {
      const named = own("side", { side });
      return kind ? own("card-way", { side: named, room: own("tile", { kind }) }) : own("card-way-rock", { side: named });
    })
    .join(", ");

/** A tile that is not laid: in a hand, on the rules page. */
export function tileCard(kind: string, arrows: string): Explanation {
  return {
    title: own("tile", { kind }),
    text: own(`room-${kind}-does`),
    lines: arrows ? [own("exits", { sides: sides(arrows) })] : [],
  };
}

/** A room of the dungeon; `here` are the names of the heroes in it. */
export function roomCard(view: DrakonView, cell: string, here: readonly string[]): Explanation | null {
  const room = view.tiles.find((one) => cellName(one) === cell);
  if (!room) return null;
  const [out, into] = [waysOut(view.tiles, room), waysIn(view.tiles, readCell(cell))];
  const start = cell === "0,0" && view.on_start > 0;
  return {
    ...tileCard(room.kind, room.arrows),
    lines: [
      ...(out.length > 0 ? [own("card-out", { ways: told(out) })] : []),
      into.length > 0 ? own("card-in", { ways: told(into) }) : own("card-in-none"),
      ...(start ? [own("status-start", { count: view.on_start })] : []),
      ...(here.length > 0 ? [own("cell-heroes", { names: here.join(", ") })] : []),
    ],
  };
}

/** The goal of a seat, and how far it is: `3 of 5 coins`. */
export function aim({ seats, goal, escape }: DrakonView, of: number): string {
  return own(escape ? "aim-escape" : "aim", { coins: seats[of]?.coins ?? 0, goal });
}

/** A hero, by the seat. */
export function heroCard(view: DrakonView, of: number, player: string): Explanation | null {
  const seat = view.seats[of];
  if (!seat) return null;
  const { figure, used } = seat;
  return {
    title: figure ? own("card-hero", { player, figure: own("figure", { figure }) }) : player,
    text: own(`hero-${figure || "plain"}-does`),
    lines: [
      ...(figure ? [own(used ? "card-used" : "card-unused")] : []),
      aim(view, of),
      own("card-stands", { place: where(seat) }),
    ],
  };
}
