import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

import { describe, expect, it } from "vitest";

/** From the bottom to the top: a file imports what stands in its own folder or below it. What stands
 * directly in `src` is on top of all. */
const LAYERS = ["lib", "art", "widgets", "games", "play", "components", "pages"];

const CLIENT = import.meta.dirname;
const IMPORT = /\bfrom\s*"([^"]+)"|\bimport\s*\(?\s*"([^"]+)"/g;

/** What vite.games.ts makes: it imports these files of every game. */
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

/** Imports that point upward, and those of one game from another. */
function wrong(sources: readonly Source[]): string[] {
  const game = (path: string) => /^games\/(\w+)\//.exec(path)?.[1];
  return sources.flatMap(({ path, imports }) =>
    imports
      .filter((to) => height(to) > height(path) || (game(path) && game(to) && game(path) !== game(to)))
      .map((to) => `${path} → ${to}`),
  );
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

describe("the files of the client", () => {
  const sources = read(CLIENT);

  it("are all found, in folders that have a layer", () => {
    expect(sources.length).toBeGreaterThan(150);
    const folders = new Set(sources.filter(({ path }) => path.includes("/")).map(({ path }) => path.split("/")[0]));
    expect([...folders].sort()).toEqual([...LAYERS].sort());
    expect(sources.find(({ path }) => path === "main.ts")?.imports).toContain("App.svelte");
    expect(sources.find(({ path }) => path === FOUND)?.imports.length).toBeGreaterThan(8);
  });

  it("import downward only, and no game another", () => expect(wrong(sources)).toEqual([]));

  it("import one another in no circle", () => expect(circle(sources)).toEqual([]));
});

describe("the check", () => {
  it("sees an import that points upward, one between games, and a circle", () => {
    expect(wrong([{ path: "lib/a.ts", imports: ["games/index.ts", "lib/b.ts"] }])).toEqual(["lib/a.ts → games/index.ts"]);
    expect(wrong([{ path: "games/x/a.ts", imports: ["games/y/b.ts", "games/game.ts"] }])).toEqual(["games/x/a.ts → games/y/b.ts"]);
    const [a, b, c] = ["lib/a.ts", "lib/b.ts", "lib/c.ts"] as const;
    expect(circle([{ path: a, imports: [b] }, { path: b, imports: [c] }, { path: c, imports: [b] }])).toEqual([b, c, b]);
    expect(circle([{ path: a, imports: [b, c] }, { path: b, imports: [c] }, { path: c, imports: [] }])).toEqual([]);
  });
});
