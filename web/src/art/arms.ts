/** The coats of arms of the seats: a tincture, a charge and a pattern, so that colour is never alone. */

export interface Arms {
  /** An id of the sprite. */
  charge: string;
  /** The seat's colour, for its pieces and its lines: a token. */
  colour: string;
  /** The shield's colour. */
  field: string;
  /** The drawing on the field. */
  ink: string;
  /** The name of a pattern in `WEAVES`; "" for a plain field. */
  pattern: string;
}

/** Patterns, to be laid over a colour (`Weave.svelte`): a tile, the lines in it, and its turn in degrees. */
export const WEAVES: Readonly<Record<string, { width: number; height: number; d: string; turn?: number }>> = {
  "pattern-0": { width: 12, height: 12, d: "M0 3H12", turn: 45 },
  "pattern-1": { width: 9, height: 9, d: "M4.5 3L6 4.5L4.5 6L3 4.5z" },
  "pattern-2": { width: 12, height: 9, d: "M0 3C3 0 3 0 6 3S9 6 12 3" },
  "pattern-3": { width: 8, height: 8, d: "M4 0V8" },
  "pattern-4": { width: 10, height: 10, d: "M0 0L10 10M10 0L0 10" },
  "pattern-5": { width: 10, height: 8, d: "M0 6L5 1L10 6" },
};

const CHARGES = ["lion", "lily", "tower", "boar", "swan", "key"] as const;

const tincture = (name: string | number) => ({ colour: `--seat-${name}`, field: `--seat-${name}`, ink: `--seat-ink-${name}` });

/** The six of the house; a game may hand them out in another order. */
export const HOUSE: readonly Arms[] = CHARGES.map((charge, i) => ({
  charge: `charge-${charge}`,
  ...tincture(i),
  pattern: `pattern-${i}`,
}));

/** The house's tinctures by the words of the catalogues for them (`colour-red`). */
const TINCTURES: Readonly<Record<string, string | number>> = {
  red: 0, white: 1, blue: 2, yellow: 3, black: 4, green: 5, orange: "orange", purple: "purple", violet: "purple",
};

/** The seat's charge and pattern of the house on the game's colour for the seat, where the house has that. */
export function houseArms(seat: number, colour: string): Arms {
  const house = HOUSE[seat % HOUSE.length] as Arms;
  const own = TINCTURES[colour];
  return own === undefined ? house : { ...house, ...tincture(own) };
}

/** The arms of all seats. A view of the game that tells their colours has the last word. */
export function armsOf(seats: readonly { colour: string }[], arms: (seat: number, colour: string) => Arms = houseArms, view?: unknown): Arms[] {
  const told = (view as { colours?: readonly string[] } | null | undefined)?.colours;
  return seats.map(({ colour }, i) => arms(i, told?.[i] ?? colour));
}
