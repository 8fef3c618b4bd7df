import { afterEach, describe, expect, it, vi } from "vitest";

import { home, moveTo } from "../../lib/home";
import { Refusal } from "../../lib/link.svelte";
import { handOver, whoIsThere } from "./handing";

const answers = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", vi.fn(answer));
const refused = (reason: string) => ({ t: "refused", id: "", reason, clause: "", args: {}, message: "", retry_after: 0 });

afterEach(() => vi.unstubAllGlobals());

describe("the server that a page came from", () => {
  it.each([
    ["somebody", () => Response.json({ user: "u", name: "Ada" }), { user: "u", name: "Ada" }],
    ["nobody", () => Response.json(refused("no-session"), { status: 401 }), "nobody"],
    ["a plain host", () => new Response("<h1>404</h1>", { status: 404 }), "no-server"],
  ])("knows %s", async (_, answer, found) => {
    answers(() => Promise.resolve(answer()));
    expect(await whoIsThere()).toEqual(found);
  });

  it("cannot be reached without a network", async () => {
    answers(() => Promise.reject(new TypeError("offline")));
    expect(await whoIsThere()).toBe("no-network");
  });

  it("is given the record that the page's own server has", async () => {
    moveTo({ ...home, fetch: () => Promise.resolve(new Response("a record")) });
    answers(() => Promise.resolve(Response.json({ table: "t", fresh: true })));
    expect(await handOver("here")).toEqual({ table: "t", fresh: true });
    const sent = expect.objectContaining({ method: "POST", body: JSON.stringify({ record: "a record" }) }) as unknown;
    expect(fetch).toHaveBeenCalledWith("/api/handed-over", sent);
    answers(() => Promise.resolve(Response.json(refused("record-false"), { status: 409 })));
    await expect(handOver("here")).rejects.toBeInstanceOf(Refusal);
  });
});
