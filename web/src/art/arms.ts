/** The coats of arms of the seats: a tincture, a charge and a pattern, so that colour is never alone. */

export interface Arms {
  /** An id of the sprite. */
  charge: string;
  /** The seat's colour, for its pieces and its lines: a token. */
  colour: string;
  /** The shield's colour. */
  field: string;
  /** What is drawn on the field. */
  ink: string;
  /** An id of the sprite's patterns; "" for a plain field. */
  pattern: string;
}

const CHARGES = ["lion", "lily", "tower", "boar", "swan", "key"] as const;

/** The six of the house; a game may hand them out in another order. */
export const HOUSE: readonly Arms[] = CHARGES.map((charge, i) => ({
  charge: `charge-${charge}`,
  colour: `--seat-${i}`,
  field: `--seat-${i}`,
  ink: `--seat-ink-${i}`,
  pattern: `pattern-${i}`,
}));

export function armsOf(
  seats: readonly { colour: string }[],
  arms?: (seat: number, colour: string) => Arms,
): Arms[] {
  return seats.map(({ colour }, i) => arms?.(i, colour) ?? (HOUSE[i % HOUSE.length] as Arms));
}
