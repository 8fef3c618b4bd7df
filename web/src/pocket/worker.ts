/** The worker of the pocket: our own Python in Pyodide, with the games' modules in its memory. */

import type * as pyodides from "pyodide";
import type { PyCallable } from "pyodide/ffi";

import type { Manifest } from "../engine/manifest.ts";
import type { FromWorker, Pack, ToWorker } from "./messages.ts";
import { type Host, place } from "./module.ts";
import { counted } from "./progress.ts";

/** `_module` is what Emscripten made: its `malloc` gives memory. */
type Pyodide = pyodides.PyodideInterface & { _module: { _malloc(size: number): number } };

const SITE = "/lib/tafelronde";
/** What Pyodide fetches: its engine, and the standard library. */
const OF_PYTHON: Readonly<Record<string, number>> = { "pyodide.asm.wasm": 9_598_218, "python_stdlib.zip": 2_545_637 };

const say = (message: FromWorker) => postMessage(message);

let receive: PyCallable | undefined;
const waiting: string[] = [];

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.t === "begin") void begin(data).catch(failed);
  else if (receive) hear(data.text);
  else waiting.push(data.text);
});

function failed(error: unknown): void {
  say({ t: "failed", message: error instanceof Error ? error.message : String(error) });
}

function hear(text: string): void {
  void (async () => {
    await (receive?.(text) as unknown);
  })().catch(failed);
}

async function begin({ python, pack, entry, also = [] }: ToWorker & { t: "begin" }): Promise<void> {
  const listed = (await (await fetch(`${pack}pocket.json`)).json()) as Pack;
  const total = [...listed.archives.map((file) => listed.sizes[file] ?? 0), ...Object.values(OF_PYTHON)];
  const all = total.reduce((sum, one) => sum + one, 0);
  let loaded = 0;
  const plain = globalThis.fetch;
  globalThis.fetch = counted(plain, (bytes) => {
    loaded += bytes;
    say({ t: "progress", loaded: Math.min(loaded, all), total: all });
  });
  const archives = Promise.all([...listed.archives.map((file) => pack + file), ...also].map(bytes));
  const memory = heldMemory();
  const pyodide = await start(python);
  for (const archive of await archives) unpack(pyodide, archive);
  globalThis.fetch = plain;
  const host: Host = { memory: memory(), take: (size) => pyodide._module._malloc(size) };
  const begun = pyodide.pyimport("tafelronde.pocket.boot").begin as PyCallable;
  receive = begun.callKwargs({
    entry,
    send: (text: string) => say({ t: "text", text }),
    read: (game: string) => {
      const manifest = JSON.parse(new TextDecoder().decode(now(pack + (listed.games[game] ?? game)))) as Manifest;
      return { functions: place(host, now(pack + manifest.module), manifest), manifest: JSON.stringify(manifest) };
    },
    more: (name: string) => unpack(pyodide, now(pack + (listed.more[name] ?? name))),
  }) as PyCallable;
  say({ t: "ready" });
  waiting.splice(0).forEach(hear);
}

async function start(python: string): Promise<Pyodide> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${python}pyodide.mjs`)) as typeof pyodides;
  const none = { info: { arch: "wasm32", platform: "", version: "", python: "", abi_version: "" }, packages: {} };
  const pyodide = (await loadPyodide({
    indexURL: python,
    packageBaseUrl: python,
    lockFileContents: none as never, // no package is taken from a list of Pyodide's
    checkAPIVersion: false,
  })) as Pyodide;
  pyodide.FS.mkdirTree(SITE);
  pyodide.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(SITE)})`);
  return pyodide;
}

const unpack = (pyodide: Pyodide, archive: Uint8Array) =>
  pyodide.unpackArchive(archive, "zip", { extractDir: SITE });

/** Pyodide does not tell where its memory is: it is that of the first module that is made. */
function heldMemory(): () => WebAssembly.Memory {
  let found: WebAssembly.Memory | undefined;
  const plain = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...asked) => {
    const made = await plain(...asked);
    found ??= made.instance.exports.memory as WebAssembly.Memory | undefined;
    return made;
  };
  return () => {
    WebAssembly.instantiateStreaming = plain;
    if (!found) throw new Error("Pyodide was loaded in another way than streaming");
    return found;
  };
}

async function bytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** A file at once: Python waits for it. */
function now(address: string): Uint8Array {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${address}: ${request.status}`);
  return new Uint8Array(request.response as ArrayBuffer);
}
