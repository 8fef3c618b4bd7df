/** Where the realms lie round the table: the reader's at the bottom, the others clockwise from there. */

export interface Point {
  x: number;
  y: number;
}

export interface Spot {
  seat: number;
  slot: number;
}

export interface Ring {
  width: number;
  height: number;
  /** The size of a location. */
  card: { width: number; height: number };
  /** The middle of each slot, by seat; as many as a realm has room for. */
  slots: readonly (readonly Point[])[];
  /** Where each prince's coat of arms lies. */
  arms: readonly Point[];
  /** Between one slot and the next on the clockwise route, with the way it leads, in degrees. */
  arrows: readonly (Point & { turn: number })[];
  /** The line of the route, as a path; and the part of it from the first to the last slot of each
   * realm. */
  route: string;
  realms: readonly string[];
  /** The part of the route between two slots, clockwise or (−1) counter-clockwise; all of it from a
   * slot to itself. */
  stretch: (from: Spot, to: Spot, heading: number) => string;
  /** The space left free in the middle. */
  middle: { width: number; height: number };
}

const RATIO = 1.28; // of a card: height by width
const EDGE = 8; // around the whole
const APART = 5; // between two cards
const SQUARE = 2 / 3.4; // 1 for an ellipse, 0 for a rectangle
const GAP = 0.32; // between two realms, in slots
const SAMPLES = 720;
const LARGEST = 190;
const SMALLEST = 40;

/** The ring for a place of so many pixels; `bottom` is the seat whose realm lies at the bottom. */
export function layOut(seats: number, room: number, bottom: number, width: number, height: number): Ring {
  const key = [seats, room, bottom, width, height].join();
  if (latest?.key !== key) latest = { key, ring: build(seats, room, bottom, width, height) };
  return latest.ring;
}

/** The ring that was laid out last: most news of a table leave it as it is. */
let latest: { key: string; ring: Ring } | null = null;

/** With the largest cards that fit. */
function build(seats: number, room: number, bottom: number, width: number, height: number): Ring {
  let size = LARGEST;
  while (size > SMALLEST && !fits(places(seats, room, bottom, width, height, size), width, height)) size -= 2;
  const { card, a, b, walk, part, spot, slots, inward, middle } = places(seats, room, bottom, width, height, size);
  const each = Array.from({ length: seats }, (_, seat) => seat);
  return {
    width,
    height,
    card,
    slots,
    arms: each.map((seat) => inside(spot(seat, (room - 1) / 2), a, b, width, height, card, inward)),
    arrows: each.flatMap((seat) =>
      Array.from({ length: room }, (_, slot) => arrow(spot, seat, slot, slot === room - 1 ? (1 + GAP) / 2 : 0.5)),
    ),
    route: `${path(walk, 0, 1)}z`,
    realms: each.map((seat) => path(walk, part(seat, 0), part(seat, room - 1))),
    stretch: (from, to, heading) => {
      const [first, last] = heading > 0 ? [from, to] : [to, from];
      const [begin, end] = [part(first.seat, first.slot), part(last.seat, last.slot)];
      return path(walk, begin, end > begin ? end : end + 1);
    },
    middle,
  };
}

/** Where cards of this size lie, and what they leave free. */
function places(seats: number, room: number, bottom: number, width: number, height: number, size: number) {
  const card = { width: size, height: Math.round(size * RATIO) };
  const a = width / 2 - card.width / 2 - EDGE;
  const b = height / 2 - card.height / 2 - EDGE;
  const walk = measured({ x: width / 2, y: height / 2 }, a, b);
  const round = seats * (room + GAP);
  const part = (seat: number, slot: number) =>
    (((seat - bottom + seats) % seats) * (room + GAP) + slot - (room - 1) / 2) / round;
  const spot = (seat: number, slot: number) => walk(part(seat, slot));
  const slots = Array.from({ length: seats }, (_, seat) =>
    Array.from({ length: room }, (_, slot) => spot(seat, slot)),
  );
  const inward = armsRoom(size);
  const middle = {
    width: width - 2 * (card.width + EDGE + inward + 6),
    height: height - 2 * (card.height + EDGE + inward + 2),
  };
  return { card, a, b, walk, part, spot, slots, inward, middle };
}

/** The room that a coat of arms takes inside of the cards. */
const armsRoom = (size: number): number => (size > 84 ? 46 : 36);

/** A point inside of the ring beside another on it. */
function inside(at: Point, a: number, b: number, width: number, height: number, card: Ring["card"], room: number): Point {
  const [dx, dy] = [at.x - width / 2, at.y - height / 2];
  const reach = (half: number, size: number) => Math.max(0, half - size / 2 - room / 2);
  const [inA, inB] = [reach(a, card.width), reach(b, card.height)];
  const length = Math.hypot(dx / a, dy / b) || 1;
  return { x: width / 2 + (dx / a / length) * inA * bulge(dx / a, dy / b), y: height / 2 + (dy / b / length) * inB * bulge(dx / a, dy / b) };
}

/** The distance of the ring beyond an ellipse in a direction. */
function bulge(x: number, y: number): number {
  const length = Math.hypot(x, y) || 1;
  const power = 2 / SQUARE;
  return 1 / (Math.abs(x / length) ** power + Math.abs(y / length) ** power) ** (1 / power);
}

function arrow(spot: (seat: number, slot: number) => Point, seat: number, slot: number, step: number) {
  const at = spot(seat, slot + step);
  const [from, to] = [spot(seat, slot + step - 0.04), spot(seat, slot + step + 0.04)];
  return { ...at, turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
}

const bend = (n: number) => Math.sign(n) * Math.abs(n) ** SQUARE;
/** The ring round (0, 0) whose half axes are 1, from the bottom clockwise. */
const UNIT: readonly Point[] = Array.from({ length: SAMPLES + 1 }, (_, i) => {
  const angle = (i / SAMPLES) * 2 * Math.PI;
  return { x: -bend(Math.sin(angle)), y: bend(Math.cos(angle)) };
});

/** A walk round the ring: 0 is at the bottom, growing clockwise, 1 once round. */
function measured(centre: Point, a: number, b: number): (part: number) => Point {
  const points = UNIT.map(({ x, y }) => ({ x: centre.x + a * x, y: centre.y + b * y }));
  const lengths = [0];
  points.slice(1).forEach((point, i) => {
    const before = points[i] as Point;
    lengths.push((lengths[i] as number) + Math.hypot(point.x - before.x, point.y - before.y));
  });
  const whole = lengths[SAMPLES] as number;
  return (part) => {
    const far = (((part % 1) + 1) % 1) * whole;
    let [after, last] = [1, SAMPLES]; // the first point that lies so far
    while (after < last) {
      const half = (after + last) >> 1;
      if ((lengths[half] as number) >= far) last = half;
      else after = half + 1;
    }
    const [from, to] = [points[after - 1] as Point, points[after] as Point];
    const [near, next] = [lengths[after - 1] as number, lengths[after] as number];
    const share = next > near ? (far - near) / (next - near) : 0;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  };
}

function path(walk: (part: number) => Point, from: number, to: number): string {
  const steps = Math.ceil((to - from) * 120);
  const points = Array.from({ length: steps + 1 }, (_, i) => walk(from + ((to - from) * i) / steps));
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}

/** Do no two cards touch, and is something left in the middle? */
function fits({ slots, card, middle }: Pick<Ring, "slots" | "card" | "middle">, width: number, height: number): boolean {
  if (middle.width < 96 + width * 0.12 || middle.height < 40 + height * 0.24) return false;
  const all = slots.flat();
  return all.every((one, i) =>
    all
      .slice(i + 1)
      .every(
        (other) =>
          Math.abs(one.x - other.x) >= card.width + APART || Math.abs(one.y - other.y) >= card.height + APART,
      ),
  );
}
