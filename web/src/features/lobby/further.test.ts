import { afterEach, expect, it, vi } from "vitest";

import { answer } from "../../../testing/server";
import type { TableCard } from "../../lib/wire";
import { Further } from "./further.svelte";

const card = (id: string) => ({ id }) as TableCard;
const ids = (tables: readonly TableCard[]) => tables.map(({ id }) => id);

afterEach(() => vi.unstubAllGlobals());

it("reads page after page, and shows each table once", async () => {
  const pages = [{ tables: [card("a"), card("b")], before: "2~b" }, { tables: [card("b"), card("c")], before: "" }];
  const asked = answer(() => pages.shift());
  const further = new Further("playing", 2);
  const hall = [card("a"), card("x")];
  expect(further.more([card("a")])).toBe(false); // the hall shows all of them
  expect(further.more(hall)).toBe(true);
  await further.read();
  expect(ids(further.all(hall))).toEqual(["a", "x", "b"]);
  await further.read();
  expect(ids(further.all(hall))).toEqual(["a", "x", "b", "c"]);
  expect(further.more(hall)).toBe(false);
  expect(asked.map(({ route }) => route)).toEqual(["GET /api/public-tables", "GET /api/public-tables"]);
});
