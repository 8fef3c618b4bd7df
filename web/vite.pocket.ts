import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const NAME = "virtual:pocket";
const FROM = join(import.meta.dirname, "node_modules/pyodide");
const VERSION = (JSON.parse(readFileSync(join(FROM, "package.json"), "utf-8")) as { version: string }).version;
/** Its files are never changed: they have another address with each version. */
const TO = `assets/pocket/python-${VERSION}`;
const SCRIPTS = ["pyodide.mjs", "pyodide.asm.mjs"];
const FETCHED = ["pyodide.asm.wasm", "python_stdlib.zip"];

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
      for (const file of [...SCRIPTS, ...FETCHED]) {
        this.emitFile({ type: "asset", fileName: `${TO}/${file}`, source: readFileSync(join(FROM, file)) });
      }
    },
  };
}
