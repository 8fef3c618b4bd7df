/** The kinds of cards in the order of the hand, and what is printed on them. No rule is here. */

export const TERRAINS = ["plain", "river", "forest", "mountain", "desert", "lake"] as const;
export const TRANSPORTS = [
  "giant_pig",
  "elfcycle",
  "magic_cloud",
  "unicorn",
  "troll_wagon",
  "dragon",
  "raft",
] as const;
/** Action cards for the planning; the obstacle of land is a tree, that of water a sea monster. */
export const PLACED = ["gold", "thief", "tree", "sea_monster"] as const;
/** Action cards for the trip. */
export const TAKEN_ALONG = ["bodyguard", "direction_change"] as const;

export const KINDS: readonly string[] = [...TERRAINS, ...TRANSPORTS, ...PLACED, ...TAKEN_ALONG];

export type Group = "location" | "travel" | "action";

export function groupOf(card: string): Group {
  if ((TERRAINS as readonly string[]).includes(card)) return "location";
  return (TRANSPORTS as readonly string[]).includes(card) ? "travel" : "action";
}

export const isWater = (terrain: string): boolean => terrain === "lake" || terrain === "river";

/** The number of cards of its kind that a transport takes into a land, as its cards show it (E-4.2); where
 * nothing stands it cannot go. The deck is checked against it in cards.test.ts. */
export const PRINTED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  giant_pig: { plain: 1, forest: 1 },
  elfcycle: { plain: 1, forest: 1, mountain: 2 },
  magic_cloud: { mountain: 1, plain: 2, forest: 2 },
  unicorn: { forest: 1, mountain: 1, desert: 2 },
  troll_wagon: { plain: 1, forest: 2, desert: 2, mountain: 2 },
  dragon: { plain: 1, desert: 1, mountain: 1, forest: 2 },
  raft: { river: 1, lake: 2 },
};

/** The kinds of a hand in their order, with their counts. */
export function sorted(hand: Readonly<Record<string, number>>): { key: string; count: number }[] {
  return KINDS.flatMap((key) => (hand[key] ? [{ key, count: hand[key] }] : []));
}

/** Gold as coins of 10, 5 and 1, the largest first. */
export function coins(gold: number): number[] {
  const tens = Array<number>(Math.floor(gold / 10)).fill(10);
  const fives = gold % 10 >= 5 ? [5] : [];
  return [...tens, ...fives, ...Array<number>(gold % 5).fill(1)];
}
