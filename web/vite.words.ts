import { readdirSync, readFileSync, existsSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const PREFIX = "virtual:words/";
const SOURCES = new URL("../src/tafelronde/", import.meta.url).pathname;
const LANGUAGES = ["en", "nl", "de"];

/** What only the command line says; it is not sent to browsers. */
const TERMINAL =
  /^(command-|help-|preview-|verify-|finding|sim-|arena-|sprt-|bench-|replay-|typed-|notation-help|bad-|no-file|file-trouble|no-record|no-terminal|first-time|how-to-play|choose-game|press-enter)/;
/** What the hall says of a game; the rest comes with the game. */
const HALL = /^(name|pitch|colour-|option-|court-)/;

/** The messages of a catalogue whose names fit, without comments. */
function messages(text: string, fits: (id: string) => boolean): string {
  return text
    .split(/\n(?=[a-zA-Z#])/)
    .filter((entry) => !entry.startsWith("#") && fits(entry.split(/\s*=/)[0] ?? ""))
    .map((entry) => entry.trimEnd())
    .join("\n");
}

/** The games that have words. */
function games(): string[] {
  return readdirSync(join(SOURCES, "games"), { withFileTypes: true })
    .filter((entry) => existsSync(join(SOURCES, "games", entry.name, "messages")))
    .map((entry) => entry.name);
}

/** `virtual:words/nl`: what is shared, and what the hall says of the games. `virtual:words/nl/drakon`:
 * all that a game says. `virtual:words/index`: how to load the latter. */
export function words(): Plugin {
  return {
    name: "tafelronde-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = "", game] = id.slice(PREFIX.length + 1).split("/");
      if (language === "index") return index();
      const read = (fits: (id: string) => boolean, ...path: string[]) => {
        const file = join(SOURCES, ...path, `${language}.ftl`);
        if (!existsSync(file)) return "";
        this.addWatchFile(file);
        return messages(readFileSync(file, "utf-8"), fits);
      };
      const ours = (name: string) => !TERMINAL.test(name);
      const all = () => true;
      if (game) {
        const told = read(ours, "games", game, "messages");
        const shown = read(all, "games", game, "messages", "web");
        return `export default ${JSON.stringify(`${told}\n${shown}`)};`;
      }
      const said = (id: string) => HALL.test(id);
      const hall = games().map((name) => [
        name,
        `${read(said, "games", name, "messages")}\n${read(said, "games", name, "messages", "web")}`,
      ]);
      return `export const shared = ${JSON.stringify(`${read(ours, "words")}\n${read(all, "words", "web")}`)};
export const games = ${JSON.stringify(Object.fromEntries(hall))};`;
    },
  };
}

function index(): string {
  const loaders = games().map((game) => {
    const each = LANGUAGES.map((language) => `${language}: () => import("${PREFIX}${language}/${game}")`);
    return `${JSON.stringify(game)}: { ${each.join(", ")} }`;
  });
  return `export const games = { ${loaders.join(", ")} };`;
}
