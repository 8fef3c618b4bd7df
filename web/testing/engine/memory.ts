/** The memory of a module: arrays in it, taken and given back. */

import type { Element, Field, NumberType } from "../../src/pocket/manifest.ts";

export const PAGE = 1 << 16;

const VIEWS = {
  int8: Int8Array,
  uint8: Uint8Array,
  bool: Uint8Array,
  int16: Int16Array,
  int32: Int32Array,
  uint32: Uint32Array,
  int64: BigInt64Array,
  float32: Float32Array,
  float64: Float64Array,
};

export type Values = InstanceType<(typeof VIEWS)[NumberType]>;

const READ: Readonly<Record<NumberType, (view: DataView, at: number) => number>> = {
  int8: (view, at) => view.getInt8(at),
  uint8: (view, at) => view.getUint8(at),
  bool: (view, at) => view.getUint8(at),
  int16: (view, at) => view.getInt16(at, true),
  int32: (view, at) => view.getInt32(at, true),
  uint32: (view, at) => view.getUint32(at, true),
  int64: (view, at) => Number(view.getBigInt64(at, true)),
  float32: (view, at) => view.getFloat32(at, true),
  float64: (view, at) => view.getFloat64(at, true),
};

const product = (shape: readonly number[]): number => shape.reduce((all, one) => all * one, 1);

/** An array in a module's memory. What `values` and `bytes` give is good until memory grows: ask anew. */
export class Held {
  readonly type: string;
  readonly element: Element;
  readonly shape: readonly number[];
  readonly address: number;
  readonly #memory: WebAssembly.Memory;

  constructor(memory: WebAssembly.Memory, type: string, element: Element, shape: readonly number[], address: number) {
    this.#memory = memory;
    this.type = type;
    this.element = element;
    this.shape = shape;
    this.address = address;
  }

  get size(): number {
    return product(this.shape) * this.element.size;
  }

  get bytes(): Uint8Array {
    return new Uint8Array(this.#memory.buffer, this.address, this.size);
  }

  /** The numbers; of records their bytes. */
  get values(): Values {
    const View = VIEWS[this.element.number ?? "uint8"];
    return new View(this.#memory.buffer, this.address, this.size / View.BYTES_PER_ELEMENT);
  }

  /** The rows from `begin` to before `end`, in the same memory. */
  rows(begin: number, end: number): Held {
    const [, ...row] = this.shape;
    const address = this.address + begin * product(row) * this.element.size;
    return new Held(this.#memory, this.type, this.element, [end - begin, ...row], address);
  }

  /** The same memory as an array of other numbers. */
  as(number: NumberType, ...shape: number[]): Held {
    return new Held(this.#memory, number, { size: VIEWS[number].BYTES_PER_ELEMENT, number }, shape, this.address);
  }

  /** A field of a record: its numbers, one after the other. */
  read(name: string, place = 0): number[] {
    const field = this.element.fields?.find((one: Field) => one.name === name);
    if (!field) throw new Error(`${this.type} has no field ${name}`);
    const begin = this.address + place * this.element.size + field.offset;
    const view = new DataView(this.#memory.buffer);
    const step = VIEWS[field.type].BYTES_PER_ELEMENT;
    return Array.from({ length: product(field.shape) }, (_, k) => READ[field.type](view, begin + k * step));
  }
}

/** Memory from `heap` on, lent in blocks whose sizes are powers of two; blocks that are given back are lent again. */
export class Heap {
  readonly #memory: WebAssembly.Memory;
  readonly #sizes = new Map<number, number>();
  readonly #free = new Map<number, number[]>();
  #top: number;

  constructor(memory: WebAssembly.Memory, heap: number) {
    this.#memory = memory;
    this.#top = heap;
  }

  /** The address of so many bytes, zeros. */
  take(bytes: number): number {
    const size = 2 ** Math.max(4, Math.ceil(Math.log2(Math.max(1, bytes))));
    const address = this.#free.get(size)?.pop() ?? this.#fresh(size);
    this.#sizes.set(address, size);
    new Uint8Array(this.#memory.buffer, address, bytes).fill(0);
    return address;
  }

  give(address: number): void {
    const size = this.#sizes.get(address);
    if (size === undefined) throw new Error(`nothing was taken at ${address}`);
    this.#sizes.delete(address);
    this.#free.set(size, [...(this.#free.get(size) ?? []), address]);
  }

  #fresh(size: number): number {
    const address = this.#top;
    const missing = address + size - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE)); // throws where there is no more
    this.#top = address + size;
    return address;
  }
}
