/** Where things are drawn, and how tiles are turned. No rule is here. */

import type { Spot } from "../../../widgets/towards";
import type { Box } from "../../../widgets/viewport";

export const CELL = 100;
const SIDES = "NESW";

/** `1,-2`: a cell as the notation has it, by steps east and north of the start tile. */
export const cellName = ({ x, y }: { x: number; y: number }): string => `${x},${y}`;

export const isCell = (name: string): boolean => /^-?\d+,-?\d+$/.test(name);

export function readCell(cell: string): { x: number; y: number } {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return { x, y };
}

/** The middle of a cell in the drawing: north is up. */
export function centre(cell: string): Spot {
  const { x, y } = readCell(cell);
  return { id: cell, x: x * CELL, y: y === 0 ? 0 : -y * CELL };
}

/** Arrows after so many quarter turns clockwise, in the order N, E, S, W. */
export function turned(arrows: string, quarters: number): string {
  const sides = [...arrows].map((side) => (SIDES.indexOf(side) + quarters + 4) % 4);
  return sides.sort().map((side) => SIDES[side]).join("");
}

/** The different ways in which a tile can lie, clockwise, this one first. */
export function orientations(arrows: string): string[] {
  return [...new Set([0, 1, 2, 3].map((quarters) => turned(arrows, quarters)))];
}

/** `gold:NE`, as the notation has it. */
export const tileName = (kind: string, arrows: string): string => (arrows ? `${kind}:${arrows}` : kind);

export function readTile(name: string): { kind: string; arrows: string } {
  const [kind = "", arrows = ""] = name.split(":");
  return { kind, arrows };
}

/** The same for a tile however it lies: what it looks like. */
export function look(kind: string, arrows: string): string {
  return tileName(kind, orientations(arrows).sort()[0] ?? "");
}

/** The degrees by which the side that an arrow points to is turned from north. */
export const bearing = (side: string): number => SIDES.indexOf(side) * 90;

/** The box around these cells with so much air, in cells; never small. */
export function around(cells: readonly { x: number; y: number }[], air = 0, least = 4): Box {
  const span = (values: number[]): readonly [number, number] => {
    const [low, high] = [Math.min(...values) - air, Math.max(...values) + air];
    const lack = Math.max(0, least - (high - low + 1)) / 2;
    return [low - lack, high - low + 1 + 2 * lack];
  };
  const [x, width] = span(cells.map((cell) => cell.x));
  const [y, height] = span(cells.map((cell) => -cell.y));
  return { x: (x - 0.5) * CELL, y: (y - 0.5) * CELL, width: width * CELL, height: height * CELL };
}

/** Where fewer rooms lie: along the upper rim of the dungeon or along the lower. */
export function emptier(cells: readonly { x: number; y: number }[]): "top" | "bottom" {
  const rows = cells.map(({ y }) => y);
  const [low, high] = [Math.min(...rows), Math.max(...rows)];
  const near = (rim: number) => rows.filter((y) => Math.abs(y - rim) < 2).length;
  return near(high) <= near(low) ? "top" : "bottom";
}

/** Where heroes stand in a room: in its corners, beside the arrows and what the room shows. The
 * fourth corner is for the traces of last turns. */
const CORNERS = [{ x: 32, y: 34 }, { x: -32, y: 34 }, { x: 32, y: -32 }] as const;

/** Where each of so many heroes stands in a room, and how large. In a wide dungeon they are drawn
 * larger, to be found: they grow outward, over the walls. */
export function standing(nth: number, count: number, large = 1): { x: number; y: number; scale: number } {
  const { x, y } = CORNERS[nth % CORNERS.length] ?? CORNERS[0];
  const out = (at: number, by: number) => at + Math.sign(at) * (large - 1) * by;
  if (count <= CORNERS.length) return { x: out(x, 14), y: out(y, 14), scale: 0.7 * large };
  const shared = nth + CORNERS.length < count || nth >= CORNERS.length;
  const side = Math.sign(x) * (nth < CORNERS.length ? 7 : -7);
  return { x: out(shared ? x + side : x, 14), y: out(y, 14), scale: 0.56 * large };
}

/** A hero in a room: where in the drawing, and how large. */
export interface HeroAt {
  seat: number;
  cell: string;
  x: number;
  y: number;
  scale: number;
}

/** The heroes of all seats, of which these are the rooms. */
export function heroesAt(cells: readonly string[], large: number): HeroAt[] {
  return cells.map((cell, seat) => {
    const together = cells.flatMap((other, i) => (other === cell ? [i] : []));
    const stand = standing(together.indexOf(seat), together.length, large);
    const { x, y } = centre(cell);
    return { seat, cell, x: x + stand.x, y: y + stand.y, scale: stand.scale };
  });
}

/** The width of the tiles of a hand where `count` of them have this room, in pixels: side by side where
 * they remain large enough for a finger. */
export function tileSize(room: number, count: number, small: boolean): number {
  const each = Math.floor(room / Math.max(count, 4)) - 8;
  return Math.min(small ? 60 : 80, Math.max(44, each));
}

/** The distance at which a way is drawn beside the middles of its rooms: there it hides neither arrows nor
 * what the rooms show. */
const LANE = { x: 24, y: 31 };

export function lane(cell: string): { x: number; y: number } {
  const { x, y } = centre(cell);
  return { x: x + LANE.x, y: y + LANE.y };
}

/** A line along the cells of a way; a bow where it leaps. */
export function wayLine(way: string): string {
  const points = way.split(" ").map(lane);
  return points
    .map(({ x, y }, i) => {
      const from = points[i - 1];
      if (!from) return `M${x} ${y}`;
      const far = Math.hypot(x - from.x, y - from.y);
      if (far <= CELL) return `L${x} ${y}`;
      return `Q${(x + from.x) / 2} ${(y + from.y) / 2 - far / 4} ${x} ${y}`;
    })
    .join("");
}
