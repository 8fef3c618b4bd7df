/** The manifest of a game's module (tafelronde.core.wasm.manifest writes it). */

export type NumberType = "int8" | "int16" | "int32" | "int64" | "uint8" | "uint32" | "float32" | "float64" | "bool";

export interface Field {
  readonly name: string;
  readonly offset: number;
  readonly type: NumberType;
  /** Empty for a number. */
  readonly shape: readonly number[];
}

/** The elements of an array's type: numbers, or records with fields. */
export interface Element {
  readonly size: number;
  readonly number?: NumberType;
  readonly fields?: readonly Field[];
}

export interface Argument {
  readonly name: string;
  /** `int64` or `float64`; with dimensions, a type of `elements`. */
  readonly type: string;
  readonly dimensions?: number;
}

export interface Manifest {
  readonly game: string;
  /** The module's file, which lies beside. */
  readonly module: string;
  readonly sha256: string;
  readonly size: number;
  readonly memory: { readonly heap: number; readonly pages: number };
  readonly elements: Readonly<Record<string, Element>>;
  readonly exports: Readonly<
    Record<string, { readonly arguments: readonly Argument[]; readonly result: "int64" | "float64" | null }>
  >;
}
