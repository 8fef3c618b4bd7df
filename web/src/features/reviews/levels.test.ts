import { beforeAll, describe, expect, it } from "vitest";

import { words } from "../../lib/words.svelte";
import { likeText } from "./levels";

beforeAll(async () => {
  await words.speak("en");
  await words.learn("/review");
});

describe("the level like which somebody played", () => {
  it("is told with its range, by the names that bots have", () => {
    expect(likeText({ like: "medium", least: "easy", most: "hard" })).toBe(
      "That is about how a bot of the level “good” plays; from this one game it may be anything from “easy” to “strong”.",
    );
  });
  it("has no range where only one level is possible, and is nothing where it is not known", () => {
    expect(likeText({ like: "random", least: "random", most: "random" })).toBe("That is about how a bot of the level “random” plays.");
    expect(likeText(null)).toBe("");
  });
});
