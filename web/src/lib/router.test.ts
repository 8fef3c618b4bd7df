import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { read, type router as ours } from "./router.svelte";

it.each([
  ["/", { name: "lobby" }],
  ["/table/a%20b/", { name: "table", id: "a b" }],
  ["/table/ab/replay?ply=4", { name: "replay", id: "ab" }],
  ["/table/ab/review", { name: "review", id: "ab" }],
  ["/rules/g#R-3.2", { name: "rules", game: "g" }],
  ["/learn/g", { name: "learn", game: "g" }],
  ["/learn/g/one", { name: "lesson", game: "g", id: "one" }],
  ["/puzzles", { name: "puzzles", game: "" }],
  ["/puzzles/g", { name: "puzzles", game: "g" }],
  ["/puzzles/g/p1", { name: "puzzle", game: "g", id: "p1" }],
  ["/people", { name: "people" }],
  ["/person/u", { name: "person", user: "u" }],
  ["/daily", { name: "daily", day: "" }],
  ["/daily/2026-11-23/ab", { name: "compare", day: "2026-11-23", table: "ab" }],
  ["/ratings", { name: "ratings", game: "", players: "" }],
  ["/ratings/g/3?pace=days", { name: "ratings", game: "g", players: "3" }],
  ["/host", { name: "host" }],
  ["/host/join#secret", { name: "join" }],
  ["/circle", { name: "circle", id: "", code: "" }],
  ["/circle/c", { name: "circle", id: "c", code: "" }],
  ["/circle/c/d", { name: "circle", id: "c", code: "d" }],
  ["/tournament/t", { name: "tournament", id: "t" }],
  ["/table/%E0%A4%A", { name: "table", id: "%E0%A4%A" }],
  ["/table", { name: "nowhere" }],
  ["/games/more", { name: "nowhere" }],
  ["/no/such/place", { name: "nowhere" }],
])("reads %s", (path, page) => expect(read(new URL(path, "https://example.org"))).toEqual(page));

describe("the router", () => {
  let router: typeof ours;
  const heard: Record<string, (event: unknown) => void> = {};
  const went: string[] = [];

  beforeEach(async () => {
    const listen = (name: string, listener: (event: unknown) => void) => (heard[name] = listener);
    const to = (how: string) => (_: null, __: string, path: string) => {
      went.push(`${how} ${path}`);
      vi.stubGlobal("location", new URL(path, location.href));
    };
    went.length = 0;
    vi.stubGlobal("location", new URL("https://here/table/ab?ply=3&step=two"));
    vi.stubGlobal("addEventListener", listen);
    vi.stubGlobal("document", { addEventListener: listen });
    vi.stubGlobal("history", { pushState: to("push"), replaceState: to("replace") });
    vi.stubGlobal("scrollTo", (x: number, y: number) => went.push(`scroll ${x} ${y}`));
    vi.resetModules();
    ({ router } = await import("./router.svelte"));
  });
  afterEach(() => vi.unstubAllGlobals());

  it("begins where the address is", () => {
    expect(router.page).toEqual({ name: "table", id: "ab" });
    expect([router.place("ply"), router.place("step")]).toEqual([3, null]);
  });

  it("goes on from the top of a page, and stays where it is when an address is only put right", () => {
    router.go("/puzzles/g?x=1");
    expect(went).toEqual(["push /puzzles/g?x=1", "scroll 0 0"]);
    expect([router.page, router.query.get("x"), router.place("ply")]).toEqual([{ name: "puzzles", game: "g" }, "1", null]);
    router.go("/puzzles", true);
    expect(went.slice(2)).toEqual(["replace /puzzles"]);
    expect(router.page).toEqual({ name: "puzzles", game: "" });
  });

  it("follows the browser back", () => {
    vi.stubGlobal("location", new URL("https://here/games"));
    heard["popstate"]?.({});
    expect(router.page).toEqual({ name: "games" });
  });

  interface Click {
    anchor?: object;
    event?: object;
    attributes?: readonly string[];
  }
  const click = (href: string, { anchor = {}, event = {}, attributes = [] }: Click = {}) => {
    const { origin, pathname, search, hash } = new URL(href, "https://here/");
    const link = { origin, pathname, search, hash, target: "", hasAttribute: (name: string) => attributes.includes(name), ...anchor };
    const preventDefault = vi.fn();
    heard["click"]?.({ button: 0, defaultPrevented: false, target: { closest: () => link }, preventDefault, ...event });
    return preventDefault.mock.calls.length > 0;
  };

  it("follows links within the client without loading it anew", () => {
    expect(click("/rules/g?a=b#R-3")).toBe(true);
    expect(went[0]).toBe("push /rules/g?a=b#R-3");
    expect(router.page).toEqual({ name: "rules", game: "g" });
  });

  it.each<[string, string, Click?]>([
    ["elsewhere", "https://there/games"],
    ["to a file", "/api/tables/ab/record"],
    ["that are kept as a file", "/games", { attributes: ["download"] }],
    ["into another window", "/games", { anchor: { target: "_blank" } }],
    ["on the same page", "/table/ab#chat"],
    ["with the other button", "/games", { event: { button: 1 } }],
    ["with Ctrl", "/games", { event: { ctrlKey: true } }],
    ["with Meta", "/games", { event: { metaKey: true } }],
    ["with Shift", "/games", { event: { shiftKey: true } }],
    ["with Alt", "/games", { event: { altKey: true } }],
    ["that somebody has seen to", "/games", { event: { defaultPrevented: true } }],
    ["that are none", "/games", { event: { target: { closest: () => null } } }],
    ["that are no element", "/games", { event: { target: null } }],
  ])("leaves links %s to the browser", (_, href, given) => {
    expect(click(href, given)).toBe(false);
    expect(went).toEqual([]);
  });
});
