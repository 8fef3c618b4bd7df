import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { answer, FakeSocket, refused, type Request, takeSockets } from "../../../../testing/server";
import { choice, frame, news, seat } from "../../../../testing/table";
import { link } from "../../../lib/link.svelte";
import { toasts } from "../../../lib/toasts.svelte";
import type { Tried, Try } from "../../../lib/wire";
import { words } from "../../../lib/words.svelte";
import { Trial } from "./trial.svelte";

const A = choice("A", "play", {});
const PLY = 3;
let asked: Request[] = [];
let trial: Trial;
/** The answers to a wish to think, one after the other; the last stays. */
let thoughts: (Tried | Response | Promise<Tried>)[] = [];
const tried = (verdict: Tried["verdict"]): Tried =>
  ({ verdict, choice: verdict === "asked" ? null : A, refused: null, news: news(PLY, 0), frames: [frame(PLY)] }) as unknown as Tried;
const later = (reason: string) => Response.json({ ...refused(reason), retry_after: 2 }, { status: 429 });
const bodies = () => asked.splice(0).map(({ body }) => body as Try);
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(async () => {
  await words.speak("en");
  await words.learn("/refusals");
  vi.useFakeTimers();
  takeSockets();
  asked = answer(({ body }) => {
    const { action, think } = body as Try;
    if (think) return thoughts.length > 1 ? thoughts.shift() : thoughts[0];
    return tried(action ? "thinking" : "asked");
  });
  link.open();
  FakeSocket.last.welcome();
  trial = new Trial("rosenkoenig", "t", PLY, [seat(), seat(), seat(), seat()]);
  await settle();
  bodies();
});
afterEach(() => {
  trial.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("asks again a while later where many ask, until it is known", async () => {
  thoughts = [later("busy"), later("too-fast"), tried("best")];
  await trial.move(0, "A");
  await settle();
  expect([bodies().length, trial.thinking]).toEqual([2, true]);
  await vi.advanceTimersByTimeAsync(1999);
  expect(bodies()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(bodies()).toEqual([{ action: "A", think: true }]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([trial.found, trial.thinking, bodies().length]).toEqual([true, false, 1]);
  await vi.advanceTimersByTimeAsync(9000);
  expect(bodies()).toEqual([]);
});

it("says why nothing more is looked at, and stops", async () => {
  const said = vi.spyOn(toasts, "show").mockImplementation(() => undefined);
  thoughts = [later("no-review")];
  await trial.move(0, "A");
  await settle();
  expect([said.mock.calls.length, trial.stopped, trial.thinking]).toEqual([1, true, false]);
  await vi.advanceTimersByTimeAsync(9000);
  expect(bodies()).toHaveLength(2);
});

it("takes no thought about what is no longer tried", async () => {
  let come: (found: Tried) => void = () => undefined;
  thoughts = [new Promise((found) => (come = found))];
  await trial.move(0, "A");
  await trial.again();
  come(tried("worse"));
  await settle();
  expect([trial.tried, bodies().length]).toEqual([null, 3]);
});
