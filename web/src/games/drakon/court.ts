/** The portraits of the court of the bots (their names are in the game's court.toml). */

import type { Recipe } from "../../art/court/recipe";

export const court: Record<string, Recipe> = {
  bodo: { field: "clay", skin: "fair", head: "round", hair: ["bowl", "copper"], hat: ["bucket", "steel"], clothes: ["mail", "slate", "linen"], eyes: "dots", brows: "none", nose: "small", mouth: "smile", extras: ["blush"] },
  pippa: { field: "sage", skin: "rosy", head: "heart", hair: ["ponytail", "copper"], clothes: ["laced", "leather", "linen"], eyes: "wink", brows: "raised", nose: "small", mouth: "tooth", extras: ["freckles", "dirt"] },
  hugobert: { field: "parchment", skin: "rosy", head: "broad", hair: ["tonsure", "chestnut"], clothes: ["robe", "leather", "leather"], eyes: "wide", brows: "kind", nose: "red", mouth: "oh", extras: ["blush"] },
  snick: { field: "dusk", skin: "leaf", head: "heart", ears: "goblin", hair: ["crest", "ivy"], clothes: ["tunic", "rust", "leather"], eyes: "wide", brows: "raised", nose: "long", mouth: "tooth" },
  lotti: { field: "mist", skin: "rosy", head: "round", hair: ["braids", "straw"], hat: ["pot", "slate"], clothes: ["square", "rust", "linen"], eyes: "happy", brows: "none", nose: "small", mouth: "grin", extras: ["freckles"] },
  krumel: { field: "ochre", skin: "olive", head: "broad", hair: ["crop", "sable"], beard: ["walrus", "sable"], hat: ["miner", "leather"], clothes: ["straps", "moss", "rust"], eyes: "dots", brows: "none", nose: "round", mouth: "none", extras: ["dirt"] },
  gerda: { field: "dusk", skin: "fair", head: "square", hair: ["braids", "straw"], hat: ["winged", "steel", "linen"], clothes: ["plate", "steel", "azure"], eyes: "open", brows: "stern", nose: "straight", mouth: "grin" },
  quint: { field: "lilac", skin: "fair", head: "oval", hair: ["curls", "chestnut"], hat: ["starcap", "azure", "gold"], clothes: ["collar", "azure", "gold"], eyes: "dots", brows: "one", nose: "small", mouth: "oh", extras: ["glasses"] },
  baldo: { field: "sage", skin: "rosy", head: "square", hair: ["tousled", "straw"], beard: ["full", "straw"], clothes: ["scarf", "leather", "azure"], eyes: "sleepy", brows: "kind", nose: "red", mouth: "oh" },
  mirja: { field: "mist", skin: "olive", head: "heart", ears: "elf", hair: ["wild", "chestnut"], hat: ["headband", "crimson", "gold"], clothes: ["laced", "vert", "leather"], eyes: "open", brows: "kind", nose: "small", mouth: "grin" },
  roderik: { field: "clay", skin: "rosy", head: "square", beard: ["moustache", "silver"], hat: ["great", "steel", "gold"], clothes: ["plate", "steel", "crimson"], eyes: "open", brows: "none", nose: "straight", mouth: "none" },
  zuri: { field: "ochre", skin: "umber", head: "oval", hair: ["locs", "sable"], hat: ["headband", "gold", "crimson"], clothes: ["beads", "rust", "gold"], eyes: "open", brows: "calm", nose: "broad", mouth: "lips", extras: ["paint"] },
  brunna: { field: "shade", skin: "rosy", head: "square", hair: ["flame", "copper"], clothes: ["teeth", "leather", "wine"], eyes: "narrow", brows: "stern", nose: "straight", mouth: "firm", extras: ["scar"] },
  morvan: { field: "dusk", skin: "olive", head: "long", hair: ["swept", "sable"], beard: ["goatee", "sable"], clothes: ["scarf", "black", "wine"], eyes: "sly", brows: "none", nose: "straight", mouth: "smirk", extras: ["mask"] },
  ilsabet: { field: "sage", skin: "fair", head: "long", hair: ["wild", "silver"], hat: ["witch", "black", "purple"], clothes: ["cloak", "purple", "black"], eyes: "sly", brows: "raised", nose: "long", mouth: "fang", extras: ["wart"] },
  hildrun: { field: "clay", skin: "brown", head: "broad", hair: ["buns", "sable"], hat: ["diadem", "gold", "crimson"], clothes: ["chain", "teal", "leather"], eyes: "narrow", brows: "calm", nose: "round", mouth: "proud" },
  grum: { field: "parchment", skin: "leaf", head: "broad", ears: "goblin", hair: ["spikes", "sable"], clothes: ["teeth", "slate", "leather"], eyes: "narrow", brows: "stern", nose: "broad", mouth: "tusks", extras: ["scar"] },
  tariq: { field: "mist", skin: "brown", head: "long", beard: ["pointed", "sable"], hat: ["turban", "linen", "crimson"], clothes: ["robe", "rust", "gold"], eyes: "open", brows: "one", nose: "hook", mouth: "smirk" },
  cindra: { field: "sage", skin: "ember", head: "heart", ears: "elf", hair: ["crest", "sable"], hat: ["horns", "linen"], clothes: ["collar", "wine", "gold"], eyes: "sly", brows: "raised", nose: "muzzle", mouth: "fang", extras: ["scales"] },
  anselm: { field: "parchment", skin: "fair", head: "long", beard: ["long", "snow"], hat: ["hood", "slate"], clothes: ["robe", "slate", "linen"], eyes: "closed", brows: "bushy", nose: "straight", mouth: "smile", extras: ["wrinkles"] },
  walburga: { field: "ochre", skin: "umber", head: "broad", hair: ["afro", "silver"], clothes: ["chain", "purple", "crimson"], eyes: "sly", brows: "one", nose: "broad", mouth: "lips", extras: ["drops", "mole"] },
  ragnald: { field: "mist", skin: "rosy", head: "square", hair: ["long", "silver"], beard: ["forked", "silver"], clothes: ["fur", "leather", "slate"], eyes: "narrow", brows: "bushy", nose: "hook", mouth: "firm", extras: ["patch", "scar"] },
  nyra: { field: "shade", skin: "frost", head: "heart", ears: "elf", hair: ["bob", "night"], hat: ["peaked", "slate"], clothes: ["scarf", "black", "slate"], eyes: "sly", brows: "raised", nose: "small", mouth: "fang", extras: ["mask"] },
  oldrik: { field: "clay", skin: "fair", head: "broad", hair: ["long", "snow"], beard: ["plaited", "snow"], hat: ["crown", "gold", "azure"], clothes: ["fur", "vert", "leather"], eyes: "old", brows: "bushy", nose: "round", mouth: "smile" },
};
