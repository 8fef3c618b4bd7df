/** A game's module in a part of another program's memory: of Pyodide's, so that Python's arrays are its own. */

import type { Manifest } from "./manifest.ts";

/** A manifest with what moves its module: where addresses stand, each by its distance from the one before; in code in
 * five bytes, in data as words. */
export interface Movable extends Manifest {
  readonly places: readonly number[];
  readonly words: readonly number[];
}

const MEMORY_SECTION = 5;
const TYPE_SECTION = 1;
const ALIGNED = 16;

/** The host of modules, which takes a part of its memory for good. */
export interface Host {
  readonly memory: WebAssembly.Memory;
  /** The address of so many bytes. */
  take(bytes: number): number;
}

/** A kernel, called with plain numbers: those of an array are its address and its lengths. */
export type Kernel = (...numbers: (number | bigint | boolean)[]) => number | bigint | undefined;

/** The kernels of a module, from then on in the host's memory. */
export function place(host: Host, code: Uint8Array, manifest: Movable): Record<string, Kernel> {
  const size = manifest.memory.heap;
  const base = Math.ceil(host.take(size + ALIGNED) / ALIGNED) * ALIGNED;
  new Uint8Array(host.memory.buffer, base, size).fill(0);
  const module = new WebAssembly.Module(moved(code, manifest, base));
  const begun = () => new WebAssembly.Instance(module, { host: { memory: host.memory } }).exports;
  let exports = begun();
  return Object.fromEntries(
    Object.entries(manifest.exports).map(([name, { arguments: taken }]) => {
      const wide: number[] = [];
      let at = 0;
      for (const { type, dimensions } of taken) {
        if (dimensions === undefined && type === "int64") wide.push(at);
        at += 1 + (dimensions ?? 0);
      }
      const kernel: Kernel = (...numbers) => {
        try {
          return (exports[name] as Kernel)(...numbers);
        } catch (error) {
          exports = begun(); // a call that was ended left its part of the stack taken
          throw error;
        }
      };
      return [name, called(kernel, wide)];
    }),
  );
}

/** A function that takes whole numbers at these places as BigInt does, and returns such a number as an ordinary one
 * where that is exact. */
function called(kernel: Kernel, wide: readonly number[]): Kernel {
  return (...numbers) => {
    for (const at of wide) numbers[at] = BigInt(numbers[at] as number);
    const found = kernel(...numbers);
    if (typeof found !== "bigint") return found;
    const plain = Number(found);
    return Number.isSafeInteger(plain) ? plain : found;
  };
}

/** The module with all its addresses from `base` on, in a memory that it imports as `host.memory`. */
export function moved(code: Uint8Array, { places, words }: Pick<Movable, "places" | "words">, base: number): Uint8Array<ArrayBuffer> {
  const found = code.slice();
  let at = 0;
  for (const step of places) {
    at += step;
    writeFive(found, at, readNumber(found, at)[0] + base);
  }
  const view = new DataView(found.buffer);
  at = 0;
  for (const step of words) {
    at += step;
    view.setUint32(at, view.getUint32(at, true) + base, true);
  }
  return importing(found);
}

/** The module with its memory imported instead of made. */
function importing(code: Uint8Array): Uint8Array<ArrayBuffer> {
  const name = (text: string) => [text.length, ...new TextEncoder().encode(text)];
  const one = [1, ...name("host"), ...name("memory"), 2, 0, 0];
  const parts: Uint8Array[] = [code.subarray(0, 8)];
  let at = 8;
  while (at < code.length) {
    const [size, content] = readNumber(code, at + 1);
    const end = content + size;
    if (code[at] !== MEMORY_SECTION) parts.push(code.subarray(at, end));
    if (code[at] === TYPE_SECTION) parts.push(Uint8Array.of(2, one.length, ...one));
    at = end;
  }
  const whole = new Uint8Array(parts.reduce((all, part) => all + part.length, 0));
  at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A number in seven bits a byte, and where it ends. */
function readNumber(code: Uint8Array, at: number): [value: number, end: number] {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = code[at++] ?? 0;
    value += (byte & 127) * 2 ** shift;
    if (byte < 128) return [value, at];
  }
}

/** The same in five bytes, below 2 ** 31. */
function writeFive(code: Uint8Array, at: number, value: number): void {
  for (let k = 0; k < 5; k++) code[at + k] = ((value >>> (7 * k)) & 127) | (k < 4 ? 128 : 0);
}
