import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answer, FakeSocket, type Request, takeSockets } from "../../../../testing/server";
import { choice, frame, news } from "../../../../testing/table";
import { link } from "../../../lib/link.svelte";
import type { Solve, Solving as Stand } from "../../../lib/wire";
import type { Listeners } from "../../../pocket/pocket";
import { stop } from "./replies";
import { Solving } from "./solving.svelte";

const wishes = { here: true };
vi.mock("../../../pocket/offer", () => ({ wished: () => wishes.here, wish: (here: boolean) => (wishes.here = here) }));
interface Opened extends Listeners {
  sent: string[];
  closed: boolean;
}
const opened: Opened[] = [];
vi.mock("../../../pocket/pocket", () => ({
  open: (_: string, told: Listeners) => {
    const one = { ...told, sent: [] as string[], closed: false };
    opened.push(one);
    return { send: (text: string) => one.sent.push(text), close: () => (one.closed = true) };
  },
}));

/** The reply for which the device is asked after this number of answers; null: after two it is the
 * reader's turn. */
const reply = (number: number) => (number < 2 ? { game: "rosenkoenig", bot: "hard", state: `after ${number}`, seed: 1 } : null);

/** A puzzle at which all but A is wrong. */
function puzzle({ done = [], here = false, replies = [] }: Solve): Stand {
  const wrong = done.at(-1) !== undefined && done.at(-1) !== "A";
  return {
    card: { id: "p", theme: "", level: 1, rating: 900, decisions: 2, unseen: false, players: 2, kind: 0, first: -1 },
    state: wrong ? "wrong" : "asked", seat: 0, refuted: null, idea: "odds", named: null, decisions: 2, hint: null,
    done: done.filter((one) => one === "A"), wrong: wrong ? choice(done.at(-1) ?? "", "play", {}) : null,
    reply: wrong && here ? reply(replies.length) : null, refused: null, reasons: [], worth: 0, second: 0, rated: null,
    news: news(done.length + replies.length, 0), frames: [frame(0)],
  };
}

let asked: Request[] = [];
let solving: Solving;
const bodies = () => asked.splice(0).map(({ body }) => body as Solve);
/** The question that the worker got last. */
const question = () => JSON.parse(opened.at(-1)?.sent.at(-1) ?? "null") as unknown;

beforeEach(async () => {
  opened.splice(0);
  wishes.here = true;
  takeSockets();
  asked = answer(({ body }) => puzzle(body as Solve));
  link.open();
  FakeSocket.last.welcome();
  solving = new Solving("rosenkoenig", "p");
  await vi.waitFor(() => expect(solving.stand).not.toBeNull());
  bodies();
});
afterEach(() => {
  solving.leave();
  stop();
  vi.unstubAllGlobals();
});

it("says that it is part of a run", async () => {
  wishes.here = false;
  const run = new Solving("rosenkoenig", "p", true);
  await vi.waitFor(() => expect(run.stand).not.toBeNull());
  expect(bodies()).toEqual([{ done: [], in_run: true }]);
  run.leave();
});

it("is over once it is solved, or its answer is shown", async () => {
  expect([solving.asks, solving.over]).toEqual([true, false]);
  for (const state of ["solved", "shown", "wrong"] as const) {
    answer(({ body }) => ({ ...puzzle(body as Solve), state }));
    await solving.move(0, "A");
    expect([state, solving.asks, solving.over]).toEqual([state, false, state !== "wrong"]);
  }
});

it("asks for one hint more each time, up to the last", async () => {
  answer(({ body }) => {
    const step = (body as Solve).hint ?? 0;
    return { ...puzzle(body as Solve), hint: step ? { step, steps: 2, idea: { code: "odds", args: {} }, among: [], piece: false, choice: null } : null };
  });
  const steps = async () => (await solving.help(), solving.stand?.hint?.step);
  expect([await steps(), await steps(), await steps()]).toEqual([1, 2, 2]);
});

it("works out on this device how the others answer, one after the other", async () => {
  await solving.move(0, "B");
  expect(solving.working).toBe(true);
  expect(question()).toEqual(reply(0));
  opened[0]?.progress?.(3e6, 13e6);
  expect(solving.loaded).toEqual({ now: 3, all: 13 });
  opened[0]?.text("X");
  await vi.waitFor(() => expect(question()).toEqual(reply(1)));
  opened[0]?.text("Y");
  await vi.waitFor(() => expect(solving.working).toBe(false));
  expect(bodies()).toEqual([
    { done: ["B"], here: true },
    { done: ["B"], replies: ["X"], here: true },
    { done: ["B"], replies: ["X", "Y"], here: true },
  ]);
  expect([opened.length, opened[0]?.closed, solving.log.length]).toEqual([1, false, 3]);
});

it("asks the server where the reader wishes nothing else", async () => {
  wishes.here = false;
  await solving.move(0, "B");
  expect([bodies(), opened, solving.working]).toEqual([[{ done: ["B"] }], [], false]);
  solving.here(); // nobody is to answer
  expect([opened, solving.working, solving.failed]).toEqual([[], false, false]);
});

it("asks nothing of this device where the reader has changed their mind meanwhile", async () => {
  answer(({ body }) => {
    wishes.here = false;
    return puzzle(body as Solve);
  });
  await solving.move(0, "B");
  expect(solving.stand?.reply).toEqual(reply(0));
  expect([opened, solving.working]).toEqual([[], false]);
});

it("forgets an answer that comes when the reader tries again", async () => {
  await solving.move(0, "B");
  await solving.again();
  bodies();
  expect(solving.working).toBe(false);
  opened[0]?.text("X");
  await solving.move(0, "C");
  expect(bodies()).toEqual([{ done: ["C"], here: true }]);
  opened[0]?.text("Z");
  await vi.waitFor(() => expect(bodies()).toEqual([{ done: ["C"], replies: ["Z"], here: true }]));
});

it("stops at once, and begins again with what was found", async () => {
  await solving.move(0, "B");
  opened[0]?.text("X");
  await vi.waitFor(() => expect(question()).toEqual(reply(1)));
  solving.rest();
  await Promise.resolve();
  expect([opened[0]?.closed, solving.working, solving.failed, solving.stand?.state]).toEqual([true, false, false, "wrong"]);
  bodies();
  solving.here();
  expect([opened.length, question()]).toEqual([2, reply(1)]);
  opened[1]?.text("Y");
  await vi.waitFor(() => expect(bodies()).toEqual([{ done: ["B"], replies: ["X", "Y"], here: true }]));
});

it("takes no answer, nor a failure, of what is asked no more", async () => {
  await solving.move(0, "B");
  const [first] = opened;
  await solving.again();
  await solving.move(0, "C");
  bodies();
  first?.failed("no memory");
  await vi.waitFor(() => expect(solving.working).toBe(true));
  expect([solving.failed, bodies()]).toEqual([false, []]);
});

it("says that this device could not, and lets the reader go on", async () => {
  await solving.move(0, "B");
  opened[0]?.failed("no memory");
  await vi.waitFor(() => expect([solving.failed, solving.working]).toEqual([true, false]));
  await solving.again();
  expect(solving.failed).toBe(false);
});
