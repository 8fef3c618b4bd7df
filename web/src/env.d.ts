declare module "virtual:words/*" {
  export const shared: string;
  export const games: Record<string, string>;
  export const more: Record<string, () => Promise<{ default: string }>>;
}

declare module "virtual:games" {
  const modules: Record<string, () => Promise<{ default: import("./games/game").GameModule }>>;
  export default modules;
}

declare module "virtual:games/emblems" {
  const emblems: Record<string, import("svelte").Component>;
  export default emblems;
}

declare module "virtual:games/boards" {
  const boards: Record<string, readonly [light: string, dark: string]>;
  export default boards;
}

declare module "virtual:games/courts" {
  const courts: Record<string, Record<string, import("./art/court/recipe").Recipe>>;
  export default courts;
}

declare module "virtual:games/rules" {
  type Load = () => Promise<{ default: string }>;
  const texts: Record<string, Partial<Record<string, Load>>>;
  export default texts;
}

declare module "virtual:pocket" {
  /** The folder in which a page finds Pyodide. */
  export const PYTHON: string;
  /** The number of bytes that come from it. */
  export const PYTHON_SIZE: number;
  /** The list of packages that it may load: none. */
  export const LOCK: string;
}

declare module "*.svelte" {
  import type { Component } from "svelte";
  const component: Component;
  export default component;
}
