import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answer, FakeSocket, type Request, takeSockets } from "../../testing/server";
import { link } from "../lib/link.svelte";
import { router } from "../lib/router.svelte";
import type { GameCard, TableCard } from "../lib/wire";
import { hall } from "./hall.svelte";

const card = (id: string, more: Partial<TableCard> = {}): TableCard => ({
  id, game: "g", status: "playing", public: true, seats: [], you: [], your_turn: false, ply: 0, changed: 0, outcome: null, unreadable: false, rated: false, handed_in: false, time: null, ...more,
});
const GAMES = [{ name: "g" }] as unknown as GameCard[];
let tables: readonly TableCard[] = [];
let asked: Request[] = [];
const routes = () => asked.splice(0).map(({ route }) => route);
const settle = () => vi.advanceTimersByTimeAsync(0);

// The hall is opened once, as the page does it.
vi.useFakeTimers();
hall.open();

beforeEach(() => {
  tables = [];
  takeSockets();
  asked = answer(({ route }) => (route === "GET /api/games" ? GAMES : tables));
});
afterEach(() => {
  vi.unstubAllGlobals();
  router.page = { name: "lobby" };
  hall.tables = null;
});
async function come(page: typeof router.page): Promise<void> {
  router.page = page;
  link.open();
  FakeSocket.last.welcome();
  await settle();
}

it("knows the games at every connection, and the tables where it is not told of them", async () => {
  tables = [card("a")];
  await come({ name: "games" });
  expect(routes()).toEqual(["GET /api/games", "GET /api/tables"]);
  expect([hall.games, hall.tables]).toEqual([GAMES, tables]);
  expect([hall.newcomer, hall.follows]).toEqual([false, false]); // nobody is greeted before the lobby says so
  await come({ name: "lobby" });
  expect(routes()).toEqual(["GET /api/games"]);
});

it("keeps what it knew where no answer comes", async () => {
  tables = [card("a")];
  await come({ name: "games" });
  asked = answer(() => Promise.reject(new TypeError("no network")));
  await come({ name: "games" });
  expect(routes()).toEqual(["GET /api/games", "GET /api/tables"]);
  expect([hall.games, hall.tables]).toEqual([GAMES, tables]);
});

it("asks again for games that it does not know", async () => {
  hall.games = null;
  asked = answer(() => Promise.reject(new TypeError("no network")));
  await come({ name: "table", id: "a" });
  expect(hall.games).toBe(null);
  asked = answer(({ route }) => (route === "GET /api/games" ? GAMES : tables));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(hall.games).toEqual(GAMES);
  routes();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(routes()).not.toContain("GET /api/games");
});

it("is told of every change while somebody stays in it", async () => {
  await come({ name: "lobby" });
  const leave = hall.stay();
  const said = () => FakeSocket.last.sent.map((message) => (message.t === "lobby" ? message.on : message.t));
  expect(said()).toEqual([true]);
  expect(FakeSocket.last.sent[0]).toMatchObject({ t: "lobby", changes: true });
  FakeSocket.last.says({ t: "lobby", tables: [card("b")], newcomer: true, follows: true });
  expect(hall.tables?.map(({ id }) => id)).toEqual(["b"]);
  expect(hall.newcomer).toBe(true);
  expect(hall.follows).toBe(true);
  FakeSocket.last.sent.forEach(({ id }) => FakeSocket.last.done(id));
  await come({ name: "lobby" });
  expect(said()).toEqual([true]);
  leave();
  expect(said()).toEqual([true, false]);
  FakeSocket.last.sent.forEach(({ id }) => FakeSocket.last.done(id));
  await come({ name: "lobby" });
  expect(said()).toEqual([]);
});

it("takes in what has changed, the last change first", async () => {
  await come({ name: "lobby" });
  const leave = hall.stay();
  const changed = (id: string, at: number) => card(id, { changed: at });
  const shown = () => hall.tables?.map(({ id, changed: at }) => `${id}${at}`);
  FakeSocket.last.says({ t: "lobby", tables: [changed("a", 3), changed("b", 2), changed("c", 1)], newcomer: true, follows: false });
  FakeSocket.last.says({ t: "lobby-changes", tables: [changed("b", 5), changed("d", 4)], without: ["b", "d", "c"] });
  expect(shown()).toEqual(["b5", "d4", "a3"]);
  expect(hall.newcomer).toBe(true);
  hall.tables = null;
  FakeSocket.last.says({ t: "lobby-changes", tables: [], without: ["a"] });
  expect(shown()).toEqual([]);
  leave();
  FakeSocket.last.sent.forEach(({ id }) => FakeSocket.last.done(id));
  await settle();
});

it("is looked at now and then from elsewhere, more often while one plays", async () => {
  await come({ name: "rules", game: "g" });
  routes();
  await vi.advanceTimersByTimeAsync(74_000);
  expect(routes()).toEqual([]);
  await vi.advanceTimersByTimeAsync(16_000);
  expect(routes()).toEqual(["GET /api/tables"]);
  hall.tables = [card("a", { you: [0] }), card("b", { status: "open" })];
  tables = hall.tables;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(routes()).toEqual(["GET /api/tables"]);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(routes()).toEqual(["GET /api/tables"]);
  tables = hall.tables = [card("a"), card("b", { you: [0], status: "open" })]; // others play, one's own waits
  await vi.advanceTimersByTimeAsync(60_000);
  expect(routes()).toEqual([]);
});

it("is not looked at without a line, and keeps what it knew when nothing comes", async () => {
  tables = [card("a", { you: [0] })];
  await come({ name: "games" });
  routes();
  asked = answer(() => Promise.reject(new TypeError("no network")));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(routes()).toEqual(["GET /api/tables"]);
  expect([hall.tables, hall.games]).toEqual([tables, GAMES]);
  FakeSocket.last.breaks();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(routes()).toEqual([]);
});

it("tells where it is the reader's turn, but for the table at which he looks", () => {
  hall.tables = [card("a", { your_turn: true }), card("b"), card("c", { your_turn: true })];
  const waiting = () => hall.waiting.map(({ id }) => id);
  router.page = { name: "lobby" };
  expect(waiting()).toEqual(["a", "c"]);
  router.page = { name: "table", id: "a" };
  expect(waiting()).toEqual(["c"]);
  router.page = { name: "replay", id: "c" };
  expect(waiting()).toEqual(["a"]);
  router.page = { name: "review", id: "c" };
  expect(waiting()).toEqual(["a"]);
  router.page = { name: "rules", game: "c" };
  expect(waiting()).toEqual(["a", "c"]);
  hall.tables = null;
  expect(waiting()).toEqual([]);
});
