import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

import { games } from "./vite.games.ts";

const PREFIX = "virtual:words/";
const SHARED = join(import.meta.dirname, "../src/tafelronde/words");
/** The folder of what is said in lessons: beside the shared words, and in that of a game. */
const LESSONS = "lessons";
/** The messages of pages of their own, whatever the game: folders beside the shared words; the folder of
 * mails is read by the server alone. */
const PAGES = readdirSync(SHARED, { withFileTypes: true })
  .filter((each) => each.isDirectory() && existsSync(join(SHARED, each.name, "en.ftl")))
  .map(({ name }) => name)
  .filter((name) => ![LESSONS, "web", "mail"].includes(name));

/** The groups of messages that are not sent to browsers: the catalogue names them so in a heading
 * (`## Only in the terminal`), which holds until the next one. */
const ELSEWHERE = /^## Only /;
/** The messages of a game in the hall; the rest comes with the game. */
const HALL = /^(name|pitch|colour-|option-|court-)/;

/** The messages of a catalogue for browsers whose names fit, without comments. */
function messages(text: string, fits: (id: string) => boolean): string {
  let ours = true;
  const kept: string[] = [];
  for (const entry of text.split(/\n(?=[a-zA-Z#])/)) {
    if (/^##(\s|$)/.test(entry)) ours = !ELSEWHERE.test(entry);
    else if (ours && !entry.startsWith("#") && fits(entry.split(/\s*=/)[0] ?? "")) kept.push(entry.trimEnd());
  }
  return kept.join("\n");
}

/** The games that have words. */
const spoken = () => games().filter(({ messages }) => existsSync(messages));

/** Where the words of a game's lessons are; undefined where it has none. */
function lessonsOf(game: string): string | undefined {
  const folder = spoken().find(({ name }) => name === game)?.messages;
  const lessons = folder && join(folder, LESSONS);
  return lessons && existsSync(lessons) ? lessons : undefined;
}

/** `virtual:words/nl`: what is shared, what the hall says of the games, and how to load the rest of that language,
 * `more`: `virtual:words/nl/<game>`, all that a game says; `virtual:words/nl/<game>/lessons`, what is said in its
 * lessons besides; `virtual:words/nl//review`, what is said on that page. */
export function words(): Plugin {
  return {
    name: "tafelronde-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = "", game, part] = id.slice(PREFIX.length + 1).split("/");
      const read = (fits: (id: string) => boolean, folder: string) => {
        const file = join(folder, `${language}.ftl`);
        if (!existsSync(file)) return "";
        this.addWatchFile(file);
        return messages(readFileSync(file, "utf-8"), fits);
      };
      const all = () => true;
      /** The messages of a game, and those that only browsers show. */
      const both = (fits: (id: string) => boolean, shown: (id: string) => boolean, folder: string) =>
        `${read(fits, folder)}\n${read(shown, join(folder, "web"))}`;
      if (!game && part) return `export default ${JSON.stringify(read(all, join(SHARED, part)))};`;
      if (game && part) {
        const folder = lessonsOf(game);
        return `export default ${JSON.stringify(`${read(all, join(SHARED, LESSONS))}\n${folder ? read(all, folder) : ""}`)};`;
      }
      if (game) {
        const folder = spoken().find(({ name }) => name === game)?.messages;
        return `export default ${JSON.stringify(folder ? both(all, all, folder) : "")};`;
      }
      const said = (id: string) => HALL.test(id);
      const hall = spoken().map(({ name, messages }) => [name, both(said, said, messages)]);
      return `export const shared = ${JSON.stringify(both(all, all, SHARED))};
export const games = ${JSON.stringify(Object.fromEntries(hall))};
export const more = ${more(language)};`;
    },
  };
}

/** An object literal: what is loaded beyond the hall's words in a language, and how. */
function more(language: string): string {
  const names = [...spoken().flatMap(({ name }) => [name, `${name}/${LESSONS}`]), ...PAGES.map((page) => `/${page}`)];
  return `{ ${names.map((name) => `${JSON.stringify(name)}: () => import("${PREFIX}${language}/${name}")`).join(", ")} }`;
}
