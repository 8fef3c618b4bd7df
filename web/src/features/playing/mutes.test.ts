import { afterEach, describe, expect, it, vi } from "vitest";

import { answer, nothing, type Request } from "../../../testing/server";
import { mutes } from "./mutes.svelte";

let asked: Request[] = [];
const routes = () => asked.splice(0).map(({ route }) => route);

afterEach(() => vi.unstubAllGlobals());

describe("who is not to be read", () => {
  it("is asked for once, and again only where that failed", async () => {
    asked = answer(nothing);
    await mutes.load();
    expect(mutes.users).toEqual([]);
    asked = answer(() => ["b"]);
    await mutes.load();
    await mutes.load();
    expect(routes()).toEqual(["GET /api/me/mutes"]);
    expect(mutes.users).toEqual(["b"]);
  });

  it("is kept here at once and by the server", async () => {
    asked = answer(() => new Response(null, { status: 204 }));
    const add = mutes.add("c");
    expect(mutes.users).toEqual(["b", "c"]);
    await add;
    expect(asked.splice(0)).toMatchObject([{ route: "POST /api/me/mutes", body: { user: "c" } }]);
    const remove = mutes.remove("b");
    expect(mutes.users).toEqual(["c"]);
    await remove;
    expect(routes()).toEqual(["DELETE /api/me/mutes/b"]);
  });
});
