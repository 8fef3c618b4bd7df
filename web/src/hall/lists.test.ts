import { beforeAll, expect, it } from "vitest";

import { plainName } from "../lib/people";
import type { GameCard, Seat, SeatOutcome, TableCard } from "../lib/wire";
import { words } from "../lib/words.svelte";
import { accounts, gameTitle, opponents, seatsOf, standing } from "./lists";

beforeAll(async () => {
  await words.speak("en");
});

const seat = (name: string): Seat => ({
  kind: name ? "person" : "open", colour: "", name, user: name, level: "", ready: true, away: false, online: false,
  resigned: false, character: "", absent: "", before: [], standing: "",
});
const table = (more: Partial<TableCard>): TableCard => ({
  id: "t", game: "rosenkoenig", status: "over", public: false, seats: [seat("Zoë"), seat("Anna"), seat("Bert")],
  you: [0], your_turn: false, ply: 9, changed: 0, outcome: null, unreadable: false, rated: false, handed_in: false, time: null, ...more,
});
/** The winners, as the server tells them. */
const came = (winners: number[], seats: number): SeatOutcome[] =>
  Array.from({ length: seats }, (_, seat) => {
    const won = winners.length === seats ? "draw" : winners.length > 1 ? "shared" : "won";
    return { result: winners.includes(seat) ? won : "lost", place: winners.includes(seat) ? 1 : 1 + winners.length, gave_up: "" };
  });
const ended = (winners: number[], ...scores: number[]) => table({ outcome: { winners, scores, resigned: [], seats: came(winners, 3) } });

it("says where the reader stands", () => {
  expect(standing(table({ status: "playing", your_turn: true }))).toBe("your-turn");
  expect(standing(table({ status: "playing" }))).toBe("playing");
  expect(standing(table({ status: "open" }))).toBe("open");
  expect(standing(table({ status: "playing", unreadable: true, your_turn: true }))).toBe("unreadable");
  expect(standing(table({}))).toBe("over");
  expect(standing(ended([0], 9, 5, 1))).toBe("won");
  expect(standing(ended([0, 1], 9, 9, 1))).toBe("shared");
  expect(standing(ended([2], 9, 5, 1))).toBe("lost");
  expect(standing(ended([0, 1, 2], 1, 1, 1))).toBe("draw");
  expect(standing(ended([2], 9, 5, 1), seatsOf(ended([2]), "Bert"))).toBe("won");
  expect(seatsOf(ended([2]), "")).toEqual([]);
  expect(seatsOf(table({ seats: [seat("Zoë"), seat(""), seat("Zoë")] }), "Zoë")).toEqual([0, 2]);
  expect(standing(ended([]))).toBe("lost"); // all have given up
  expect(standing(ended([0], 9, 5, 1), [])).toBe("over");
  expect(standing(ended([2], 9, 5, 1), [1, 2])).toBe("won");
});

it("names the others and not the free seats", () => {
  expect(opponents(table({}))).toBe("Anna and Bert");
  expect(opponents(table({ seats: [seat("Zoë"), seat(""), seat("Bert")] }))).toBe("Bert");
});

it("tells the points, the winners first", () => {
  const account = (of: TableCard) => accounts(of).map(({ text }) => text).join(" – ");
  expect(account(ended([2], 4, 5, 1))).toBe("Bert\u00a01 – Anna\u00a05 – you\u00a04");
  expect(account(ended([2], 0, 0, 0))).toBe("Bert – you – Anna");
  expect(account(table({}))).toBe("Zoë – Anna – Bert");
  const gaveUp = ended([1], 4, 5, 1);
  if (gaveUp.outcome) gaveUp.outcome = { ...gaveUp.outcome, resigned: [0, 2] };
  expect(account(gaveUp)).toBe("Anna\u00a05 – you\u00a04 (gave up) – Bert\u00a01 (gave up)");
  expect(gameTitle("rosenkoenig", null)).toBe("Rosenkönig");
  expect(accounts(ended([2], 4, 5, 1)).map(({ user }) => user)).toEqual(["Bert", "Anna", "Zoë"]);
  const bot: Seat = { ...seat("Corva"), kind: "bot", user: "" };
  const two = { ...ended([1], 0, 5), seats: [seat("Zoë"), bot], you: [0, 1] };
  expect(accounts(two)).toEqual([{ text: words.say("points-of", { name: plainName(bot), points: 5 }), user: "" }, { text: "Zoë\u00a00", user: "Zoë" }]);
});

it("calls a game as the hall has it, else as its words do, else by its id", () => {
  const games = [{ name: "a", title: "A game" }, { name: "b", title: "B game" }] as GameCard[];
  expect([gameTitle("b", games), gameTitle("c", games), gameTitle("c", null)]).toEqual(["B game", "c", "c"]);
});
