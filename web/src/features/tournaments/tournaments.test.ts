import { beforeAll, expect, it } from "vitest";

import { words } from "../../lib/words.svelte";
import { duration } from "./tournaments";

beforeAll(async () => {
  await words.speak("en");
  await words.learn("/tournaments");
});

it("tells a time in its units, without those of which there is none", () => {
  expect([0, 1, 90, 3600, 7 * 86_400, 90_061].map(duration)).toEqual([
    "0 seconds", "1 second", "1 minute 30 seconds", "1 hour", "7 days", "1 day 1 hour 1 minute 1 second",
  ]);
});
