import { readFileSync } from "node:fs";
import { join } from "node:path";

import type { Plugin } from "vite";

const FROM = join(import.meta.dirname, "node_modules/pyodide");
/** Where a page finds Python. */
const TO = "pocket/python";
const FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"];

/** Pyodide beside the client: so nothing is loaded from another site. */
export function pocket(): Plugin {
  return {
    name: "tafelronde-pocket",
    apply: "build",
    generateBundle() {
      for (const file of FILES) {
        this.emitFile({ type: "asset", fileName: `${TO}/${file}`, source: readFileSync(join(FROM, file)) });
      }
    },
  };
}
