import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

const page = (name: string) => readFileSync(join(import.meta.dirname, "..", name), "utf-8");

it("the page that is its own server has the head of the other one", () => {
  const other = page("index.html").replace("<html ", "<html data-pocket ").replace("/src/main.ts", "/src/alone.svelte.ts");
  expect(page("embed.html").replace(" data-embedded", "")).toBe(page("pocket.html").replace(/.*rel="manifest".*\n/, ""));
  expect(page("pocket.html").replace('<html lang="en" data-pocket>', '<html data-pocket lang="en">')).toBe(other);
});
