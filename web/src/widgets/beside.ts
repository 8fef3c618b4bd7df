/** Where something lies that belongs beside something else on the screen: a card that explains. */

import type { Box } from "./viewport";

export type Side = "above" | "below" | "left" | "right";
type Size = Pick<Box, "width" | "height">;

const SIDES: readonly Side[] = ["right", "left", "above", "below"];

/** The place for a card of this size beside `of`, never over it, within `room`: on the first side
 * with space for all of it (the preferred one first), else on the side with the most; `most` is what
 * there is, and the card has to keep to it. */
export function beside(of: Box, size: Size, room: Box, prefer: Side = "right", gap = 8): { x: number; y: number; side: Side; most: Size } {
  const free: Readonly<Record<Side, number>> = {
    right: room.x + room.width - (of.x + of.width) - gap,
    left: of.x - room.x - gap,
    above: of.y - room.y - gap,
    below: room.y + room.height - (of.y + of.height) - gap,
  };
  const along = (side: Side) => (side === "left" || side === "right" ? size.width : size.height);
  const sides = [prefer, ...SIDES.filter((side) => side !== prefer)];
  const roomiest = [...sides].sort((a, b) => free[b] / along(b) - free[a] / along(a))[0] ?? prefer;
  const side = sides.find((one) => free[one] >= along(one)) ?? roomiest;
  const beside = side === "left" || side === "right";
  const most = beside
    ? { width: Math.max(0, free[side]), height: room.height }
    : { width: room.width, height: Math.max(0, free[side]) };
  const width = Math.min(size.width, most.width);
  const height = Math.min(size.height, most.height);
  const centred = (at: number, length: number, own: number, from: number, whole: number) =>
    Math.max(from, Math.min(at + (length - own) / 2, from + whole - own));
  return {
    x: side === "right" ? of.x + of.width + gap : side === "left" ? of.x - gap - width : centred(of.x, of.width, width, room.x, room.width),
    y: side === "below" ? of.y + of.height + gap : side === "above" ? of.y - gap - height : centred(of.y, of.height, height, room.y, room.height),
    side,
    most,
  };
}
