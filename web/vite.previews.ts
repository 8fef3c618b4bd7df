import { existsSync, readdirSync, readFileSync } from "node:fs";

import type { Plugin } from "vite";

const GAMES = new URL("./src/games/", import.meta.url);

/** What messengers show of a link: each game's `preview.png`, as `previews/<game>.png`. */
export function previews(): Plugin {
  return {
    name: "tafelronde-previews",
    generateBundle() {
      for (const game of readdirSync(GAMES)) {
        const file = new URL(`${game}/preview.png`, GAMES);
        if (!existsSync(file)) continue;
        this.emitFile({ type: "asset", fileName: `previews/${game}.png`, source: readFileSync(file) });
      }
    },
  };
}
