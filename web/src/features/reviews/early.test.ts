import { expect, it } from "vitest";

import { Early } from "./early.svelte";

it("names the dearest moment that was found after the reader had begun with another", () => {
  const early = new Early();
  early.visit(12);
  expect(early.dearer([30, 12])).toBeNull(); // everything was judged before
  early.begin();
  expect(early.dearer([])).toBeNull();
  expect(early.dearer([12])).toBeNull();
  expect(early.dearer([30, 12])).toBe(30);
  early.visit(30);
  expect(early.dearer([30, 12])).toBeNull();
});
