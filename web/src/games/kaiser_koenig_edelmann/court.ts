/** The portraits of the court of the bots (their names are in the game's court.toml). */

import type { Recipe } from "../../art/court/recipe";

export const court: Record<string, Recipe> = {
  jobst: { field: "mist", skin: "fair", head: "oval", hair: ["bowl", "straw"], clothes: ["collar", "crimson", "linen"], eyes: "wide", brows: "raised", nose: "small", mouth: "oh", extras: ["freckles"] },
  liselot: { field: "sage", skin: "rosy", head: "heart", hair: ["braids", "straw"], hat: ["wreath", "rose", "gold"], clothes: ["laced", "vert", "linen"], eyes: "dots", brows: "kind", nose: "small", mouth: "smile", extras: ["blush"] },
  wenzel: { field: "ochre", skin: "olive", head: "long", hat: ["jester", "crimson", "teal"], clothes: ["ruff", "teal"], eyes: "wink", brows: "raised", nose: "long", mouth: "grin" },
  oda: { field: "parchment", skin: "rosy", head: "round", hat: ["wimple", "black", "linen"], clothes: ["robe", "black", "black"], eyes: "happy", brows: "kind", nose: "round", mouth: "smile", extras: ["blush", "wrinkles"] },
  baldwin: { field: "clay", skin: "rosy", head: "square", hair: ["crop", "chestnut"], beard: ["chops", "chestnut"], hat: ["beret", "purple", "gold"], clothes: ["doublet", "leather", "linen"], eyes: "dots", brows: "calm", nose: "red", mouth: "smile" },
  irmgard: { field: "mist", skin: "fair", head: "broad", hat: ["veil", "linen"], clothes: ["robe", "azure", "gold"], eyes: "open", brows: "one", nose: "round", mouth: "lips", extras: ["blush"] },
  kuno: { field: "sage", skin: "fair", head: "square", hair: ["crop", "straw"], beard: ["moustache", "straw"], hat: ["nasal", "steel", "gold"], clothes: ["mail", "steel", "crimson"], eyes: "wide", brows: "stern", nose: "small", mouth: "grin" },
  ludmila: { field: "lilac", skin: "rosy", head: "round", hair: ["plait", "chestnut"], hat: ["fur", "leather", "crimson"], clothes: ["fur", "crimson", "leather"], eyes: "open", brows: "kind", nose: "small", mouth: "lips", extras: ["blush"] },
  adalbert: { field: "parchment", skin: "fair", head: "long", hair: ["tufts", "silver"], hat: ["mitre", "linen", "gold"], clothes: ["robe", "purple", "gold"], eyes: "old", brows: "raised", nose: "long", mouth: "smirk" },
  sidonia: { field: "clay", skin: "olive", head: "heart", hair: ["widow", "sable"], hat: ["coronet", "gold", "vert"], clothes: ["collar", "black", "wine"], eyes: "sly", brows: "one", nose: "straight", mouth: "smirk" },
  hasso: { field: "dusk", skin: "brown", head: "square", hair: ["tousled", "sable"], beard: ["stubble", "sable"], clothes: ["scarf", "leather", "crimson"], eyes: "narrow", brows: "stern", nose: "broad", mouth: "smirk", extras: ["patch", "earring"] },
  gisela: { field: "shade", skin: "fair", head: "long", hair: ["braids", "silver"], hat: ["feather", "vert", "rust"], clothes: ["cloak", "moss", "leather"], eyes: "sly", brows: "raised", nose: "hook", mouth: "proud", extras: ["drops"] },
  leopoldine: { field: "ochre", skin: "fair", head: "oval", hair: ["swept", "snow"], hat: ["imperial", "gold", "purple"], clothes: ["ruff", "purple"], eyes: "old", brows: "raised", nose: "straight", mouth: "proud", extras: ["drops"] },
  sigismar: { field: "clay", skin: "rosy", head: "square", hair: ["long", "copper"], beard: ["forked", "copper"], hat: ["imperial", "gold", "crimson"], clothes: ["ermine", "azure"], eyes: "open", brows: "bushy", nose: "straight", mouth: "firm" },
  zafira: { field: "sage", skin: "brown", head: "oval", hat: ["turban", "teal", "gold"], clothes: ["beads", "linen", "gold"], eyes: "open", brows: "one", nose: "straight", mouth: "lips", extras: ["glasses", "drops"] },
  balthasar: { field: "parchment", skin: "umber", head: "oval", hair: ["crop", "silver"], beard: ["full", "silver"], hat: ["scholar", "black", "gold"], clothes: ["chain", "crimson", "black"], eyes: "narrow", brows: "calm", nose: "broad", mouth: "smile", extras: ["monocle"] },
};
