/** The pages beside the hall, as the lists of them name them. */

import type { Component } from "svelte";

import type { Page } from "./lib/router.svelte";

export type Name = Exclude<Page["name"], "lobby" | "nowhere">;

export interface Way<Props extends object> {
  /** Its component, which is given what the address names. */
  load: () => Promise<{ default: Component<Props> }>;
  /** Catalogues that it needs before it shows, as `words.learn` names them. */
  words?: readonly string[];
}
export type Ways = { [N in Name]: Way<Omit<Extract<Page, { name: N }>, "name">> };
