import { afterEach, beforeEach, expect, it, vi } from "vitest";

import type { Listeners } from "../../../pocket/pocket";
import { find, stop } from "./replies";

const close = vi.fn();
const opened: Listeners[] = [];
vi.mock("../../../pocket/pocket", () => ({
  open: (_: string, told: Listeners) => {
    opened.push(told);
    return { send: () => {}, close };
  },
}));
const ask = () => find({ game: "rosenkoenig", bot: "hard", state: "here", seed: 1 }, () => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  opened.splice(0);
  close.mockClear();
  vi.useRealTimers();
});

it("keeps the worker while something is asked, and for a while afterwards", async () => {
  const both = [ask(), ask()];
  opened[0]?.text("X");
  await vi.advanceTimersByTimeAsync(600_000);
  expect(close).not.toHaveBeenCalled();
  opened[0]?.text("Y");
  expect(await Promise.all(both)).toEqual(["X", "Y"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(close).toHaveBeenCalledOnce();
  ask().catch(() => {}); // stopped at the end
  expect(opened).toHaveLength(2);
});
