import { expect, it } from "vitest";

import { title } from "./title.svelte";

it("tells in the title of the page what it is, and that it is one's turn", () => {
  title.set("Table");
  expect(document.title).toBe("Table · Tafelronde");
  title.set("Table", true);
  expect(document.title).toBe("● Table · Tafelronde");
  title.set("");
  expect(document.title).toBe("Tafelronde");
});
