/** The portraits of the court of the bots (their names are in the game's court.toml). */

import type { Recipe } from "../../art/court/recipe";

export const court: Record<string, Recipe> = {
  tibbet: { field: "sage", skin: "rosy", head: "round", hair: ["tousled", "copper"], hat: ["straw", "straw", "crimson"], clothes: ["tunic", "moss", "linen"], eyes: "dots", brows: "raised", nose: "small", mouth: "tooth", extras: ["freckles"] },
  nan: { field: "clay", skin: "fair", head: "round", hair: ["braids", "chestnut"], hat: ["bandana", "linen", "crimson"], clothes: ["apron", "azure", "linen"], eyes: "happy", brows: "kind", nose: "small", mouth: "grin", extras: ["blush"] },
  osric: { field: "mist", skin: "fair", head: "square", hair: ["crop", "chestnut"], beard: ["handlebar", "chestnut"], hat: ["plumed", "steel", "crimson"], clothes: ["plate", "steel", "gold"], eyes: "wide", brows: "raised", nose: "straight", mouth: "none" },
  rosamel: { field: "parchment", skin: "brown", head: "heart", hair: ["long", "sable"], hat: ["rose", "crimson"], clothes: ["square", "crimson", "gold"], eyes: "open", nose: "straight", mouth: "lips", extras: ["drops"] },
  crowe: { field: "shade", skin: "olive", head: "long", beard: ["goatee", "sable"], hat: ["cowl", "vert", "gold"], clothes: ["tunic", "leather"], eyes: "narrow", brows: "one", nose: "hook", mouth: "firm" },
  elinor: { field: "lilac", skin: "fair", head: "oval", hair: ["sleek", "copper"], hat: ["hennin", "azure", "linen"], clothes: ["fur", "wine", "linen"], eyes: "sly", brows: "raised", nose: "straight", mouth: "proud", extras: ["mole"] },
  isaura: { field: "ochre", skin: "umber", head: "heart", hair: ["sleek", "sable"], hat: ["crown", "gold", "crimson"], clothes: ["ermine", "crimson"], eyes: "open", brows: "calm", nose: "broad", mouth: "lips", extras: ["drops"] },
  merrick: { field: "dusk", skin: "rosy", head: "long", hair: ["balding", "snow"], beard: ["pointed", "snow"], clothes: ["chain", "wine", "black"], eyes: "old", brows: "bushy", nose: "hook", mouth: "smirk", extras: ["wrinkles"] },
};
