/** Messages between the page and the worker of the pocket. */

export type ToWorker =
  /** Load all that is needed, and start `entry`, a `module:function` of Python. */
  | { t: "begin"; entry: string; life?: string }
  /** Say the same, as soon as you can. */
  | { t: "pulse" }
  | { t: "text"; text: string };

export type FromWorker =
  | { t: "progress"; loaded: number; total: number }
  | { t: "ready" }
  /** It holds the lock `life` from now on (`life.ts`). */
  | { t: "lives" }
  | { t: "pulse" }
  | { t: "text"; text: string }
  /** It cannot be loaded, or Python has failed in a way that it did not foresee. */
  | { t: "failed"; message: string };

/** The list that `tafelronde.pocket.pack` wrote: addresses, and how many bytes come from each. */
export interface Pack {
  /** Archives that are unpacked at once: our sources, and wheels. */
  archives: readonly string[];
  /** Archives that are unpacked when they are asked for, by name. */
  more: Readonly<Record<string, string>>;
  /** The manifests of the games' modules. */
  games: Readonly<Record<string, string>>;
  sizes: Readonly<Record<string, number>>;
}
