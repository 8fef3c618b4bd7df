import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Plugin } from "vite";

/** Where the licences of what the client consists of are told; `tafelronde.pocket.pack` adds what it brings. */
const FILE = "notices.html";
/** Where the packer adds its own. */
const END = "</main>";
const TEXTS = join(import.meta.dirname, "licences");
/** Texts of licences that a package names but does not bring along. */
const KEPT: Readonly<Record<string, string>> = {
  "Apache-2.0": join(import.meta.dirname, "../LICENSE"),
  "MPL-2.0": join(TEXTS, "MPL-2.0.txt"),
};
/** Packages of which no module is in the bundle: the build hands on their files unchanged. */
const AS_THEY_ARE = [join(import.meta.dirname, "node_modules/pyodide")];

/** Here a package goes on with the licences of what it needs itself. */
const OTHERS = /^# Licenses of bundled dependencies/m;

/** The folders of the packages of which something is in the bundle: workers are bundled first, each on its own. */
const bundled = new Set<string>(AS_THEY_ARE);

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly repository?: string | { readonly url: string };
}

/** The folder of the package to which a file belongs; undefined for our own. What the bundler adds is its own. */
export function packageOf(file: string): string | undefined {
  const helper = /^\0(vite|rolldown)\//.exec(file)?.[1];
  if (helper) return join(import.meta.dirname, "node_modules", helper);
  const folder = /^\0?((?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
  return folder && resolve(import.meta.dirname, folder);
}

/** One part of the page: what it is, and its licence in full. */
function part(folder: string): string {
  const told = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8")) as Package;
  const own = readdirSync(folder).filter((name) => /^(licen[cs]e|notice|copying|ofl)(\.|$)/i.test(name));
  const kept = KEPT[told.license ?? ""];
  if (!own.length && !kept) throw new Error(`${told.name}: no text of its licence (${told.license ?? "none is named"})`);
  const texts = own.length ? own.map((name) => join(folder, name)) : [kept as string];
  const source = typeof told.repository === "string" ? told.repository : told.repository?.url;
  return section(`${told.name} ${told.version}`, told.license ?? "", source ?? "", texts);
}

function section(name: string, licence: string, source: string, files: readonly string[]): string {
  const text = files.map((file) => readFileSync(file, "utf-8").split(OTHERS)[0]?.trim()).join("\n\n");
  const about = [licence, source].filter(Boolean).map(escaped).join(" · ");
  return `<section>\n<h2>${escaped(name)}</h2>\n<p>${about}</p>\n<pre>${escaped(text)}</pre>\n</section>\n`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function page(): string {
  const own = section("Tafelronde", "Apache-2.0", "", [join(import.meta.dirname, "../LICENSE")]);
  const python = section("CPython, in Pyodide", "PSF-2.0", "", [join(TEXTS, "PSF-2.0.txt")]);
  const parts = [...bundled].sort().map(part).join("");
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tafelronde: licences</title></head>
<body>
<main>
<h1>Licences</h1>
${own}${parts}${python}${END}
</body>
</html>
`;
}

function note(file: string): void {
  const folder = packageOf(file);
  if (folder) bundled.add(folder);
}

/** Notes what is bundled, and writes the page once all is; `worker`: one of the workers is built. */
export function notices(worker = false): Plugin {
  return {
    name: "tafelronde-notices",
    generateBundle(_, bundle) {
      for (const each of Object.values(bundle)) {
        const files = each.type === "chunk" ? Object.keys(each.modules) : each.originalFileNames;
        for (const file of files) note(file);
      }
      // Styles are no part of a chunk, but of the modules that were loaded.
      for (const id of this.getModuleIds()) if (/\.css(\?|$)/.test(id)) note(id);
      if (!worker) this.emitFile({ type: "asset", fileName: FILE, source: page() });
    },
  };
}

