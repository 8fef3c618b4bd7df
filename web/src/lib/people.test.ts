import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";

import { company, temperament } from "../hall/court";
import { about, type Piece, pieces, plainName, reason, seatName, seatsThen, sentences, tell, usual, whoGaveUp, why } from "./people";
import type { GameCard, Seat } from "./wire";
import { words } from "./words.svelte";

const SEAT: Seat = {
  kind: "bot",
  colour: "red",
  name: "",
  user: "",
  level: "hard",
  ready: true,
  away: false,
  online: false,
  resigned: false,
  character: "",
  absent: "", before: [], standing: "",
};

const GAME = {
  name: "drakon",
  court: [
    { id: "a", name: "A", level: "easy" },
    { id: "b", name: "B", level: "hard" },
    { id: "c", name: "C", level: "hard" },
    { id: "d", name: "D", level: "hard" },
  ],
} as unknown as GameCard;

beforeAll(async () => {
  globalThis.document ??= { documentElement: { lang: "" } } as unknown as Document;
  await words.speak("en");
});

describe("reason", () => {
  it("says you to who decides, and names them to everybody else", async () => {
    await words.learn("rosenkoenig");
    const seats = [SEAT, { ...SEAT, name: "Corva" }];
    const why = { code: "wins", args: {} };
    expect(reason(why, 1, true, seats, "rosenkoenig")).toBe("It wins the game.");
    expect(reason(why, 1, false, seats, "rosenkoenig")).toBe("It wins the game for Corva.");
  });
});

describe("seatName", () => {
  it("is the character's for a bot", () => {
    expect(seatName({ ...SEAT, name: "Corva", character: "corva" })).toBe("Corva");
  });
  it("says what the bot is where an old table does not say who", () => {
    expect(seatName(SEAT)).toBe("Bot, strong");
  });
  it("is the person's, also of one who has taken a bot's name", () => {
    expect(seatName({ ...SEAT, kind: "person", level: "", name: "Corva" })).toBe("Corva");
    expect(seatName({ ...SEAT, kind: "person", level: "" })).toBe("Somebody gone");
  });
  it("is the sitting-in bot's, not the absent person's", () => {
    expect(seatName({ ...SEAT, name: "Corva", absent: "Ada", away: true, user: "u" })).toBe("Corva");
  });
});

describe("a name in plain text", () => {
  it("tells that it is a bot's", () => {
    expect(plainName({ ...SEAT, name: "Corva" })).toBe("Corva (bot)");
    expect(plainName({ ...SEAT, kind: "person", level: "", name: "Ada" })).toBe("Ada");
  });
  it("says that a seat is free", () => {
    const free = seatName({ ...SEAT, kind: "open", level: "" });
    expect(free).not.toBe("");
    expect(plainName(undefined)).toBe(free);
    expect(seatName({ ...SEAT, kind: "open", level: "", name: "Corva" })).toBe(free);
  });
});

describe("usual", () => {
  it("is the bot in the middle, else the strongest that there is", () => {
    expect(usual(["easy", "medium", "hard"])).toBe("medium");
    expect(usual(["random", "easy"])).toBe("easy");
    expect(usual(["random", "easy", "hard"])).toBe("hard");
    expect(usual([])).toBe("random");
  });
});

describe("sentences", () => {
  const seats = [{ ...SEAT, name: "Corva" }, { ...SEAT, name: "Ada" }];
  const move = (player: number) => ({ code: "skipped", args: { player } });
  it("name the seats, and say the same in a row only once", async () => {
    await words.learn("rosenkoenig");
    const told = sentences([{ ply: 0, tellings: [move(0), move(0)] }, { ply: 1, tellings: [move(0)] }, { ply: 2, tellings: [move(1)] }], seats, "rosenkoenig");
    expect(told).toHaveLength(2);
    expect(told[0]).toContain("Corva");
    expect(told[1]).toContain("Ada");
    expect(tell("event", move(0), seats, "rosenkoenig")).toBe(told[0]);
  });
});

describe("why", () => {
  afterEach(() => words.speak("en"));

  it("is a sentence for every reason, also for one that is not known here", () => {
    const refused = (reason: string) => ({ t: "refused", id: "", reason, message: "", args: {} }) as unknown as Parameters<typeof why>[0];
    expect(why(refused("offline"))).not.toBe(why(refused("nobody-knows")));
    expect(why(refused("nobody-knows"))).toBe(words.say("refusal-trouble"));
    expect(words.has("refusal-trouble")).toBe(true);
  });

  it("says in the reader's language what the server says in English, also within a reason", async () => {
    await words.learn("/refusals");
    await words.speak("de");
    const inner = { "why.why": "'1' is spelled '01'", "why.why.is": "record-spelled", "why.why.found": "'1'", "why.why.expected": "'01'" };
    const args = { line: 3, place: "setup", why: "was changed", "why.is": "record-changed", "why.line": 6, "why.place": "table", ...inner };
    const refused = { reason: "record-unreadable", args } as unknown as Parameters<typeof why>[0];
    const spelled = words.say("record-spelled", { found: "'1'", expected: "'01'" });
    const changed = words.say("record-changed", { line: 6, place: "table", why: spelled });
    expect(changed).toContain("daher");
    expect(changed).not.toContain("is spelled");
    expect(why(refused)).toBe(words.say("refusal-record-unreadable", { line: 3, place: "setup", why: changed }));
    const unknown = { reason: "record-unreadable", args: { ...args, why: "quite new", "why.is": "record-of-tomorrow" } } as unknown as typeof refused;
    expect(why(unknown)).toContain("quite new");
    const whole = { reason: "record-unreadable", args: { line: 0, place: "", why: "", "why.is": "record-empty" } } as unknown as typeof refused;
    expect(why(whole)).toBe("Das ist kein Protokoll, wie Tafelronde es schreibt: die Datei ist leer.");
  });
});

describe("company", () => {
  const ids = (...args: [level: string, count?: number, turn?: number]) =>
    company(GAME, ...args).map(({ id }) => id);
  it("is of the level, all different, and no more than there are", () => {
    expect(ids("hard", 2, 0)).toEqual(["b", "c"]);
    expect(ids("hard", 9, 0)).toEqual(["b", "c", "d"]);
    expect(ids("master", 2, 0)).toEqual([]);
  });
  it("turns, so that one meets others", () => {
    expect(ids("hard", 2, 2)).toEqual(["d", "b"]);
    expect(ids("hard", 1, 4)).toEqual(["c"]);
  });
  it("stays the same during a visit", () => {
    expect(ids("hard")).toEqual(ids("hard"));
  });
});

describe("temperament", () => {
  it("is a sentence of the game's catalogue, at hand in the hall", () => {
    expect(temperament("rosenkoenig", "crowe")).toBe("Counts your cards for you, very politely.");
    expect(temperament("rosenkoenig", "")).toBe("");
    expect(temperament("rosenkoenig", "nobody")).toBe("");
  });
});

describe("sentences", () => {
  const seats: Seat[] = [
    { ...SEAT, name: "Edmund Crowe", character: "crowe" },
    { ...SEAT, kind: "person", level: "", name: "Edmund Crowe", user: "u1" },
  ];
  const told = (parts: readonly Piece[]) => parts.map(({ text, bot }) => (bot ? `${text}*` : text)).join("");

  it("mark the bot, not a person of the same name", () => {
    expect(told(about("winners", [seats[0]], { count: 1 }))).toBe("Edmund Crowe* wins.");
    expect(told(about("winners", [seats[1]], { count: 1 }))).toBe("Edmund Crowe wins.");
    expect(told(about("winners", seats, { count: 2 }))).toMatch(/^Edmund Crowe\*, Edmund Crowe /);
  });
  it("say whose name a person's is", () => {
    expect(about("winners", [seats[1]], { count: 1 })).toContainEqual({ text: "Edmund Crowe", noun: "", user: "u1" });
  });
  it("of the log mark the bots beside the nouns", async () => {
    await words.learn("rosenkoenig");
    const noun = (kind: string, value: string) => (kind === "square" ? `[${value}]` : value);
    const play = (player: number) => ({ code: "play", args: { player, card: "NE2", square: "e5" } });
    expect(told(pieces(play(0), seats, "rosenkoenig", noun))).toBe("Edmund Crowe* plays NE2 to [e5].");
    expect(told(pieces(play(1), seats, "rosenkoenig", noun))).toBe("Edmund Crowe plays NE2 to [e5].");
  });
});

describe("what a sentence is made of", () => {
  const seats: Seat[] = [{ ...SEAT, name: "Corva" }, { ...SEAT, kind: "person", level: "", name: "Ada", user: "u" }];
  const telling = { code: "took", args: { player: 0, other: 1, count: 1, square: "e5", way: "by-force", none: "" } };
  const noun = (kind: string, value: string) => (kind === "square" ? `[${value}]` : null);
  /** The arguments for the catalogue, instead of the sentence. */
  const catalogue = () =>
    vi.spyOn(words, "say").mockImplementation((id, args = {}, game = "") =>
      [id, game, ...Object.entries(args).map(([name, value]) => `${name}=${String(value)}`)].join(" "),
    );
  afterEach(() => vi.restoreAllMocks());

  it("is the names of seats, nouns as the game writes them, and all else as it is", () => {
    catalogue();
    expect(tell("event", telling, seats, "g", noun)).toBe("event-took g player=Corva other=Ada count=1 square=[e5] way=by-force none=");
    expect(tell("event", telling, seats, "g")).toContain("square=e5 way=by-force");
    expect(reason({ code: "wins", args: { gap: 2 } }, 1, false, seats, "g")).toBe("why-wins g gap=2 player=Ada who=they");
  });

  it("is in pieces where it names somebody or something", () => {
    catalogue();
    expect(pieces(telling, seats, "g", noun)).toEqual([
      { text: "event-took g player=", noun: "" }, { text: "Corva", noun: "", bot: true },
      { text: " other=", noun: "" }, { text: "Ada", noun: "", user: "u" },
      { text: " count=1 square=", noun: "" }, { text: "[e5]", noun: "e5" }, { text: " way=by-force none=", noun: "" },
    ]);
    expect(pieces({ code: "x", args: {} }, seats, "g", noun, "choice")).toEqual([{ text: "choice-x g", noun: "" }]);
  });

  it("is said plainly of who has gone, and of a free seat", () => {
    const gone: Seat = { ...SEAT, kind: "person", level: "", name: "Bert", user: "" };
    const free = seatName(undefined);
    catalogue();
    expect(about("left", [gone])).toEqual([{ text: "left  player=Bert names=Bert", noun: "" }]);
    expect(about("left", [])).toEqual([{ text: "left  player= names=", noun: "" }]);
    vi.restoreAllMocks();
    expect(about("winners", [undefined], { count: 1 })[0]?.text).toContain(free);
  });
});

describe("who decided then", () => {
  it("is named in what happened then", async () => {
    await words.learn("rosenkoenig");
    const was = { until: 5, kind: "person" as const, name: "Zoë", level: "", character: "" };
    const now: Seat = { ...SEAT, kind: "bot", name: "Edmund Crowe", before: [was] };
    expect(seatsThen([now], 4).map(seatName)).toEqual(["Zoë"]);
    expect(seatsThen([now], 5).map(seatName)).toEqual(["Edmund Crowe"]);
    const back: Seat = { ...SEAT, kind: "person", name: "Zoë", before: [was, { ...was, until: 9, kind: "bot", name: "Edmund Crowe" }] };
    expect([4, 5, 8, 9].map((ply) => seatName(seatsThen([back], ply)[0]))).toEqual(["Zoë", "Edmund Crowe", "Edmund Crowe", "Zoë"]);
    const twice: Seat = { ...back, before: [{ ...was, until: 0 }, { ...was, until: 0, kind: "bot" }] }; // taken back to the beginning
    expect(seatsThen([twice], 0).map(seatName)).toEqual(["Zoë"]);
  });
});

describe("who gave up a seat that somebody else played on", () => {
  it("is the person, or the program that sat there before", () => {
    const bot: Seat = { ...SEAT, name: "Corva" };
    expect(seatName(whoGaveUp({ ...bot, user: "u", absent: "Ada" }))).toBe("Ada");
    const program = { until: 3, kind: "bot" as const, name: "Prog", level: "mine", character: "" };
    expect(seatName(whoGaveUp({ ...bot, before: [program] }))).toBe("Prog");
    const gone = { until: 3, kind: "person" as const, name: "", level: "", character: "" };
    expect(seatName(whoGaveUp({ ...bot, before: [gone] }))).toBe("Somebody gone");
  });
});
