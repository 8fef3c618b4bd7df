/** The worker of the pocket: our own Python in Pyodide, with the games' modules in its memory. */

import { LOCK, PYTHON, PYTHON_SIZE } from "virtual:pocket";

import type * as pyodides from "pyodide";
import type { PyCallable } from "pyodide/ffi";

import { live } from "./life.ts";
import type { FromWorker, Pack, ToWorker } from "./messages.ts";
import { type Host, type Movable, place } from "./module.ts";
import { counted } from "./progress.ts";

/** `_module` is what Emscripten made: its `malloc` gives memory. */
type Pyodide = pyodides.PyodideInterface & { _module: { _malloc(size: number): number } };

/** The folder of the client, in which this script lies under assets/. Addresses in `pocket.json` are those in it. */
const HOME = new URL("../", location.href).href;
/** The list that `tafelronde.pocket.pack` wrote. */
const LISTED = "pocket.json";
const SITE = "/lib/tafelronde";
const say = (message: FromWorker) => postMessage(message);

let receive: PyCallable | undefined;
const waiting: string[] = [];

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.t === "begin") {
    if (data.life) live(data.life, () => say({ t: "lives" }));
    void begin(data).catch(failed);
  } else if (data.t === "pulse") say({ t: "pulse" });
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

async function begin({ entry }: ToWorker & { t: "begin" }): Promise<void> {
  const listed = JSON.parse(new TextDecoder().decode(await bytes(LISTED))) as Pack;
  const all = listed.archives.reduce((sum, file) => sum + (listed.sizes[file] ?? 0), PYTHON_SIZE);
  let loaded = 0;
  const plain = globalThis.fetch;
  globalThis.fetch = counted(plain, (bytes) => {
    loaded += bytes;
    say({ t: "progress", loaded: Math.min(loaded, all), total: all });
  });
  const archives = Promise.all(listed.archives.map(bytes));
  const memory = heldMemory();
  const pyodide = await start();
  for (const archive of await archives) unpack(pyodide, archive);
  globalThis.fetch = plain;
  const host: Host = { memory: memory(), take: (size) => pyodide._module._malloc(size) };
  const begun = pyodide.pyimport("tafelronde.pocket.boot").begin as PyCallable;
  receive = begun.callKwargs({
    entry,
    send: (text: string) => say({ t: "text", text }),
    read: (game: string) => {
      const manifest = JSON.parse(new TextDecoder().decode(now(known(listed.games, game)))) as Movable;
      const module = known(listed.games, game).replace(/[^/]*$/, manifest.module);
      return { functions: place(host, now(module), manifest), manifest: JSON.stringify(manifest) };
    },
    more: (name: string) => unpack(pyodide, now(known(listed.more, name))),
  }) as PyCallable;
  say({ t: "ready" });
  waiting.splice(0).forEach(hear);
}

async function start(): Promise<Pyodide> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${HOME}${PYTHON}pyodide.js`)) as typeof pyodides;
  const pyodide = (await loadPyodide({
    indexURL: HOME + PYTHON,
    packageBaseUrl: HOME + PYTHON,
    lockFileContents: LOCK,
  })) as Pyodide;
  pyodide.FS.mkdirTree(SITE);
  pyodide.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(SITE)})`);
  return pyodide;
}

const unpack = (pyodide: Pyodide, archive: Uint8Array) =>
  pyodide.unpackArchive(archive, "zip", { extractDir: SITE });

/** Pyodide does not tell where its memory is: it is that of the first module that is made. Where that cannot be made,
 * Pyodide waits for ever, so it is told here. */
function heldMemory(): () => WebAssembly.Memory {
  let found: WebAssembly.Memory | undefined;
  const plain = WebAssembly.instantiateStreaming as typeof WebAssembly.instantiateStreaming | undefined;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    try {
      const made = await compiled(await source, imports);
      found ??= made.instance.exports.memory as WebAssembly.Memory | undefined;
      return made;
    } catch (error) {
      failed(error);
      throw error;
    }
  };
  /** Where a host does not know `.wasm`, all bytes are taken before they are compiled. */
  const compiled = async (answer: Response, imports?: WebAssembly.Imports) => {
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    const kind = answer.headers.get("Content-Type")?.trim().toLowerCase();
    if (plain && kind === "application/wasm") return plain(answer, imports);
    return WebAssembly.instantiate(await answer.arrayBuffer(), imports);
  };
  return () => {
    if (plain) WebAssembly.instantiateStreaming = plain;
    if (!found) throw new Error("Pyodide was loaded in another way than streaming");
    return found;
  };
}

async function bytes(address: string): Promise<Uint8Array> {
  const answer = await fetch(new URL(address, HOME));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

function known(addresses: Readonly<Record<string, string>>, name: string): string {
  const found = addresses[name];
  if (found === undefined) throw new Error(`nothing was packed for ${name}`);
  return found;
}

/** A file at once: Python waits for it. */
function now(address: string): Uint8Array {
  const request = new XMLHttpRequest();
  request.open("GET", new URL(address, HOME), false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status !== 200) throw new Error(`${address}: ${request.status}`);
  return new Uint8Array(request.response as ArrayBuffer);
}
