import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { unpack } from "./packed";

beforeEach(() => {
  vi.resetModules();
  vi.doMock("../device/own.svelte", () => ({ recordOf: (table: string) => Promise.resolve(`the record of ${table}`) }));
  vi.stubGlobal("document", { documentElement: { dataset: { pocket: "" } } });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["a folder of files has one that keeps nothing", "/some/table/", "/some/table/embed.html"],
  ["a server has this one", "/pocket.html", "/pocket.html"],
])("leads to a page that is there: %s", async (_, here, there) => {
  vi.stubGlobal("location", new URL(`https://example.org${here}#/table/ab/replay`));
  const { linkTo } = await import("./link");
  const link = new URL(await linkTo("ab", "drakon", 7));
  expect(link.pathname).toBe(there);
  const [, record = "", step] = /^#.game.drakon.([\w-]+)\?step=(\d+)$/.exec(link.hash) ?? [];
  expect(step).toBe("7");
  expect(await unpack(record)).toBe("the record of ab");
});
