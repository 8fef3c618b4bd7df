// Does in a module what kernels did: node replay.mjs MANIFEST CALLS… (benchmarks/recording.py
// wrote them). Says as JSON, for each list of calls, in how many something else came out, in which
// first, and how many seconds the kernels took. Where a kernel refused to write outside, the module must
// end the call; nothing may ever be written before or behind an array.
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

import ts from "typescript";

/** The engine, its types taken away. */
async function engineOf(folder) {
  const out = mkdtempSync(join(tmpdir(), "engine-"));
  writeFileSync(join(out, "package.json"), '{"type": "module"}');
  const compilerOptions = { module: "ESNext", target: "ES2022", rewriteRelativeImportExtensions: true };
  for (const name of ["memory", "engine"]) {
    const text = readFileSync(join(folder, `${name}.ts`), "utf-8");
    writeFileSync(join(out, `${name}.js`), ts.transpileModule(text, { compilerOptions }).outputText);
  }
  return (await import(pathToFileURL(join(out, "engine.js")).href)).Engine;
}

/** Bytes around each array. */
const ZONE = 64;

const hash = (bytes) => createHash("sha256").update(bytes).digest("hex");

function replay(engine, file) {
  const content = readFileSync(join(dirname(file), "content.bin"));
  const arrays = new Map();
  const wrong = [];
  let seconds = 0;
  JSON.parse(readFileSync(file, "utf-8")).forEach(({ kernel, arguments: said, result }, number) => {
    const given = [];
    for (const one of said) {
      if ("number" in one) given.push(typeof one.number === "string" ? BigInt(one.number) : one.number);
      else if ("same" in one) given.push(given[one.same].as(one.type, ...one.shape));
      else {
        if (!arrays.has(one.id)) arrays.set(one.id, engine.array(one.type, ...one.shape));
        const array = arrays.get(one.id);
        if ("at" in one) array.bytes.set(content.subarray(one.at, one.at + one.size));
        given.push(array);
      }
    }
    const begun = performance.now();
    let found = "raises";
    try {
      found = engine.call(kernel, ...given);
    } catch (error) {
      if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    }
    seconds += (performance.now() - begun) / 1000;
    const beside = given.some((one) => typeof one === "object" && !engine.isIntact(one));
    if (beside) wrong.push(`call ${number}, ${kernel}: writes beside an array`);
    const names = engine.manifest.exports[kernel].arguments.map(({ name }) => name);
    const other = said.flatMap((one, k) => ("after" in one && hash(given[k].bytes) !== one.after ? [names[k]] : []));
    if (result !== null && !Object.is(found, result)) other.push(`returns ${found}, not ${result}`);
    if (other.length > 0) wrong.push(`call ${number}, ${kernel}: ${other.join(", ")}`);
  });
  for (const array of arrays.values()) {
    if (!engine.isIntact(array)) wrong.push("some call writes far beside its arrays");
    engine.free(array);
  }
  return { wrong: wrong.length, first: wrong[0] ?? null, seconds };
}

const [manifestFile, ...files] = process.argv.slice(2);
const manifest = JSON.parse(readFileSync(manifestFile, "utf-8"));
const Engine = await engineOf(join(import.meta.dirname, "engine"));
const engine = await Engine.load(manifest, readFileSync(join(dirname(manifestFile), manifest.module)), ZONE);
console.log(JSON.stringify({ memory: engine.memory, lists: files.map((file) => replay(engine, file)) }));
