import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

import { games } from "../../vite.games";

const names = games().map(({ name }) => name);

it.each(names)("tells the rules of %s in three to six short sentences, in every language", async (game) => {
  for (const { more } of [await import("virtual:words/en"), await import("virtual:words/nl"), await import("virtual:words/de")]) {
    const text = (await more[game]?.())?.default ?? "";
    const told = new FluentResource(text).body.filter(({ id }) => id.startsWith("summary-"));
    expect(told.map(({ id }) => id)).toEqual(told.map((_, i) => `summary-${i + 1}`));
    expect(told.length).toBeGreaterThanOrEqual(3);
    expect(told.length).toBeLessThanOrEqual(6);
    for (const { value } of told) expect(String(value).length).toBeLessThan(200);
  }
});
