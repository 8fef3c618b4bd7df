import { beforeAll, beforeEach, expect, it, vi } from "vitest";

import { Refusal } from "../../../lib/link.svelte";
import type { HintNews } from "../../../lib/wire";
import { words } from "../../../lib/words.svelte";
import { Thought } from "./thought.svelte";

const advise = vi.hoisted(() => vi.fn());
const close = vi.hoisted(() => vi.fn());
vi.mock("./judge", () => ({ judge: () => ({ advise, close }) }));
vi.mock("./own.svelte", () => ({ recordOf: () => Promise.resolve("a record") }));

const hint = (simulations: number) => ({ simulations }) as unknown as HintNews;
let thought: Thought;

beforeAll(async () => {
  await words.speak("en");
  await words.learn("/refusals");
});
beforeEach(() => {
  advise.mockReset().mockImplementation((_: number, effort: number) => Promise.resolve(hint(effort)));
  close.mockReset();
  thought = new Thought("t");
});

it("thinks longer each time it is asked at one position, and anew at another", async () => {
  for (const [times, effort] of [6, 24, 96].entries()) {
    expect([thought.times, thought.longest]).toEqual([times, false]);
    await thought.think(3);
    expect(thought.hint).toEqual(hint(effort));
  }
  expect([thought.longest, thought.busy]).toEqual([true, false]);
  await thought.think(5);
  expect([thought.ply, thought.times, thought.hint]).toEqual([5, 1, hint(6)]);
});

it("does not show what it thought of a position that is looked at no more", async () => {
  let answer: (found: HintNews) => void = () => {};
  advise.mockImplementationOnce(() => new Promise<HintNews>((resolve) => (answer = resolve)));
  const first = thought.think(3);
  await vi.waitFor(() => expect(advise).toHaveBeenCalledOnce());
  expect(thought.busy).toBe(true);
  await thought.think(5);
  answer(hint(1));
  await first;
  expect([thought.ply, thought.times, thought.hint]).toEqual([5, 1, hint(6)]);
});

it("says why it could not, and may be asked again", async () => {
  advise.mockRejectedValueOnce(new Refusal({ reason: "not-over", message: "", clause: "", args: {}, retry_after: 0 } as never));
  await thought.think(3);
  expect([thought.busy, thought.hint, thought.times, thought.wrong === ""]).toEqual([false, null, 0, false]);
  await thought.think(3);
  expect([thought.wrong, thought.hint]).toEqual(["", hint(6)]);
  thought.stop();
  expect(close).toHaveBeenCalledOnce();
});
