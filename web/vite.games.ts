import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, delimiter, join, resolve } from "node:path";

import type { Plugin } from "vite";

const ROOT = join(import.meta.dirname, "..");
const EXAMPLES = join(ROOT, "examples");
const LANGUAGES = ["en", "nl", "de"];

/** Where the parts of a game lie that the client is built from; a folder may be missing. */
export interface GameFolders {
  name: string;
  /** `index.ts` (the `GameModule`), `Emblem.svelte`, `court.ts`, `board-light.webp`, `board-dark.webp`,
   * `preview.png`. */
  client: string;
  /** `<language>.ftl`, and `web/<language>.ftl` for what only browsers show. */
  messages: string;
  /** The file of the numbered rules in a language. */
  rules: (language: string) => string;
}

const suffix = (language: string) => (language === "en" ? "" : `.${language}`);

const folders = (parent: string): string[] =>
  existsSync(parent)
    ? readdirSync(parent, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

/** A game of the package: its parts stand beside those of the others. */
function ofThePackage(name: string): GameFolders {
  return {
    name,
    client: join(ROOT, "web/src/games", name),
    messages: join(ROOT, "src/tafelronde/games", name, "messages"),
    rules: (language) => join(ROOT, "docs/rules", `${name}${suffix(language)}.md`),
  };
}

/** A game of somebody else's: everything is in one folder, which has the game's name. */
function fromOutside(folder: string): GameFolders {
  return {
    name: basename(folder),
    client: join(folder, "web"),
    messages: join(folder, "messages"),
    rules: (language) => join(folder, `rules${suffix(language)}.md`),
  };
}

/** The games of the package, and those in the folders of `TAFELRONDE_MORE_GAMES` (relative to the
 * repository, separated as in PATH). The tests have the examples, too. */
export function games(): GameFolders[] {
  const named = (process.env.TAFELRONDE_MORE_GAMES ?? "").split(delimiter).filter(Boolean);
  const examples = process.env.VITEST ? folders(EXAMPLES).map((name) => join(EXAMPLES, name)) : [];
  const outside = new Set([...named, ...examples].map((folder) => resolve(ROOT, folder)));
  const own = new Set([...folders(join(ROOT, "src/tafelronde/games")), ...folders(join(ROOT, "web/src/games"))]);
  return [...[...own].sort().map(ofThePackage), ...[...outside].map(fromOutside)].filter(
    ({ client, messages }) => existsSync(join(client, "index.ts")) || existsSync(messages),
  );
}

/** An object literal with what is there of each game. */
function literal(found: (game: GameFolders) => string | null): string {
  const lines = games().flatMap((game) => {
    const value = found(game);
    return value === null ? [] : `${JSON.stringify(game.name)}: ${value},`;
  });
  return `{\n${lines.join("\n")}\n}`;
}

/** Imports of a file of every game that has it, and an object with them. */
function eager(file: string, member: string): string {
  const imports: string[] = [];
  const all = literal(({ client }) => {
    const path = join(client, file);
    if (!existsSync(path)) return null;
    imports.push(`import { ${member} as _${imports.length} } from ${JSON.stringify(path)};`);
    return `_${imports.length - 1}`;
  });
  return `${imports.join("\n")}\nexport default ${all};`;
}

const lazily = (path: string): string | null => (existsSync(path) ? `() => import(${JSON.stringify(path)})` : null);

/** The addresses of the pictures of every game's board: by day, and by night. */
function boards(): string {
  const imports: string[] = [];
  const all = literal(({ client }) => {
    const files = ["board-light.webp", "board-dark.webp"].map((file) => join(client, file));
    if (!files.every((file) => existsSync(file))) return null;
    const names = files.map((file) => {
      imports.push(`import _${imports.length} from ${JSON.stringify(`${file}?url`)};`);
      return `_${imports.length - 1}`;
    });
    return `[${names.join(", ")}]`;
  });
  return `${imports.join("\n")}\nexport default ${all};`;
}

const MODULES: Record<string, () => string> = {
  "virtual:games": () => `export default ${literal(({ client }) => lazily(join(client, "index.ts")))};`,
  "virtual:games/emblems": () => eager("Emblem.svelte", "default"),
  "virtual:games/boards": boards,
  "virtual:games/courts": () => eager("court.ts", "court"),
  "virtual:games/rules": () => {
    const told = (game: GameFolders) => {
      const texts = LANGUAGES.flatMap((language) => {
        const file = game.rules(language);
        return existsSync(file) ? `${language}: () => import(${JSON.stringify(`${file}?raw`)})` : [];
      });
      return texts.length ? `{ ${texts.join(", ")} }` : null;
    };
    return `export default ${literal(told)};`;
  },
};

/** The games' contributions to the client: `virtual:games` loads their modules, `virtual:games/emblems`
 * has their emblems, `virtual:games/boards` the pictures of their boards, `virtual:games/courts` the
 * portraits of their bots, `virtual:games/rules` loads the text of their rules; and as
 * `previews/<game>.png` the picture that messengers show of a link. */
export function gameFolders(): Plugin {
  return {
    name: "tafelronde-games",
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load: (id) => (id.startsWith("\0") ? MODULES[id.slice(1)]?.() : undefined),
    generateBundle() {
      for (const { name, client } of games()) {
        const file = join(client, "preview.png");
        if (!existsSync(file)) continue;
        this.emitFile({ type: "asset", fileName: `previews/${name}.png`, source: readFileSync(file) });
      }
    },
  };
}
