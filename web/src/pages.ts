/** The pages beside the hall: each loads when somebody first comes to it, with the words that only it says. */

import type { Component } from "svelte";

import type { Page } from "./lib/router.svelte";
import { words } from "./lib/words.svelte";

type Name = Exclude<Page["name"], "lobby" | "nowhere">;

interface Way<Props extends object> {
  /** Its component, which is given what the address names. */
  load: () => Promise<{ default: Component<Props> }>;
  /** Catalogues that it needs before it shows, as `words.learn` names them. */
  words?: readonly string[];
  /** It goes on when the address names something else; without this it begins anew. */
  stays?: true;
}

const PAGES: { [N in Name]: Way<Omit<Extract<Page, { name: N }>, "name">> } = {
  table: { load: () => import("./features/playing/TablePage.svelte") },
  replay: { load: () => import("./features/reviews/ReplayPage.svelte") },
  review: { load: () => import("./features/reviews/ReviewPage.svelte") },
  rules: { load: () => import("./features/rules/RulesPage.svelte"), words: ["/rulebook"] },
  learn: { load: () => import("./features/school/LearnPage.svelte") },
  lesson: { load: () => import("./features/school/LessonPage.svelte") },
  puzzles: { load: () => import("./features/school/puzzles/PuzzlesPage.svelte") },
  puzzle: { load: () => import("./features/school/puzzles/AnyPuzzlePage.svelte") },
  games: { load: () => import("./features/lobby/GamesPage.svelte") },
  account: { load: () => import("./features/accounts/AccountPage.svelte"), words: ["/settings"] },
  people: { load: () => import("./features/profiles/PeoplePage.svelte") },
  person: { load: () => import("./features/profiles/PersonPage.svelte") },
  daily: { load: () => import("./features/deals/DailyPage.svelte") },
  compare: { load: () => import("./features/deals/ComparePage.svelte") },
  ratings: { load: () => import("./features/ratings/RatingsPage.svelte"), stays: true },
  host: { load: () => import("./features/moderation/HostPage.svelte") },
  join: { load: () => import("./features/moderation/JoinPage.svelte") },
  tournaments: { load: () => import("./features/tournaments/TournamentsPage.svelte") },
  tournament: { load: () => import("./features/tournaments/TournamentPage.svelte") },
  desk: { load: () => import("./features/tournaments/desk/DeskPage.svelte"), words: ["/desk"] },
  paper: { load: () => import("./features/tournaments/desk/PaperPage.svelte"), words: ["/desk"] },
  shown: { load: () => import("./features/reviews/shown/ShownPage.svelte") },
};

/** Show another page in the place of these. */
export function replace(names: readonly Name[], load: Way<object>["load"]): void {
  for (const name of names) Object.assign(PAGES[name], { load, words: [] });
}

/** The component of a page, once it and its words are there. */
export async function load(name: Name): Promise<Component<Record<string, unknown>>> {
  const way: Way<never> = PAGES[name];
  const [page] = await Promise.all([way.load(), ...(way.words ?? []).map((each) => words.learn(each))]);
  return page.default as Component<Record<string, unknown>>;
}

/** The key of a visit to a page: where it differs, the page begins anew. */
export function keyOf(page: Page): string {
  return page.name in PAGES && PAGES[page.name as Name].stays ? page.name : Object.values(page).join("/");
}
