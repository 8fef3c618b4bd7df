import { describe, expect, it } from "vitest";

import { linkOf, pointsOf } from "./circles";

describe("circles", () => {
  it("write shares of victories as short as they are", () => {
    expect([3, 1.5, 0.33, 0].map(pointsOf)).toEqual(["3", "1.5", "0.33", "0"]);
  });
  it("have a link of their id and their code", () => {
    expect(linkOf({ id: "a", code: "b" })).toBe("/circle/a/b");
  });
});
