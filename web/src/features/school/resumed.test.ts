import { beforeEach, describe, expect, it } from "vitest";

import { resumed } from "./resumed";

beforeEach(() => localStorage.clear());

describe("a lesson that was begun", () => {
  it("goes on where it was left", () => {
    expect([resumed.of("g", "first"), resumed.done("g", "first")]).toEqual([null, []]);
    resumed.keep("g", "first", ["a", "b"], 5);
    expect(resumed.of("g", "first")).toEqual({ done: ["a", "b"], steps: 5 });
    expect(resumed.done("g", "first")).toEqual(["a", "b"]);
    expect([resumed.of("g", "second"), resumed.of("h", "first")]).toEqual([null, null]);
    resumed.keep("g", "first", [], 5);
    expect(resumed.of("g", "first")).toBeNull();
  });

  it.each([
    "", "{", "7", "null", "[]", '{"done":["a"]}', '{"steps":3}', '{"done":"a","steps":3}', '{"done":["a",1],"steps":3}',
    '{"done":["a"],"steps":"3"}',
  ])("begins anew where what was kept is damaged: '%s'", (text) => {
    localStorage.setItem("tafelronde.lesson.g.first", text);
    expect(resumed.of("g", "first")).toBeNull();
  });
});
