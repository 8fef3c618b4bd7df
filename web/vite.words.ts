import { readdirSync, readFileSync, existsSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const PREFIX = "virtual:words/";
const SOURCES = new URL("../src/tafelronde/", import.meta.url).pathname;

/** What only the command line says; it is not sent to browsers. */
const TERMINAL =
  /^(command-|help-|verify-|finding|sim-|arena-|sprt-|bench-|replay-|typed-|notation-help|bad-|no-file|file-trouble|no-record|no-terminal|first-time|how-to-play|choose-game|press-enter)/;

/** The messages of a file without comments and without those of the terminal. */
function slim(text: string): string {
  return text
    .split(/\n(?=[a-zA-Z#])/)
    .filter((entry) => !entry.startsWith("#") && !TERMINAL.test(entry.split(/\s*=/)[0] ?? ""))
    .map((entry) => entry.trimEnd())
    .join("\n");
}

/** `virtual:words/nl` holds the one catalogue in that language: what is shared, and each game's. */
export function words(): Plugin {
  return {
    name: "tafelronde-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      const read = (...path: string[]) => {
        const file = join(SOURCES, ...path, `${language}.ftl`);
        if (!existsSync(file)) return "";
        this.addWatchFile(file);
        return slim(readFileSync(file, "utf-8"));
      };
      const games = readdirSync(join(SOURCES, "games"), { withFileTypes: true })
        .filter((entry) => existsSync(join(SOURCES, "games", entry.name, "messages")))
        .map((entry) => [entry.name, read("games", entry.name, "messages")]);
      return `export const shared = ${JSON.stringify(`${read("words")}\n${read("words", "web")}`)};
export const games = ${JSON.stringify(Object.fromEntries(games))};`;
    },
  };
}
