/** The pages beside the hall: each loads when somebody first comes to it, with the words that only it says. */

import type { Component } from "svelte";

import type { FURTHER } from "./further";
import type { Page } from "./lib/router.svelte";
import { words } from "./lib/words.svelte";
import type { Name, Way, Ways } from "./ways";

/** The pages of a table; `further.ts` has the others. */
const PAGES: Partial<Ways> = {
  table: { load: () => import("./features/playing/TablePage.svelte") },
  replay: { load: () => import("./features/reviews/ReplayPage.svelte") },
  review: { load: () => import("./features/reviews/ReviewPage.svelte") },
};

/** Show another page in the place of these. */
export function replace(names: readonly Name[], load: Way<object>["load"]): void {
  for (const name of names) Object.assign(PAGES, { [name]: { load } });
}

/** The component of a page, once it and its words are there. */
export async function load(name: Name): Promise<Component<Record<string, unknown>>> {
  const way = (PAGES[name] ?? (await import("./further")).FURTHER[name as keyof typeof FURTHER]) as Way<never>;
  const [page] = await Promise.all([way.load(), ...(way.words ?? []).map((each) => words.learn(each))]);
  return page.default as Component<Record<string, unknown>>;
}

/** The key of a visit to a page: where it differs, the page begins anew. The ratings go on when their address
 * names something else. */
export function keyOf(page: Page): string {
  return page.name === "ratings" ? page.name : Object.values(page).join("/");
}
