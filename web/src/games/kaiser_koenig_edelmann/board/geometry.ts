/** The board on the page: turned so that the reader sits at the bottom, y pointing down, and the
 * blocks of houses that the roads enclose. */

import type { Spot } from "../../../widgets/towards";
import type { PointView } from "../view";

/** The length at which a road of length 1 is drawn. */
export const UNIT = 100;

/** The points by name, turned so that `bottom` lies straight below the middle. */
export function lay(points: readonly PointView[], bottom: string): Map<string, Spot> {
  const home = points.find(({ name }) => name === bottom);
  const turn = home && Math.hypot(home.x, home.y) > 0 ? -Math.PI / 2 - Math.atan2(home.y, home.x) : 0;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return new Map(
    points.map(({ name, x, y }) => [
      name,
      { id: name, x: round((x * cos - y * sin) * UNIT), y: round(-(x * sin + y * cos) * UNIT) },
    ]),
  );
}

const round = (n: number) => Math.round(n * 10) / 10 + 0;

/** The `viewBox` in which all points are seen, with some air around them. */
export function boxOf(spots: Iterable<Spot>): string {
  const all = [...spots];
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - UNIT * 0.72, Math.min(...ys) - UNIT * 0.72];
  return [left, top, Math.max(...xs) + UNIT * 0.72 - left, Math.max(...ys) + UNIT * 0.72 - top].join(" ");
}

/** The pairs of points that are neighbours. */
export function neighbours(
  spots: ReadonlyMap<string, Spot>,
  edges: readonly (readonly [string, string])[],
): Map<string, Spot[]> {
  const near = new Map<string, Spot[]>([...spots.keys()].map((name) => [name, []]));
  for (const [a, b] of edges) {
    const [one, other] = [spots.get(a), spots.get(b)];
    if (!one || !other) continue;
    near.get(a)?.push(other);
    near.get(b)?.push(one);
  }
  return near;
}

/** The corners of every block that roads enclose, the outside left out: at each crossing the walk
 * takes the next road to its left. */
export function blocks(near: ReadonlyMap<string, readonly Spot[]>, spots: ReadonlyMap<string, Spot>): Spot[][] {
  const angle = (from: Spot, to: Spot) => Math.atan2(to.y - from.y, to.x - from.x);
  const walked = new Set<string>();
  const found: Spot[][] = [];
  for (const start of spots.values()) {
    for (const first of near.get(start.id) ?? []) {
      if (walked.has(`${start.id} ${first.id}`)) continue;
      const corners: Spot[] = [];
      let [from, to] = [start, first];
      while (!walked.has(`${from.id} ${to.id}`)) {
        walked.add(`${from.id} ${to.id}`);
        corners.push(from);
        const back = angle(to, from);
        const turnOf = (spot: Spot) => (back - angle(to, spot) + 4 * Math.PI) % (2 * Math.PI) || 2 * Math.PI;
        const ways = [...(near.get(to.id) ?? [])].sort((a, b) => turnOf(a) - turnOf(b));
        [from, to] = [to, ways[0] as Spot];
      }
      if (area(corners) > 0 && corners.length > 2) found.push(corners);
    }
  }
  return found;
}

/** Positive for one sense of walking, negative for the other. */
export function area(corners: readonly Spot[]): number {
  return corners.reduce((sum, { x, y }, i) => {
    const next = corners[(i + 1) % corners.length] as Spot;
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

export function middle(corners: readonly Spot[]): { x: number; y: number } {
  const sum = corners.reduce((s, { x, y }) => ({ x: s.x + x, y: s.y + y }), { x: 0, y: 0 });
  return { x: sum.x / corners.length, y: sum.y / corners.length };
}

/** The same corners, moved towards their middle. */
export function shrink(corners: readonly Spot[], by: number): string {
  const { x, y } = middle(corners);
  return corners.map((c) => `${round(c.x + (x - c.x) * by)},${round(c.y + (y - c.y) * by)}`).join(" ");
}

/** The point within reach of a place; null where none is. */
export function nearest(spots: Iterable<Spot>, x: number, y: number, reach = UNIT * 0.5): Spot | null {
  let best: Spot | null = null;
  let least = reach;
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - x, spot.y - y);
    if (distance < least) [best, least] = [spot, distance];
  }
  return best;
}

/** Where one is after a part of a way (0 … its number of roads). */
export function along(way: readonly Spot[], at: number): { x: number; y: number } {
  const last = Math.max(0, way.length - 1);
  const leg = Math.min(Math.floor(at), Math.max(0, last - 1));
  const [from, to] = [way[leg], way[Math.min(leg + 1, last)]];
  if (!from || !to) return { x: 0, y: 0 };
  const part = Math.min(1, at - leg);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
