/** The pages that are away from the tables: their list comes when somebody first goes to one. */

import type { Name, Ways } from "./ways";

export const FURTHER: Pick<Ways, Exclude<Name, "table" | "replay" | "review">> = {
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
  ratings: { load: () => import("./features/ratings/RatingsPage.svelte") },
  host: { load: () => import("./features/moderation/HostPage.svelte") },
  join: { load: () => import("./features/moderation/JoinPage.svelte") },
  tournaments: { load: () => import("./features/tournaments/TournamentsPage.svelte") },
  tournament: { load: () => import("./features/tournaments/TournamentPage.svelte") },
  desk: { load: () => import("./features/tournaments/desk/DeskPage.svelte"), words: ["/desk"] },
  paper: { load: () => import("./features/tournaments/desk/PaperPage.svelte"), words: ["/desk"] },
  circle: { load: () => import("./features/circles/CirclePage.svelte"), words: ["/inviting"] },
  shown: { load: () => import("./features/reviews/shown/ShownPage.svelte") },
};
