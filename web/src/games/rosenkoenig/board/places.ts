/** Names of squares and cards, as the notation has them; where they are drawn. No rule is here. */

export const SIZE = 9;
export const FILES = "abcdefghi";
export const CELL = 100;

export const DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The stones of the two seats, in the sprite. */
export const ROSES = ["rose-red", "rose-white"] as const;

export const NUMERALS = ["", "I", "II", "III"] as const;

/** `e5` for 40; squares count from a1 along the ranks. */
export function squareName(index: number): string {
  return `${FILES[index % SIZE]}${Math.floor(index / SIZE) + 1}`;
}

export function squareIndex(name: string): number {
  return (Number(name[1]) - 1) * SIZE + FILES.indexOf(name[0] ?? "a");
}

/** The middle of a square in the drawing: north is up. */
export function centre(name: string): { x: number; y: number } {
  const index = squareIndex(name);
  return {
    x: (index % SIZE) * CELL + CELL / 2,
    y: (SIZE - 1 - Math.floor(index / SIZE)) * CELL + CELL / 2,
  };
}

export function isSquare(text: string): boolean {
  return /^[a-i][1-9]$/.test(text);
}

export function isCard(text: string): boolean {
  return /^[NS]?[EW]?[123]$/.test(text) && text.length > 1;
}

/** `NE2` → `["NE", 2]`. */
export function readCard(card: string): [Direction, number] {
  return [card.slice(0, -1) as Direction, Number(card.slice(-1))];
}

/** Degrees by which a card's sword is turned; north is 0. */
export function bearing(direction: Direction): number {
  return DIRECTIONS.indexOf(direction) * 45;
}

/** The square to which a card points from the crown; "" where that is off the board. */
export function pointsTo(crown: string, card: string): string {
  const steps = [[0, 1], [1, 1], [1, 0], [1, -1], [0, -1], [-1, -1], [-1, 0], [-1, 1]] as const;
  const [direction, distance] = readCard(card);
  const [right, up] = steps[DIRECTIONS.indexOf(direction)] ?? [0, 0];
  const from = squareIndex(crown);
  const file = (from % SIZE) + right * distance;
  const rank = Math.floor(from / SIZE) + up * distance;
  const on = file >= 0 && file < SIZE && rank >= 0 && rank < SIZE;
  return on ? squareName(rank * SIZE + file) : "";
}

/** The squares of each area, by the counts the view gives: the largest first in no order promised.
 * An area is where equal owners touch by their sides; the number is the view's own. */
export interface AreaMark {
  square: string;
  seat: number;
  size: number;
}

/** One mark an area, on its square nearest to the area's middle. */
export function areaMarks(stones: readonly number[], areas: readonly number[]): AreaMark[] {
  const seen = new Set<number>();
  const marks: AreaMark[] = [];
  stones.forEach((seat, start) => {
    if (seat < 0 || seen.has(start)) return;
    const members = [start];
    seen.add(start);
    for (const at of members) {
      for (const next of neighbours(at)) {
        if (stones[next] === seat && !seen.has(next)) {
          seen.add(next);
          members.push(next);
        }
      }
    }
    const mid = (pick: (i: number) => number) =>
      members.reduce((sum, i) => sum + pick(i), 0) / members.length;
    const x = mid((i) => i % SIZE);
    const y = mid((i) => Math.floor(i / SIZE));
    const off = (i: number) => (i % SIZE - x) ** 2 + (Math.floor(i / SIZE) - y) ** 2;
    const nearest = members.reduce((a, b) => (off(b) < off(a) ? b : a));
    marks.push({ square: squareName(nearest), seat, size: areas[start] ?? members.length });
  });
  return marks;
}

function neighbours(index: number): number[] {
  const file = index % SIZE;
  return [
    ...(file > 0 ? [index - 1] : []),
    ...(file < SIZE - 1 ? [index + 1] : []),
    ...(index >= SIZE ? [index - SIZE] : []),
    ...(index < SIZE * (SIZE - 1) ? [index + SIZE] : []),
  ];
}
