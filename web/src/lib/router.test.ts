import { expect, it } from "vitest";

import { read } from "./router.svelte";

it.each([
  ["/", { name: "lobby" }],
  ["/table/a%20b/", { name: "table", id: "a b" }],
  ["/table/ab/replay?ply=4", { name: "replay", id: "ab" }],
  ["/table/ab/review", { name: "review", id: "ab" }],
  ["/rules/g#R-3.2", { name: "rules", game: "g" }],
  ["/learn/g", { name: "learn", game: "g" }],
  ["/learn/g/one", { name: "lesson", game: "g", id: "one" }],
  ["/puzzles", { name: "puzzles", game: "" }],
  ["/puzzles/g", { name: "puzzles", game: "g" }],
  ["/puzzles/g/p1", { name: "puzzle", game: "g", id: "p1" }],
  ["/people", { name: "people" }],
  ["/person/u", { name: "person", user: "u" }],
  ["/daily", { name: "daily", day: "" }],
  ["/daily/2026-11-23/ab", { name: "compare", day: "2026-11-23", table: "ab" }],
  ["/ratings", { name: "ratings", game: "", players: "" }],
  ["/ratings/g/3?pace=days", { name: "ratings", game: "g", players: "3" }],
  ["/host", { name: "host" }],
  ["/host/join#secret", { name: "join" }],
  ["/tournament/t", { name: "tournament", id: "t" }],
  ["/table", { name: "nowhere" }],
  ["/games/more", { name: "nowhere" }],
  ["/no/such/place", { name: "nowhere" }],
])("reads %s", (path, page) => expect(read(new URL(path, "https://example.org"))).toEqual(page));
