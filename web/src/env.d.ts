declare module "virtual:words/index" {
  type Loader = () => Promise<{ default: string }>;
  export const games: Record<string, Record<string, Loader>>;
}

declare module "virtual:words/*" {
  export const shared: string;
  export const games: Record<string, string>;
}

declare module "*.svelte" {
  import type { Component } from "svelte";
  const component: Component;
  export default component;
}
