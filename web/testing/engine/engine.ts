/** A game's rules and searches, compiled: a module by its manifest, and its kernels by their names. */

import type { Argument, Element, Manifest } from "../../src/pocket/manifest.ts";
import { Heap, Held } from "./memory.ts";

export type Given = number | bigint | boolean | Held;

type Kernel = (...numbers: (number | bigint)[]) => number | bigint | undefined;

const KEPT = 0xa5;

export class Engine {
  readonly manifest: Manifest;
  readonly #memory: WebAssembly.Memory;
  readonly #kernels: WebAssembly.Exports;
  readonly #heap: Heap;
  readonly #zone: number;
  readonly #lent = new Map<number, number>();

  /** Before and behind each array lie `zone` bytes, which no kernel may write. */
  constructor(manifest: Manifest, instance: WebAssembly.Instance, zone = 0) {
    this.#zone = zone;
    this.manifest = manifest;
    this.#kernels = instance.exports;
    this.#memory = instance.exports.memory as WebAssembly.Memory;
    this.#heap = new Heap(this.#memory, manifest.memory.heap);
  }

  /** The module that the manifest tells of. A module asks for nothing: all that it calls is its own. */
  static async load(manifest: Manifest, module: BufferSource, zone = 0): Promise<Engine> {
    const { instance } = await WebAssembly.instantiate(module, {});
    return new Engine(manifest, instance, zone);
  }

  /** Bytes that the module's memory has now. */
  get memory(): number {
    return this.#memory.buffer.byteLength;
  }

  /** An array of zeros; `type` is a name of the manifest's `elements`. */
  array(type: string, ...shape: number[]): Held {
    const element = this.#element(type);
    const bytes = shape.reduce((all, one) => all * one, element.size);
    const address = this.#heap.take(bytes + 2 * this.#zone) + this.#zone;
    this.#lent.set(address, bytes);
    for (const zone of this.#zones(address)) zone.fill(KEPT);
    return new Held(this.#memory, type, element, shape, address);
  }

  /** Whether nobody wrote before or behind an array of `array`. */
  isIntact(array: Held): boolean {
    return this.#zones(array.address).every((zone) => zone.every((byte) => byte === KEPT));
  }

  #zones(address: number): Uint8Array[] {
    const begins = [address - this.#zone, address + (this.#lent.get(address) ?? 0)];
    return begins.map((begin) => new Uint8Array(this.#memory.buffer, begin, this.#zone));
  }

  /** Give an array of `array` back: nobody may use it any more, nor what shares its memory. */
  free(array: Held): void {
    this.#heap.give(array.address - this.#zone);
    this.#lent.delete(array.address);
  }

  /** Call a kernel with its arguments in order. An error that it raises is a RuntimeError. */
  call(name: string, ...given: Given[]): number {
    const said = this.manifest.exports[name];
    if (!said) throw new Error(`${this.manifest.game} has no kernel ${name}`);
    if (said.arguments.length !== given.length) {
      throw new Error(`${name} takes ${said.arguments.length} arguments, not ${given.length}`);
    }
    const numbers = said.arguments.flatMap((argument, k) => this.#handed(name, argument, given[k] as Given));
    const kernel = this.#kernels[name] as Kernel;
    return Number(kernel(...numbers) ?? 0);
  }

  #element(type: string): Element {
    const element = this.manifest.elements[type];
    if (!element) throw new Error(`${this.manifest.game} has no arrays of ${type}`);
    return element;
  }

  #handed(kernel: string, argument: Argument, given: Given): (number | bigint)[] {
    if (argument.dimensions === undefined) {
      if (given instanceof Held) throw new Error(`${kernel}: ${argument.name} is a number`);
      return [argument.type === "int64" ? BigInt(given) : Number(given)];
    }
    const fits =
      given instanceof Held &&
      given.shape.length === argument.dimensions &&
      (given.type === argument.type || given.element.number === (this.#element(argument.type).number ?? "none"));
    if (!fits) throw new Error(`${kernel}: ${argument.name} is an array of ${argument.type}, ${argument.dimensions}-dimensional`);
    return [given.address, ...given.shape];
  }
}
