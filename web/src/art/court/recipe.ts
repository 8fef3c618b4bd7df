/** The recipe of a character's portrait: its parts and their colours. A game's `court.ts` has one for
 * each. */

import { clothes } from "./clothes";
import { beards, hair } from "./hair";
import { hats } from "./hats";
import { brows, ears, extras, eyes, heads, mouths, noses, SHADOW } from "./heads";
import { fill, OUTLINE, type Part, type Shape } from "./shapes";

export const SKINS = ["fair", "rosy", "olive", "brown", "umber", "leaf", "stone", "frost", "ember", "wood", "pelt"] as const;
export const HAIRS = ["straw", "copper", "chestnut", "sable", "silver", "snow", "ivy", "night"] as const;
export const DYES = [
  "crimson", "rose", "wine", "rust", "gold", "leather", "vert", "moss", "teal", "azure", "slate", "purple", "black", "steel", "linen",
] as const;
export const FIELDS = ["parchment", "ochre", "clay", "sage", "mist", "dusk", "lilac", "shade"] as const;

type Skin = (typeof SKINS)[number];
type Hair = (typeof HAIRS)[number];
export type Dye = (typeof DYES)[number] | Hair;

export interface Recipe {
  /** The ground of the medallion. */
  field: (typeof FIELDS)[number];
  skin: Skin;
  head: keyof typeof heads;
  ears?: keyof typeof ears;
  hair?: readonly [keyof typeof hair, Hair];
  beard?: readonly [keyof typeof beards, Hair];
  /** With the colours of the whole and of what is set off on it. */
  hat?: readonly [keyof typeof hats, Dye, Dye?];
  clothes: readonly [keyof typeof clothes, Dye, Dye?];
  eyes: keyof typeof eyes;
  brows?: keyof typeof brows;
  nose: keyof typeof noses;
  mouth: keyof typeof mouths;
  extras?: readonly (keyof typeof extras)[];
}

const NECK = fill("skin", "M40 58H56V74C56 80 52 84 48 86C44 84 40 80 40 74z");

/** The shapes of a portrait from back to front, every one with a colour of the court. */
export function draw(recipe: Recipe): Shape[] {
  const style: Part = hair[recipe.hair?.[0] ?? "none"];
  const hat: Part = hats[recipe.hat?.[0] ?? "none"];
  const dyes: Record<string, string> = {
    skin: `skin-${recipe.skin}`,
    hair: recipe.hair?.[1] ?? "sable",
    beard: recipe.beard?.[1] ?? recipe.hair?.[1] ?? "sable",
    hat: recipe.hat?.[1] ?? "black",
    band: recipe.hat?.[2] ?? "linen",
    cloth: recipe.clothes[1],
    trim: recipe.clothes[2] ?? "linen",
    lip: ["fair", "rosy", "frost"].includes(recipe.skin) ? "rose" : "wine",
  };
  const shapes: readonly Shape[] = [
    ...(hat.back ?? []),
    ...(style.back ?? []),
    NECK,
    ...clothes[recipe.clothes[0]],
    ...ears[recipe.ears ?? "round"],
    fill("skin", heads[recipe.head], OUTLINE),
    ...SHADOW,
    ...(recipe.extras ?? []).flatMap((name): readonly Shape[] => (OVER.includes(name) ? [] : extras[name])),
    ...eyes[recipe.eyes],
    ...beards[recipe.beard?.[0] ?? "none"],
    ...brows[recipe.brows ?? "calm"],
    ...noses[recipe.nose],
    ...mouths[recipe.mouth],
    ...(style.front ?? []),
    ...(recipe.extras ?? []).flatMap((name): readonly Shape[] => (OVER.includes(name) ? extras[name] : [])),
    ...(hat.front ?? []),
  ];
  return shapes.map((shape) => ({ ...shape, fill: dyes[shape.fill] ?? shape.fill }));
}

/** The parts over eyes and hair; the rest is on the skin. */
const OVER: string[] = ["patch", "glasses", "monocle", "earring", "drops", "mask", "scar"];
