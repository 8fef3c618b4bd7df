import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const NAME = "virtual:pocket";
const FROM = join(import.meta.dirname, "node_modules/pyodide");
const VERSION = (JSON.parse(readFileSync(join(FROM, "package.json"), "utf-8")) as { version: string }).version;
/** Its files are never changed: they have another address with each version. */
const TO = `assets/pocket/python-${VERSION}`;
const SCRIPTS = ["pyodide.mjs", "pyodide.asm.mjs"];
/** Many hosts do not know what kind of file ends in `.mjs`, and browsers run no script of an unknown kind. */
const asScript = (name: string) => name.replace(/\.mjs$/, ".js");
const FETCHED = ["pyodide.asm.wasm", "python_stdlib.zip"];

/** A script with the other scripts called by their new names. */
function script(file: string): string {
  return SCRIPTS.reduce(
    (text, name) => text.replaceAll(name, asScript(name)),
    readFileSync(join(FROM, file), "utf-8").replace(/\n\/\/# sourceMappingURL=.*/, ""),
  );
}

/** The pages that lay the table, and the script of theirs that speaks where no other script comes. It is a plain one:
 * browsers run those whatever kind the host calls them. */
const PAGES = /\/(pocket|embed)\.html$/;
const SEEN = "pocket-no-scripts";
const LATE = `setTimeout(() => {
  const app = document.getElementById("app");
  if (app.firstElementChild) return;
  const said = ${JSON.stringify(Object.fromEntries(["en", "nl", "de"].map((language) => [language, sentence(language)])))};
  const told = document.createElement("p");
  told.id = "late";
  told.setAttribute("role", "alert");
  told.textContent = said[navigator.language.slice(0, 2)] ?? said.en;
  document.body.prepend(told);
}, 10_000);
`;
const LATE_AT = `assets/late-${createHash("sha256").update(LATE).digest("hex").slice(0, 8)}.js`;

function sentence(language: string): string {
  const catalogue = readFileSync(join(import.meta.dirname, `../src/tafelronde/words/pocket/${language}.ftl`), "utf-8");
  const found = new RegExp(`^${SEEN} = (.*)$`, "m").exec(catalogue)?.[1];
  if (!found) throw new Error(`${SEEN} is not said in ${language}`);
  return found;
}

/** Pyodide beside the client, so that nothing is loaded from another site, and `virtual:pocket`, which says where. */
export function pocket(worker = false): Plugin {
  let builds = false;
  return {
    name: "tafelronde-pocket",
    configResolved({ command }) {
      builds = command === "build" && !worker;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const size = FETCHED.reduce((all, file) => all + statSync(join(FROM, file)).size, 0);
      const { info } = JSON.parse(readFileSync(join(FROM, "pyodide-lock.json"), "utf-8")) as { info: unknown };
      const lock = { info, packages: {} }; // its own packages lie elsewhere, and none is needed
      const told = { PYTHON: `${TO}/`, PYTHON_SIZE: size, LOCK: JSON.stringify(lock) };
      return Object.entries(told)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
    generateBundle() {
      if (!builds) return;
      for (const file of SCRIPTS) this.emitFile({ type: "asset", fileName: `${TO}/${asScript(file)}`, source: script(file) });
      for (const file of FETCHED) this.emitFile({ type: "asset", fileName: `${TO}/${file}`, source: readFileSync(join(FROM, file)) });
      this.emitFile({ type: "asset", fileName: LATE_AT, source: LATE });
    },
    transformIndexHtml: (_, { path }) =>
      builds && PAGES.test(path) ? [{ tag: "script", attrs: { src: `./${LATE_AT}`, defer: true }, injectTo: "head" }] : [],
  };
}
