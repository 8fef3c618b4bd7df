/** Where things are drawn, and how tiles are turned. No rule is here. */

import type { Box } from "../../lib/viewport";
import type { Spot } from "../../lib/towards";

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

/** The box around these cells with a cell's width of air; never small. */
export function around(cells: readonly { x: number; y: number }[], least = 4): Box {
  const span = (values: number[]): readonly [number, number] => {
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const lack = Math.max(0, least - (high - low + 1)) / 2;
    return [low - lack, high - low + 1 + 2 * lack];
  };
  const [x, width] = span(cells.map((cell) => cell.x));
  const [y, height] = span(cells.map((cell) => -cell.y));
  return { x: (x - 0.5) * CELL, y: (y - 0.5) * CELL, width: width * CELL, height: height * CELL };
}

/** Where each of so many heroes stands on a tile, and how large. */
export function standing(nth: number, count: number): { x: number; y: number; scale: number } {
  if (count === 1) return { x: 19, y: 15, scale: 1 };
  const scale = count > 4 ? 0.66 : 0.8;
  const angle = ((nth + 0.5) / count) * 2 * Math.PI;
  return { x: 25 * Math.sin(angle), y: -24 * Math.cos(angle) + 3, scale };
}

/** A line along the cells of a way, and where it ends. */
export function wayLine(way: string): string {
  const points = way.split(" ").map(centre);
  return points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${x} ${y}`).join("");
}
