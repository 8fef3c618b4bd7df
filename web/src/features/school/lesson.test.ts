import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answer, FakeSocket, refused, type Request, takeSockets } from "../../../testing/server";
import { choice, frame, news } from "../../../testing/table";
import { link, Refusal } from "../../lib/link.svelte";
import { router } from "../../lib/router.svelte";
import { settings } from "../../lib/settings.svelte";
import type { Coached, Learn } from "../../lib/wire";
import { words } from "../../lib/words.svelte";
import { Lesson } from "./lesson.svelte";
import { resumed } from "./resumed";

const N1 = choice("N1", "play", { card: "N1", square: "e6" });
const LEGAL = [N1, choice("draw", "draw", {})];
const STEPS = 4;

/** A lesson: one reads, plays N1, reads, and is at its end. What is not so is told as the server does. */
function coach({ done = [], skip = false }: Learn): Coached | Response {
  const meant = ["", "N1", ""];
  const all = skip ? [...done, meant[done.length] ?? ""] : done;
  const step = all.length;
  const last = all.at(-1);
  const said = (at: number, more: Partial<Coached> = {}): Coached => ({
    step: at, steps: STEPS, done: all.slice(0, at), says: `first-${at}`, at: [], asks: at === 1, corrected: null, refused: null,
    news: news(at, 0, { legal: at === 1 ? LEGAL : [] }), frames: at > 0 ? [frame(at - 1), frame(at)] : [frame(0)], ...more,
  });
  if (step === 2 && last === "draw") return said(1, { corrected: { choice: LEGAL[1] as typeof N1, says: "first-no" } });
  if (step === 2 && last === "W9") return said(1, { refused: refused("off-board") });
  if (all.some((one, i) => one !== meant[i])) return Response.json(refused("lesson-changed"), { status: 409 });
  return said(step);
}

let asked: Request[] = [];
let lesson: Lesson;
const wishes = () => asked.splice(0).map(({ body }) => body);

async function begin(): Promise<void> {
  lesson = new Lesson("rosenkoenig", "first");
  await vi.waitFor(() => expect(lesson.coached ?? lesson.wrong).toBeTruthy());
}

beforeEach(async () => {
  localStorage.clear();
  settings.learnt = false;
  await words.speak("en");
  await words.learn("rosenkoenig/lessons");
  takeSockets();
  asked = answer(({ body }) => coach(body as Learn));
  link.open();
  FakeSocket.last.welcome();
});
afterEach(() => {
  lesson.leave();
  vi.unstubAllGlobals();
  router.page = { name: "lobby" };
});

it("waits until the server knows who asks", async () => {
  link.open();
  FakeSocket.last.breaks();
  lesson = new Lesson("rosenkoenig", "first");
  expect(wishes()).toEqual([]);
  link.open();
  FakeSocket.last.welcome();
  await vi.waitFor(() => expect(lesson.coached).not.toBeNull());
  link.open();
  FakeSocket.last.welcome(); // it came back: the lesson stands where it was
  expect(wishes()).toEqual([{ done: [] }]);
});

it("goes on, back, and to its end", async () => {
  await begin();
  expect([lesson.reads, lesson.finished, lesson.returned]).toEqual([true, false, true]);
  expect(lesson.idle()).toBe("Read on first: choose “Go on”.");
  await lesson.on();
  expect([lesson.reads, lesson.coached?.step, lesson.returned]).toEqual([false, 1, false]);
  await lesson.move(0, lesson.head?.legal[0]?.action ?? "");
  expect([lesson.coached?.step, lesson.head?.ply, lesson.log.length]).toEqual([2, 2, 2]);
  await lesson.command({ t: "undo", seat: 0 });
  expect(lesson.coached?.step).toBe(1);
  await lesson.skip();
  await lesson.on();
  expect([lesson.reads, lesson.finished]).toEqual([false, true]);
  await lesson.back(0);
  expect(lesson.coached?.step).toBe(0);
  expect(wishes()).toEqual([
    { done: [] }, { done: [""] }, { done: ["", "N1"] }, { done: [""] }, { done: [""], skip: true }, { done: ["", "N1", ""] }, { done: [] },
  ]);
});

it("stays where it is when something else is done, and says what", async () => {
  await begin();
  await lesson.on();
  await lesson.move(0, "draw");
  expect(lesson.corrected?.says).toBe("first-no");
  expect([lesson.coached?.step, lesson.head?.ply]).toEqual([1, 1]);
  await expect(lesson.move(0, "W9")).rejects.toThrow(Refusal);
  expect([lesson.coached?.step, lesson.corrected, lesson.busy]).toEqual([1, null, false]);
  await lesson.move(0, "N1");
  expect([lesson.coached?.step, lesson.corrected]).toEqual([2, null]);
});

it("goes on where one was, and at its end begins anew", async () => {
  await begin();
  await lesson.on();
  await lesson.move(0, "N1");
  expect(resumed.of("rosenkoenig", "first")).toMatchObject({ done: ["", "N1"], steps: STEPS });
  lesson.leave();
  await begin();
  expect(lesson.coached?.step).toBe(2);
  expect(settings.learnt).toBe(false);
  await lesson.on();
  expect(resumed.of("rosenkoenig", "first")).toBeNull();
  expect(settings.learnt).toBe(true);
});

it("begins anew where the lesson has changed, or what was kept is damaged", async () => {
  resumed.keep("rosenkoenig", "first", ["N1", "W2"], STEPS);
  await begin();
  expect([lesson.coached?.step, wishes()]).toEqual([0, [{ done: ["N1", "W2"] }, { done: [] }]]);
  for (const kept of ["{", "7", "{\"done\":[1],\"steps\":4}", "{\"done\":\"x\",\"steps\":4}", "{\"steps\":4}"]) {
    localStorage.setItem("tafelronde.lesson.rosenkoenig.first", kept);
    expect(resumed.done("rosenkoenig", "first")).toEqual([]);
  }
});

it("says why it cannot be shown", async () => {
  answer(() => Response.json(refused("not-found"), { status: 404 }));
  await begin();
  expect(lesson.wrong).not.toBe("");
});

it("asks again while the rules are being prepared", async () => {
  let tries = 0;
  answer(({ body }) => {
    tries += 1;
    const wait = { ...refused("rules-warm-up"), retry_after: 0.01 };
    return tries < 3 ? Response.json(wait, { status: 503 }) : coach(body as Learn);
  });
  await begin();
  expect([tries, lesson.coached?.step]).toEqual([3, 0]);
});

it("has the frames that were shown, and no hints", async () => {
  await begin();
  await lesson.on();
  expect((await lesson.frames(0, 3)).map(({ ply }) => ply)).toEqual([0, 1]);
  expect(await lesson.hint()).toBeNull();
});

it("leads to a table that goes on from there", async () => {
  const go = vi.spyOn(router, "go").mockImplementation(() => {});
  await begin();
  await lesson.on();
  asked = answer(() => ({ id: "new" }));
  await lesson.playOn();
  expect(asked[0]?.route).toBe("POST /api/learn/rosenkoenig/first/play-on");
  expect(asked[0]?.body).toMatchObject({ done: [""] });
  expect(go).toHaveBeenCalledWith("/table/new");
  go.mockRestore();
});

it("asks one thing at a time", async () => {
  await begin();
  wishes();
  await Promise.all([lesson.on(), lesson.on()]);
  expect(wishes()).toEqual([{ done: [""] }]);
});
