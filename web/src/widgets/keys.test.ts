/** Keys with Ctrl, Alt or Cmd are the browser's, on every page and board. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { ownKey, pageKey } from "./keys";

const event = (key: string, more: object = {}): KeyboardEvent =>
  ({ key, ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, ...more }) as KeyboardEvent;

describe("a key that is pressed", () => {
  it.each(["ArrowLeft", "Home", "Enter", " ", "c", "+", "?", "Escape", "Tab"])("%j alone is the page's", (key) => {
    expect(ownKey(event(key))).toBe(key);
  });

  it.each(["ctrlKey", "altKey", "metaKey", "isComposing"])("is the browser's with %s", (held) => {
    for (const key of ["ArrowLeft", "Home", "c", "e", "f", "Enter"]) expect(ownKey(event(key, { [held]: true }))).toBe("");
  });

  it("may need Shift to be written, and is the browser's with Shift otherwise", () => {
    const shifted = ["?", "+", "R", "Tab", "0", " ", "ArrowRight", "Home", "Enter", "Escape"];
    expect(shifted.map((key) => ownKey(event(key, { shiftKey: true })))).toEqual(["?", "+", "R", "Tab", "0", "", "", "", "", ""]);
  });
});

describe("a key for the page as a whole", () => {
  const inside = (...names: string[]) =>
    ({ closest: (asked: string) => asked.split(", ").find((name) => names.includes(name)) ?? null }) as unknown as Element;

  it("is not one for what has the focus, or that was taken", () => {
    expect(pageKey(event("h", { target: inside() }))).toBe("h");
    expect(pageKey(event("h", { target: null }))).toBe("h");
    for (const field of ["input", "textarea", "select", "dialog"]) expect(pageKey(event("h", { target: inside(field) }))).toBe("");
    expect(pageKey(event("h", { target: inside(), defaultPrevented: true }))).toBe("");
    expect(pageKey(event("h", { target: inside(), ctrlKey: true }))).toBe("");
  });

  it("is not one for a further part that is named", () => {
    const board = inside("[role=grid]");
    expect([pageKey(event("h", { target: board })), pageKey(event("h", { target: board }), "[role=grid]")]).toEqual(["h", ""]);
  });
});

/** Code that hears of keys asks `ownKey` or `pageKey`, which know the browser's: nothing else reads a key from an event. */
it("is read in one place", () => {
  const folders = [join(import.meta.dirname, ".."), join(import.meta.dirname, "../../../examples")];
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf-8" })
      .filter((path) => /\.(ts|svelte)$/.test(path) && !/\.(test|d)\.ts$|node_modules/.test(path))
      .map((path) => [path, readFileSync(join(folder, path), "utf-8")] as const),
  );
  const hearing = sources.filter(([, text]) => /keydown|keyup|keypress|KeyboardEvent/.test(text));
  expect(hearing.length).toBeGreaterThan(12);
  const NAMES = "(key|code|keyCode|which|charCode)";
  const reads = new RegExp(
    [
      `\\b(event|e)\\??\\.${NAMES}\\b`,
      `\\{[^{}]*\\b${NAMES}\\b[^{}]*\\}\\s*(:\\s*KeyboardEvent|=\\s*(\\w+|[\\w.]*[eE]vent)\\b(?![.(]))`,
    ].join("|"),
  );
  for (const bad of ["event.key", "e?.code", "({ key }: KeyboardEvent)", "const { key, shiftKey } = event;", "let { code: k } = pressed;"]) {
    expect(bad).toMatch(reads);
  }
  expect(hearing.filter(([path, text]) => reads.test(text) && !path.endsWith("widgets/keys.ts")).map(([path]) => path)).toEqual([]);
});
