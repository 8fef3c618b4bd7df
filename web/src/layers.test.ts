import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

import { describe, expect, it } from "vitest";

/** The layers from the bottom to the top: a file imports only from its own folder or below it. Files
 * directly in `src` are on top of all. All below `features` know no feature. */
const LAYERS = ["lib", "pocket", "art", "widgets", "games", "hall", "table", "features"];

/** Features stand beside one another. Where one shows what is another's, it is named here, with the
 * reason; it never goes both ways. */
const SHOWN: Readonly<Record<string, string>> = {
  "accounts → notifications": "the page of an account has what one is told while away",
  "deals → reviews": "two tries of a deal are compared as reviews are",
  "house → accounts": "the door signs people in",
  "lobby → handover": "a game played without a network is added to one's own by its record",
  "lobby → matchmaking": "the first page shows who looks for people, and begins to look",
  "lobby → notifications": "the first page shows invitations to a table",
  "lobby → pocket": "the first page of a table without a server says what that is",
  "lobby → profiles": "the first page shows those whom one follows",
  "lobby → school": "the first page offers newcomers a lesson",
  "moderation → tournaments": "what directors decided is told as what moderators did",
  "notifications → correspondence": "in quiet hours and vacations nothing is sent",
  "playing → correspondence": "the menu of a table has answers and vacations",
  "playing → handover": "the end of a game in a page without a server offers to hand it over",
  "playing → moderation": "what was said or done at a table is reported there",
  "playing → notifications": "friends are invited to a table, and challenged when a game is over",
  "playing → ratings": "the end of a game says what it did to the ratings",
  "profiles → circles": "beside those whom one follows the hall shows one's circles of friends",
  "profiles → moderation": "a person is reported where they are shown",
  "profiles → notifications": "a person is challenged where they are shown",
  "profiles → ratings": "a profile shows the person's ratings",
  "reviews → playing": "what this device advises in a replay is told as a hint is",
  "reviews → school": "an own turning point is tried as a puzzle is",
};

/** The most files in a folder; a test counts with the file that it tests. */
const MOST = 20;

const CLIENT = import.meta.dirname;
const IMPORT = /\bfrom\s*"([^"]+)"|\bimport\s*\(?\s*"([^"]+)"/g;

/** The module that vite.games.ts makes: it imports these files of every game. */
const FOUND = "games/virtual";
const OF_A_GAME = /^games\/\w+\/(index\.ts|Emblem\.svelte|court\.ts)$/;

interface Source {
  path: string;
  imports: readonly string[];
}

/** The file that is meant, from the top of `src`; null for what is not of the client. */
function target(from: string, named: string, all: ReadonlySet<string>): string | null {
  if (named.startsWith("virtual:games") && named !== "virtual:games/rules") return FOUND;
  if (!named.startsWith(".")) return null;
  const path = normalize(join(dirname(from), named)).replaceAll("\\", "/");
  return [path, `${path}.ts`, `${path}.svelte`, `${path}/index.ts`].find((one) => all.has(one)) ?? null;
}

function read(folder: string): Source[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.(ts|svelte)$/.test(path));
  const all = new Set(paths);
  const sources = paths
    .filter((path) => !/\.(test|d)\.ts$/.test(path))
    .map((path) => {
      const named = [...readFileSync(join(folder, path), "utf-8").matchAll(IMPORT)].map((m) => m[1] ?? m[2] ?? "");
      const imports = named.flatMap((one) => target(path, one, all) ?? []);
      return { path, imports: [...new Set(imports)] };
    });
  return [...sources, { path: FOUND, imports: paths.filter((path) => OF_A_GAME.test(path)) }];
}

const height = (path: string): number => {
  const at = LAYERS.indexOf(path.split("/")[0] ?? "");
  return at < 0 ? LAYERS.length : at;
};

const game = (path: string): string | undefined => /^games\/(\w+)\//.exec(path)?.[1];
const feature = (path: string): string | undefined => /^features\/(\w+)\//.exec(path)?.[1];

/** Imports that point upward, and those of one game from another. */
function wrong(sources: readonly Source[]): string[] {
  return sources.flatMap(({ path, imports }) =>
    imports
      .filter((to) => height(to) > height(path) || (game(path) && game(to) && game(path) !== game(to)))
      .map((to) => `${path} → ${to}`),
  );
}

/** The pairs of features of which the first imports the second, each once. */
function pairs(sources: readonly Source[]): string[] {
  const found = sources.flatMap(({ path, imports }) => imports.map((to) => [feature(path), feature(to)] as const));
  return [...new Set(found.filter(([one, other]) => one && other && one !== other).map((pair) => pair.join(" → ")))].sort();
}

/** Files that import one another in a circle; [] where there is none. */
function circle(sources: readonly Source[]): string[] {
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports]));
  const done = new Set<string>();
  function walk(path: string, way: readonly string[]): string[] {
    const begun = way.indexOf(path);
    if (begun >= 0) return [...way.slice(begun), path];
    if (done.has(path)) return [];
    for (const to of importsOf.get(path) ?? []) {
      const found = walk(to, [...way, path]);
      if (found.length > 0) return found;
    }
    done.add(path);
    return [];
  }
  for (const { path } of sources) {
    const found = walk(path, []);
    if (found.length > 0) return found;
  }
  return [];
}

/** Folders with more files than they may hold, and those that lie too deep. */
function crowded(paths: readonly string[]): string[] {
  const folders = new Map<string, number>();
  for (const path of paths.filter((one) => one.includes("/") && one !== FOUND)) {
    folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1);
  }
  const deepest = (folder: string) => (/^(features|games)\//.test(folder) ? 3 : 2);
  return [...folders].flatMap(([folder, count]) =>
    count > MOST || folder.split("/").length > deepest(folder) ? [`${folder}: ${count}`] : [],
  );
}

describe("the files of the client", () => {
  const sources = read(CLIENT);

  it("are all found, in folders that have a layer", () => {
    expect(sources.length).toBeGreaterThan(150);
    const folders = new Set(sources.filter(({ path }) => path.includes("/")).map(({ path }) => path.split("/")[0]));
    expect([...folders].sort()).toEqual([...LAYERS].sort());
    expect(sources.filter(({ path }) => path.startsWith("features/") && !feature(path))).toEqual([]);
    expect(sources.find(({ path }) => path === "main.ts")?.imports).toContain("App.svelte");
    expect(sources.find(({ path }) => path === FOUND)?.imports.length).toBeGreaterThan(8);
  });

  it("import downward only, and no game another", () => expect(wrong(sources)).toEqual([]));

  it("import another feature only where that is written down", () => expect(pairs(sources)).toEqual(Object.keys(SHOWN).sort()));

  it("import one another in no circle, and neither do features", () => {
    expect(circle(sources)).toEqual([]);
    const features = [...new Set(sources.flatMap(({ path }) => feature(path) ?? []))];
    const shown = (of: string) => Object.keys(SHOWN).flatMap((pair) => (pair.startsWith(`${of} → `) ? [pair.split(" → ")[1] ?? ""] : []));
    expect(circle(features.map((path) => ({ path, imports: shown(path) })))).toEqual([]);
  });

  it("lie in rooms that are not crowded", () => expect(crowded(sources.map(({ path }) => path))).toEqual([]));
});

describe("the check", () => {
  it("sees an import that points upward, one between games, and a circle", () => {
    expect(wrong([{ path: "lib/a.ts", imports: ["games/index.ts", "lib/b.ts"] }])).toEqual(["lib/a.ts → games/index.ts"]);
    expect(wrong([{ path: "games/x/a.ts", imports: ["games/y/b.ts", "games/game.ts"] }])).toEqual(["games/x/a.ts → games/y/b.ts"]);
    const [a, b, c] = ["lib/a.ts", "lib/b.ts", "lib/c.ts"] as const;
    expect(circle([{ path: a, imports: [b] }, { path: b, imports: [c] }, { path: c, imports: [b] }])).toEqual([b, c, b]);
    expect(circle([{ path: a, imports: [b, c] }, { path: b, imports: [c] }, { path: c, imports: [] }])).toEqual([]);
  });

  it("sees an import between features, a base room that knows one, and a room that is crowded or too deep", () => {
    const [a, b, c] = ["features/x/a.ts", "features/y/b.ts", "table/c.ts"] as const;
    expect(pairs([{ path: a, imports: [b, c, "features/x/d.ts"] }, { path: "App.svelte", imports: [a, b] }])).toEqual(["x → y"]);
    expect(wrong([{ path: c, imports: [a] }])).toEqual(["table/c.ts → features/x/a.ts"]);
    const many = Array.from({ length: MOST + 1 }, (_, i) => `table/${i}.ts`);
    expect(crowded([...many, "hall/a.ts", "hall/b/c/d.ts", "games/x/b/c.ts", "games/x/b/c/d.ts"])).toEqual([
      `table: ${MOST + 1}`,
      "hall/b/c: 1",
      "games/x/b/c: 1",
    ]);
    expect(crowded(many.slice(1))).toEqual([]);
  });
});
