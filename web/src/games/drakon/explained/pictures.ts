/** The pictures beside a clause on the rules page: a tile, tiles side by side from west to east, a hero. */

export const pictures: Readonly<Record<string, readonly string[]>> = {
  "F-3": ["start:NESW", "start:NES"],
  "F-4": ["blank:N", "blank:NE", "blank:NS", "blank:NES"],
  "D-3.3": ["blank:NE blank:SW"],
  "D-3.4": ["blank:NE blank:NS", "blank:NS blank:N"],
  "D-4.5": ["key"],
  "D-4.6": ["vortex"],
  "D-4.7": ["wind:NS", "storm:NES"],
  "D-6.1": ["blank:NES"],
  "D-6.2": ["gold:NS"],
  "D-6.3": ["toll:NE"],
  "D-6.4": ["wishing_well:N"],
  "D-6.5": ["start:NESW"],
  "D-6.6": ["steal_left:NE", "steal_right:NE"],
  "D-6.7": ["steal_tile:NES"],
  "D-6.8": ["magic_shift:NE"],
  "D-6.11": ["destroy:NS"],
  "D-6.13": ["rotate:NES"],
  "D-6.16": ["mind_control:NE"],
  "D-6.20": ["vortex", "key", "wind:NS", "storm:NE"],
  "D-10.4": ["wizard"],
  "D-10.6": ["barbarian"],
  "D-10.8": ["thief"],
  "D-10.9": ["dwarf"],
  "D-10.10": ["knight"],
  "D-10.11": ["amazon"],
};

/** … and beside the sentences of its summary. */
export const summary: readonly (readonly string[])[] = [
  ["start:NESW"],
  ["blank:NE blank:NS", "blank:NE blank:SW"],
  ["blank:NES"],
  ["gold:NS", "toll:NE", "steal_left:NE"],
  ["rotate:NES", "magic_shift:NE", "mind_control:NE"],
  ["storm:NES", "key", "vortex"],
];

/** The heroes and the colours of their figures. */
export const HEROES: Readonly<Record<string, string>> = {
  wizard: "blue",
  barbarian: "yellow",
  thief: "green",
  dwarf: "red",
  knight: "orange",
  amazon: "purple",
};

const ACROSS: Readonly<Record<string, string>> = { E: "W", W: "E" };

/** The sides of the nth of these tiles, lying from west to east, whose arrow meets another (D-3.3). */
export function clashes(arrows: readonly string[], nth: number): string {
  const beside: Readonly<Record<string, string | undefined>> = { E: arrows[nth + 1], W: arrows[nth - 1] };
  const own = [...(arrows[nth] ?? "")];
  return own.filter((side) => beside[side]?.includes(ACROSS[side] as string)).join("");
}
