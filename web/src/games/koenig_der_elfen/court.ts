/** The portraits of the court of the bots (their names are in the game's court.toml). */

import type { Recipe } from "../../art/court/recipe";

export const court: Record<string, Recipe> = {
  pimpel: { field: "sage", skin: "rosy", head: "round", hair: ["tufts", "snow"], beard: ["frill", "snow"], hat: ["gnome", "crimson", "linen"], clothes: ["tunic", "azure"], eyes: "happy", brows: "raised", nose: "red", mouth: "smile" },
  lumi: { field: "mist", skin: "fair", head: "heart", ears: "elf", hair: ["bob", "straw"], hat: ["laurel", "moss", "rose"], clothes: ["leaves", "vert", "moss"], eyes: "dots", brows: "kind", nose: "small", mouth: "smile", extras: ["blush"] },
  brom: { field: "clay", skin: "stone", head: "broad", ears: "troll", hat: ["acorn", "leather"], clothes: ["straps", "moss", "leather"], eyes: "happy", brows: "none", nose: "round", mouth: "tusks", extras: ["wart"] },
  fienna: { field: "lilac", skin: "fair", head: "oval", ears: "elf", hair: ["buns", "copper"], hat: ["antennae", "moss", "gold"], clothes: ["collar", "rose", "linen"], eyes: "wide", brows: "raised", nose: "small", mouth: "grin", extras: ["freckles"] },
  noddo: { field: "dusk", skin: "leaf", head: "round", ears: "goblin", hat: ["nightcap", "azure", "linen"], clothes: ["laced", "linen", "slate"], eyes: "sleepy", brows: "kind", nose: "long", mouth: "oh" },
  twill: { field: "ochre", skin: "umber", head: "oval", ears: "elf", hair: ["curls", "sable"], clothes: ["scarf", "teal", "rust"], eyes: "dots", brows: "raised", nose: "small", mouth: "grin" },
  harrin: { field: "sage", skin: "olive", head: "long", ears: "elf", hair: ["ponytail", "chestnut"], beard: ["stubble", "chestnut"], hat: ["headband", "leather", "gold"], clothes: ["cloak", "vert", "leather"], eyes: "open", brows: "calm", nose: "straight", mouth: "smile" },
  dorla: { field: "ochre", skin: "rosy", head: "broad", hair: ["braids", "copper"], hat: ["coins", "leather"], clothes: ["laced", "purple", "gold"], eyes: "dots", brows: "calm", nose: "round", mouth: "lips", extras: ["blush"] },
  ossel: { field: "parchment", skin: "fair", head: "long", ears: "elf", hair: ["long", "snow"], clothes: ["collar", "teal", "gold"], eyes: "wide", brows: "raised", nose: "long", mouth: "smile", extras: ["glasses", "wrinkles"] },
  tansy: { field: "parchment", skin: "brown", head: "round", hair: ["curls", "chestnut"], hat: ["mushroom", "crimson", "linen"], clothes: ["square", "moss", "gold"], eyes: "happy", brows: "kind", nose: "small", mouth: "smile", extras: ["freckles"] },
  grubb: { field: "mist", skin: "stone", head: "broad", ears: "troll", hair: ["tufts", "chestnut"], hat: ["kettle", "rust"], clothes: ["apron", "slate", "leather"], eyes: "sleepy", brows: "stern", nose: "broad", mouth: "tusks" },
  silvano: { field: "clay", skin: "brown", head: "oval", ears: "elf", hair: ["swept", "sable"], beard: ["goatee", "sable"], hat: ["feather", "purple", "gold"], clothes: ["ruff", "crimson"], eyes: "wink", brows: "raised", nose: "straight", mouth: "smile", extras: ["earring"] },
  ysmay: { field: "dusk", skin: "fair", head: "heart", ears: "elf", hair: ["sleek", "night"], hat: ["circlet", "gold", "azure"], clothes: ["collar", "azure", "steel"], eyes: "open", brows: "one", nose: "straight", mouth: "proud", extras: ["moon"] },
  durgan: { field: "clay", skin: "rosy", head: "square", hair: ["crest", "copper"], beard: ["plaited", "copper"], clothes: ["mail", "steel", "leather"], eyes: "narrow", brows: "bushy", nose: "round", mouth: "firm", extras: ["earring"] },
  vesper: { field: "lilac", skin: "umber", head: "long", ears: "elf", hair: ["sleek", "snow"], hat: ["diadem", "steel", "purple"], clothes: ["robe", "purple", "black"], eyes: "sly", brows: "stern", nose: "straight", mouth: "smirk" },
  corva: { field: "mist", skin: "olive", head: "heart", hair: ["widow", "sable"], hat: ["peaked", "black"], clothes: ["tunic", "black", "slate"], eyes: "narrow", brows: "one", nose: "hook", mouth: "lips" },
  mossbart: { field: "parchment", skin: "wood", head: "long", ears: "none", hair: ["leaves", "ivy"], beard: ["leafy", "ivy"], clothes: ["leaves", "leather", "moss"], eyes: "old", brows: "none", nose: "long", mouth: "firm", extras: ["bark"] },
  fenek: { field: "sage", skin: "pelt", head: "heart", ears: "fox", hair: ["none", "copper"], clothes: ["doublet", "vert", "linen"], eyes: "sly", brows: "none", nose: "snout", mouth: "smirk", extras: ["monocle"] },
  aurelin: { field: "ochre", skin: "fair", head: "long", ears: "elf", hair: ["long", "straw"], hat: ["antlers", "leather", "vert"], clothes: ["cloak", "vert", "gold"], eyes: "open", brows: "stern", nose: "straight", mouth: "firm" },
  nivara: { field: "dusk", skin: "frost", head: "oval", ears: "elf", hair: ["sleek", "snow"], hat: ["ice", "steel"], clothes: ["fur", "azure", "linen"], eyes: "narrow", brows: "calm", nose: "straight", mouth: "proud" },
  grimwald: { field: "lilac", skin: "fair", head: "long", hair: ["long", "silver"], beard: ["long", "silver"], hat: ["wizard", "purple", "gold"], clothes: ["robe", "purple", "gold"], eyes: "old", brows: "bushy", nose: "long", mouth: "smile" },
  selwyn: { field: "shade", skin: "frost", head: "oval", ears: "elf", hair: ["ponytail", "snow"], hat: ["circlet", "gold", "teal"], clothes: ["collar", "black", "steel"], eyes: "closed", brows: "calm", nose: "straight", mouth: "smile" },
  okka: { field: "sage", skin: "leaf", head: "broad", ears: "troll", hair: ["buns", "sable"], hat: ["crown", "gold", "crimson"], clothes: ["teeth", "wine", "leather"], eyes: "open", brows: "raised", nose: "broad", mouth: "tusks", extras: ["drops"] },
  tirza: { field: "parchment", skin: "brown", head: "square", hair: ["plait", "sable"], hat: ["goggles", "steel"], clothes: ["straps", "teal", "linen"], eyes: "narrow", brows: "one", nose: "round", mouth: "smirk", extras: ["freckles"] },
};
