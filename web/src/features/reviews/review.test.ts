import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { setUp } from "../../../testing/effects.svelte";
import { answer, refused, type Request } from "../../../testing/server";
import type { ReviewNews, Tried } from "../../lib/wire";
import { words } from "../../lib/words.svelte";
import type { Told } from "./device/judge";
import { Review } from "./review.svelte";

const offer = vi.hoisted(() => ({ ONLY_DEVICES: false, here: false, able: true }));
vi.mock("../../pocket/offer", () => ({
  get ONLY_DEVICES() {
    return offer.ONLY_DEVICES;
  },
  offered: () => offer.able,
  wished: () => offer.able && offer.here,
  wish: (here: boolean) => (offer.here = here),
}));
let judging: Told | null = null;
let verdict: Tried["verdict"] = "thinking";
vi.mock("./device/judge", () => ({
  judge: (_: string, __: string, told: Told) => {
    judging = told;
    return { begin: () => {}, rest: () => {}, close: () => {}, attempt: () => Promise.resolve({ ply: 4, verdict }) };
  },
}));

const news = (state: ReviewNews["state"]): ReviewNews => ({ table: "t", state, done: 0, total: 0, review: null });
let asked: Request[] = [];
let state: ReviewNews["state"] = "waiting";
const routes = () => asked.splice(0).map(({ route }) => route);
/** A review on its page, as long as `end` is not called. */
const opened = () => setUp(() => new Review("t", { chooses: true }));

beforeEach(async () => {
  await words.speak("en");
  for (const part of ["/review", "/refusals"]) await words.learn(part);
  vi.useFakeTimers();
  Object.assign(offer, { ONLY_DEVICES: false, here: false, able: true });
  [judging, state] = [null, "waiting"];
  asked = answer(({ route }) => {
    if (route.endsWith("/record")) return new Response("a record");
    return /^(GET|POST) .*review$/.test(route) ? news(state) : new Response(null, { status: 204 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("has the server stop when this device takes it over", async () => {
  const { made: review, end } = opened();
  await vi.waitFor(() => expect(review.news?.state).toBe("waiting"));
  expect(routes()).toEqual(["POST /api/tables/t/review"]);
  review.here();
  await vi.waitFor(() => expect(judging).not.toBeNull());
  expect(routes()).toEqual(["DELETE /api/tables/t/review", "GET /api/tables/t/record"]);
  expect([review.own?.resting, review.own?.loaded, review.own?.judged]).toEqual([false, 0, 0]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(routes(), "and it is not asked again").toEqual([]);
  end();
});

it("asks for nothing where only devices judge, until the reader wishes it", async () => {
  offer.ONLY_DEVICES = true;
  const { made: review, end } = opened();
  await vi.advanceTimersByTimeAsync(3000);
  expect([routes(), review.idle, review.offered, review.own]).toEqual([[], true, true, null]);
  review.here();
  await vi.waitFor(() => expect(judging).not.toBeNull());
  expect([routes(), review.idle]).toEqual([["GET /api/tables/t/record"], false]);
  review.there();
  await vi.advanceTimersByTimeAsync(3000);
  expect([routes(), review.idle, review.own]).toEqual([[], true, null]);
  end();
});

it("begins at once where only devices judge and the reader wished that before", async () => {
  Object.assign(offer, { ONLY_DEVICES: true, here: true });
  const { end } = opened();
  await vi.waitFor(() => expect(judging).not.toBeNull());
  expect(routes()).toEqual(["GET /api/tables/t/record"]);
  end();
});

it("offers nothing where this browser cannot", async () => {
  Object.assign(offer, { ONLY_DEVICES: true, here: true, able: false });
  const { made: review, end } = opened();
  await vi.advanceTimersByTimeAsync(3000);
  expect([routes(), review.idle, review.offered]).toEqual([[], true, false]);
  end();
});

it("keeps the result of a try at an own turning point, once that is known", async () => {
  offer.here = true;
  const { made: review, end } = opened();
  await vi.waitFor(() => expect(judging).not.toBeNull());
  routes();
  for (const [came, solved] of [["thinking"], ["asked"], ["worse", false], ["as-good", true]] as const) {
    verdict = came;
    await review.own?.attempt(4, { action: "N1" });
    expect(asked.splice(0).map(({ route, body }) => [route, body])).toEqual(
      solved === undefined ? [] : [["POST /api/tables/t/moments", { plies: [4], solved }]],
    );
  }
  end();
});

const busy = () => Response.json(refused("busy", "", "come later"), { status: 503 });

it("goes on looking though some looks fail, and gives up after many in a row", async () => {
  const { made: review, end } = opened();
  await vi.waitFor(() => expect(review.news?.state).toBe("waiting"));
  for (let round = 0; round < 2; round++) {
    asked = answer(busy);
    await vi.advanceTimersByTimeAsync(5000);
    expect([asked.length, review.wrong]).toEqual([5, ""]);
    asked = answer(() => news("running"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(review.news?.state).toBe("running");
  }
  asked = answer(busy);
  await vi.advanceTimersByTimeAsync(6000);
  expect(review.wrong).not.toBe("");
  await vi.advanceTimersByTimeAsync(6000);
  expect(asked).toHaveLength(6);
  end();
});

it("says at once why nothing comes where it never had an answer", async () => {
  asked = answer(busy);
  const { made: review, end } = opened();
  await vi.waitFor(() => expect(review.wrong).not.toBe(""));
  await vi.advanceTimersByTimeAsync(6000);
  expect(asked).toHaveLength(1);
  end();
});

it("does not tell of a look that failed once this device has taken over", async () => {
  let fail: () => void = () => undefined;
  asked = answer(({ route }) => {
    if (route.startsWith("POST")) return new Promise((come) => (fail = () => come(busy())));
    return new Response(route.endsWith("/record") ? "a record" : null);
  });
  const { made: review, end } = opened();
  await vi.advanceTimersByTimeAsync(0);
  review.here();
  await vi.waitFor(() => expect(judging).not.toBeNull());
  fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(review.wrong).toBe("");
  end();
});

it("begins nothing on this device for who has left before the server answers", async () => {
  offer.here = true;
  let found = (_: ReviewNews) => {};
  asked = answer(() => new Promise<ReviewNews>((resolve) => (found = resolve)));
  const { made: review, end } = opened();
  await vi.waitFor(() => expect(routes()).toEqual(["GET /api/tables/t/review"]));
  end();
  found(news("none"));
  await vi.advanceTimersByTimeAsync(5000);
  expect([review.own, judging, routes()]).toEqual([null, null, []]);
});
