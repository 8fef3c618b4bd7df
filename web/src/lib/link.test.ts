import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ADA, answer, FakeSocket, refused, takePage, takeSockets } from "../../testing/server";
import { ask, Link, link as ours, type Message, nonce, Refusal, rename } from "./link.svelte";
import type { ServerMessage } from "./wire";

const MOVE: Message = { t: "move", table: "x", seat: 0, seq: 1, action: "a" };
const SAY: Message = { t: "say", table: "x", text: "hello" };
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);
/** Before everything that is random and says when to come back. */
const SHORTEST = 0;

beforeEach(() => {
  vi.useFakeTimers();
  takePage();
  takeSockets();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function opened(): Link {
  const link = new Link();
  link.open();
  FakeSocket.last.welcome();
  return link;
}
/** Whether a promise has been kept or broken by now. */
async function settled(promise: Promise<unknown>): Promise<boolean> {
  let done = false;
  promise.then(() => (done = true), () => (done = true));
  await vi.advanceTimersByTimeAsync(0);
  return done;
}

describe("a line", () => {
  it("leads to where the page is from, with https safely", () => {
    new Link().open();
    expect(FakeSocket.last.address).toBe("ws://here/api/ws");
    vi.stubGlobal("location", new URL("https://there:1/"));
    new Link().open();
    expect(FakeSocket.last.address).toBe("wss://there:1/api/ws");
  });

  it("names the table before the reader, so that a proxy can place it", () => {
    vi.stubGlobal("location", new URL("https://there/table/aB-3_x/replay?step=2"));
    new Link().open();
    expect(FakeSocket.last.address).toBe("wss://there/api/ws?table=aB-3_x");
    vi.stubGlobal("location", new URL("https://there/tables"));
    new Link().open();
    expect(FakeSocket.last.address).toBe("wss://there/api/ws");
  });

  it("is open when the server has said who one is", () => {
    const link = new Link();
    link.open();
    expect([link.state, link.me, link.waits]).toEqual(["connecting", null, false]);
    FakeSocket.last.welcome();
    expect([link.state, link.me]).toEqual(["open", ADA]);
    FakeSocket.last.breaks();
    expect(link.state).toBe("lost");
  });

  it("knows whether notices came before the page or while it is open", () => {
    const link = new Link();
    link.open();
    FakeSocket.last.says({ t: "welcome", me: ADA, version: "1", server_time: 0, notices: true });
    FakeSocket.last.says({ t: "notices" });
    expect(link.notices).toBe("before");
    const other = opened();
    expect(other.notices).toBe("");
    FakeSocket.last.says({ t: "notices" });
    expect(other.notices).toBe("now");
  });

  it("is one at a time: what comes from the one before is not heard", () => {
    const link = opened();
    const old = FakeSocket.last;
    link.open();
    expect(old.closed).toBe(true);
    FakeSocket.last.welcome({ user: "v", name: "Bea", role: "" });
    old.welcome({ user: "w", name: "Cas", role: "" });
    expect(link.me?.name).toBe("Bea");
    old.breaks();
    expect(link.state).toBe("open");
  });

  it("leads to the door of the house whose server lets its person in no more", () => {
    let loaded = 0;
    const link = opened();
    vi.stubGlobal("location", Object.assign(new URL("https://here/"), { reload: () => (loaded += 1) }));
    FakeSocket.last.breaks(4403);
    vi.unstubAllGlobals();
    expect([loaded, link.state]).toEqual([1, "open"]);
  });

  it("comes back by itself, later and later, and soon again once it has held", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5); // as long as meant
    const link = opened();
    const waits: number[] = [];
    for (let i = 0; i < 7; i += 1) {
      const before = FakeSocket.all.length;
      FakeSocket.last.breaks();
      let waited = 0;
      for (; FakeSocket.all.length === before && waited < 20_000; waited += 10) pass(10);
      waits.push(waited);
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000]);
    expect(link.state).toBe("lost");
    FakeSocket.last.welcome();
    FakeSocket.last.breaks();
    const before = FakeSocket.all.length;
    pass(240);
    expect(FakeSocket.all.length).toBe(before);
    pass(20);
    expect(FakeSocket.all.length).toBe(before + 1);
  });

  it("does not come back with all others at the same moment", () => {
    for (const [random, wait] of [[0, 175], [1, 325]] as const) {
      vi.spyOn(Math, "random").mockReturnValue(random);
      opened();
      FakeSocket.last.breaks();
      const before = FakeSocket.all.length;
      pass(wait - 2);
      expect(FakeSocket.all.length).toBe(before);
      pass(2);
      expect(FakeSocket.all.length).toBe(before + 1);
    }
  });

  it("comes back at once with the network, or when one looks at the page again", () => {
    const link = opened();
    FakeSocket.last.breaks();
    window.dispatchEvent(new Event("online"));
    pass(SHORTEST);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.welcome();
    window.dispatchEvent(new Event("online"));
    pass(SHORTEST);
    expect(FakeSocket.all).toHaveLength(2); // it is there

    FakeSocket.last.breaks();
    Object.assign(document, { visibilityState: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
    pass(SHORTEST);
    expect(FakeSocket.all).toHaveLength(2);
    Object.assign(document, { visibilityState: "visible" });
    document.dispatchEvent(new Event("visibilitychange"));
    pass(SHORTEST);
    expect(FakeSocket.all).toHaveLength(3);
    expect(link.state).toBe("lost");
    pass(9_000);
    expect(FakeSocket.all).toHaveLength(3); // and does not come a second time
  });

  it("is lost as soon as the device has no network, whatever the socket says", () => {
    const link = opened();
    window.dispatchEvent(new Event("offline"));
    expect([link.state, link.waits]).toEqual(["lost", false]);
    window.dispatchEvent(new Event("online"));
    pass(SHORTEST);
    FakeSocket.last.welcome();
    expect(link.state).toBe("open");
  });

  it("is given up where the server never greets, and tried anew", () => {
    const link = new Link();
    link.open();
    pass(9_990);
    expect(FakeSocket.all).toHaveLength(1);
    pass(500);
    expect([link.state, FakeSocket.all.length]).toEqual(["lost", 2]);
    FakeSocket.last.welcome();
    pass(20_000);
    expect([link.state, FakeSocket.all.length]).toEqual(["open", 2]);
  });

  it("is asked for a sign of life when it is silent, and given up when none comes", () => {
    const link = opened();
    const socket = FakeSocket.last;
    pass(12_500);
    expect(socket.of("ping")).toEqual([]);
    pass(12_500);
    expect(socket.of("ping")).toHaveLength(1);
    socket.says({ t: "pong", id: socket.of("ping")[0] ?? "" });
    pass(50_000);
    expect(link.state).toBe("open");
    pass(12_500);
    expect([link.state, socket.closed]).toEqual(["lost", true]);
    const pings = socket.of("ping").length;
    pass(100);
    expect(socket.of("ping")).toHaveLength(pings);
  });
});

describe("whoever listens", () => {
  it("hears every message until the end", () => {
    const link = opened();
    const heard: string[] = [];
    const stop = link.listen(({ t }: ServerMessage) => heard.push(t));
    FakeSocket.last.says({ t: "lobby", tables: [], newcomer: false, follows: false });
    FakeSocket.last.says({ t: "pong", id: "nobody's" });
    FakeSocket.last.says(refused("busy", "nobody's"));
    stop();
    FakeSocket.last.says({ t: "lobby", tables: [], newcomer: false, follows: false });
    expect(heard).toEqual(["lobby", "pong", "refused"]);
  });

  it("is called at every connection, and now if there is one", () => {
    const link = new Link();
    let called = 0;
    const stop = link.greet(() => (called += 1));
    expect(called).toBe(0);
    link.open();
    FakeSocket.last.welcome();
    expect(called).toBe(1);
    const late = vi.fn();
    link.greet(late);
    expect(late).toHaveBeenCalledOnce();
    link.open();
    FakeSocket.last.welcome();
    expect(called).toBe(2);
    stop();
    link.open();
    FakeSocket.last.welcome();
    expect(called).toBe(2);
  });
});

describe("a command", () => {
  it("is sent with an id of its own, and answered by it", async () => {
    const link = opened();
    const [move, say] = [link.send(MOVE), link.send(SAY)];
    const [first, second] = FakeSocket.last.sent;
    expect(first).toEqual({ ...MOVE, id: first?.id });
    expect(second).toEqual({ ...SAY, id: second?.id });
    expect(new Set([first?.id, second?.id, undefined]).size).toBe(3);
    FakeSocket.last.done(second?.id, 7);
    await expect(say).resolves.toMatchObject({ t: "done", seq: 7 });
    expect(await settled(move)).toBe(false);
    FakeSocket.last.says(refused("illegal", first?.id, "no"));
    await expect(move).rejects.toMatchObject({ message: "no", refused: { reason: "illegal" } });
  });

  it("has an id that no other page gives", () => {
    const ids = [opened(), opened()].map((link) => {
      void link.send(MOVE);
      return FakeSocket.last.of("move")[0];
    });
    expect(ids[0]).not.toBe(ids[1]);
  });

  it("that was given without a line is sent once when there is one", () => {
    const link = new Link();
    link.open();
    void link.send(MOVE);
    expect(FakeSocket.last.sent).toEqual([]);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.of("move")).toHaveLength(1);
  });

  it("is sent again after a lost line until it is answered, in order, as the same command", async () => {
    const link = opened();
    const first = FakeSocket.last;
    const [answered, move, say] = [link.send(MOVE), link.send(MOVE), link.send(SAY)];
    first.done(first.of("move")[0]);
    await expect(answered).resolves.toBeDefined();
    for (let again = 0; again < 2; again += 1) {
      FakeSocket.last.breaks();
      pass(1000);
      expect(FakeSocket.last.sent).toEqual([]); // not before the server knows who one is
      FakeSocket.last.welcome();
      expect(FakeSocket.last.sent).toEqual(first.sent.slice(1));
    }
    FakeSocket.last.done(first.of("move")[1]);
    FakeSocket.last.says(refused("gone", first.of("say")[0]));
    await expect(move).resolves.toBeDefined();
    await expect(say).rejects.toBeInstanceOf(Refusal);
    FakeSocket.last.breaks();
    pass(1000);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent).toEqual([]);
  });
});

describe("what is refused as too early", () => {
  it("is said once more when it may be, where nobody did it", async () => {
    const link = opened();
    const watching = link.send({ t: "watch", table: "x", seq: 0 });
    const [id] = FakeSocket.last.of("watch");
    FakeSocket.last.says({ ...refused("too-fast", id), retry_after: 3 });
    pass(2900);
    expect(FakeSocket.last.of("watch")).toHaveLength(1);
    pass(200);
    expect(FakeSocket.last.of("watch")).toEqual([id, id]);
    FakeSocket.last.done(id);
    await expect(watching).resolves.toBeDefined();
  });

  it("is told to whom did it", async () => {
    const link = opened();
    const move = link.send(MOVE);
    FakeSocket.last.says({ ...refused("too-fast", FakeSocket.last.of("move")[0]), retry_after: 3 });
    await expect(move).rejects.toMatchObject({ refused: { retry_after: 3 } });
  });

  it("is not said on a line that has been left", () => {
    const link = opened();
    void link.send({ t: "watch", table: "x", seq: 0 });
    FakeSocket.last.says({ ...refused("too-fast", FakeSocket.last.of("watch")[0]), retry_after: 1 });
    link.open();
    FakeSocket.last.welcome();
    pass(1100);
    expect(FakeSocket.last.of("watch")).toHaveLength(1); // with the others that wait
  });
});

describe("somebody who waits for an answer", () => {
  it("is told within a second that the line does not answer, and the line is given up", () => {
    const link = opened();
    const dead = FakeSocket.last;
    void link.send(MOVE);
    pass(349);
    expect(dead.of("ping")).toEqual([]);
    pass(1);
    expect(dead.of("ping")).toHaveLength(1);
    pass(449);
    expect(link.waits).toBe(false);
    pass(1);
    expect(link.waits).toBe(true);
    pass(3199);
    expect([dead.closed, link.state]).toEqual([false, "open"]);
    pass(1);
    expect([dead.closed, link.state, link.waits]).toEqual([true, "lost", true]);
    pass(1000);
    expect(FakeSocket.last).not.toBe(dead);
    FakeSocket.last.welcome();
    expect(link.waits).toBe(false);
  });

  it("is told at once where the line is known to be lost", () => {
    const link = opened();
    FakeSocket.last.breaks();
    expect(link.waits).toBe(false);
    void link.send(MOVE);
    expect(link.waits).toBe(true);
    pass(1000);
    FakeSocket.last.welcome();
    expect(link.waits).toBe(false);
  });

  it("is told no more when something is heard", () => {
    const link = opened();
    void link.send(MOVE);
    pass(900);
    expect(link.waits).toBe(true);
    FakeSocket.last.says({ t: "lobby", tables: [], newcomer: false, follows: false });
    expect(link.waits).toBe(false);
  });

  it("is told nothing while the line gives a sign of life, however long the answer takes", () => {
    const link = opened();
    void link.send({ t: "hint", table: "x", seat: 0 });
    pass(400);
    FakeSocket.last.says({ t: "pong", id: FakeSocket.last.of("ping")[0] ?? "" });
    pass(20_000);
    expect([link.waits, FakeSocket.last.closed]).toEqual([false, false]);
  });

  it("is told nothing once it is answered", () => {
    const link = opened();
    void link.send(MOVE);
    FakeSocket.last.done(FakeSocket.last.of("move")[0]);
    pass(10_000);
    expect([FakeSocket.last.of("ping"), link.waits, link.state]).toEqual([[], false, "open"]);
  });

  it("is told nothing of a line that has been left for another", () => {
    const link = opened();
    void link.send(MOVE);
    link.open();
    FakeSocket.last.welcome();
    pass(10_000);
    expect([FakeSocket.last.of("ping"), link.waits, FakeSocket.last.closed]).toEqual([[], false, false]);
  });

  it("is not meant where the client speaks for itself", () => {
    const link = opened();
    void link.send({ t: "lobby", on: true });
    void link.send({ t: "watch", table: "x" });
    void link.send({ t: "unwatch", table: "x" });
    void link.send({ t: "ping" });
    pass(10_000);
    expect([link.waits, link.state]).toEqual([false, "open"]);
    FakeSocket.last.breaks();
    expect(link.waits).toBe(false);
    void link.send({ t: "lobby", on: true });
    expect(link.waits).toBe(false);
  });
});

describe("a visitor", () => {
  const come = async () => {
    const link = new Link();
    link.open();
    FakeSocket.last.welcome(null);
    await vi.advanceTimersByTimeAsync(0);
    return link;
  };

  it("becomes a guest with a knight's name, and comes in again", async () => {
    const asked = answer(() => ADA);
    const link = await come();
    expect(asked).toMatchObject([{ route: "POST /api/session", body: { name: expect.stringMatching(/^[A-Z][a-z]+$/), guest: true } }]);
    expect([FakeSocket.all.length, link.state]).toEqual([2, "connecting"]);
    FakeSocket.last.welcome();
    expect([link.state, link.me]).toEqual(["open", ADA]);
  });

  it("may have the name of every knight, and only theirs", async () => {
    const asked = answer(() => ADA);
    const random = vi.spyOn(Math, "random");
    for (let i = 0; i < 21; i += 1) {
      random.mockReturnValue((i + 0.5) / 21);
      await come();
    }
    const names = asked.map(({ body }) => (body as { name: string }).name);
    expect(new Set(names).size).toBe(21);
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+$/);
  });

  it("looks on where the server makes nobody a guest, and is not asked again", async () => {
    const asked = answer(() => Response.json(refused("busy"), { status: 503 }));
    const link = await come();
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.welcome(null);
    await vi.advanceTimersByTimeAsync(0);
    expect([link.state, link.me, asked.length, FakeSocket.all.length]).toEqual(["open", null, 1, 2]);
    expect(link.forgotten).toBe(false);
  });

  it("is told where the browser keeps no cookie, until it does", async () => {
    answer(() => ADA);
    const link = await come();
    expect(link.forgotten).toBe(false);
    FakeSocket.last.welcome(null);
    expect([link.state, link.me, link.forgotten]).toEqual(["open", null, true]);
    FakeSocket.last.welcome();
    expect([link.me, link.forgotten]).toEqual([ADA, false]);
  });

  it("is told, too, where the browser has no locks for who keeps nothing", async () => {
    const asked = answer(() => ADA);
    vi.stubGlobal("navigator", { ...navigator, locks: { request: () => Promise.reject(new DOMException("denied", "SecurityError")) } });
    const link = await come();
    FakeSocket.last.welcome(null);
    expect([asked.length, link.forgotten]).toEqual([1, true]);
  });

  it("of several pages that open at once is the same one, where the browser has locks", async () => {
    const asked = answer(() => ADA);
    const locked: string[] = [];
    const locks = { request: (name: string, act: () => unknown) => (locked.push(name), act()) };
    vi.stubGlobal("navigator", { ...navigator, locks });
    await come();
    expect([locked, asked.length]).toEqual([["become"], 1]);
  });
});

describe("a name", () => {
  it("is changed, and the line comes back as who one is now", async () => {
    const asked = answer(() => ({ user: "u", name: "Bea" }));
    await rename("Bea");
    expect(asked).toMatchObject([{ route: "POST /api/session", body: { name: "Bea" } }]);
    expect(ours.me?.name).toBe("Bea");
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe("something random of one's own", () => {
  it("is never twice the same, and long", () => {
    const made = Array.from({ length: 50 }, nonce);
    expect(new Set(made).size).toBe(50);
    for (const one of made) expect(one).toMatch(/^[0-9a-z]{12,28}$/);
  });
});

describe("a request", () => {
  it("goes to its path with its query, and has no body where nothing is sent", async () => {
    const asked = answer(() => ({ frames: [] }));
    await ask("GET /api/tables/{table}/replay", { path: { table: "a/b" }, query: { since: 0, count: 5 } });
    expect(asked).toEqual([
      { route: "GET /api/tables/a%2Fb/replay", query: { since: "0", count: "5" }, body: null, headers: {} },
    ]);
  });

  it("sends JSON, and gives what is answered", async () => {
    const asked = answer(() => ADA);
    await expect(ask("POST /api/session", { body: { name: "Ada" } })).resolves.toEqual(ADA);
    expect(asked[0]).toMatchObject({ body: { name: "Ada" }, headers: { "Content-Type": "application/json" } });
  });

  it("has no question mark without a query", async () => {
    const fetched = vi.fn(async () => Response.json([]));
    vi.stubGlobal("fetch", fetched);
    await ask("GET /api/games");
    expect(fetched).toHaveBeenCalledWith("/api/games", { method: "GET", headers: {}, body: null });
  });

  it("that is answered with nothing gives nothing", async () => {
    answer(() => new Response(null, { status: 204 }));
    await expect(ask("DELETE /api/session")).resolves.toBeNull();
  });

  it("throws offline where the line breaks in the middle of the answer", async () => {
    answer(() => new Response('[{"name": "dra', { status: 200 }));
    await expect(ask("GET /api/games")).rejects.toMatchObject({ refused: refused("offline") });
  });

  it("throws the server's refusal", async () => {
    answer(() => Response.json({ ...refused("too-many"), message: "slowly" }, { status: 429 }));
    const error = await ask("GET /api/games").catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Refusal);
    expect(error).toMatchObject({ message: "slowly", refused: { reason: "too-many" } });
  });

  it.each([
    ["a page", new Response("<h1>Bad gateway</h1>", { status: 502 })],
    ["nothing", Response.json(null, { status: 500 })],
    ["some text", Response.json("oh", { status: 500 })],
    ["an object that is no refusal", Response.json({ detail: "oh" }, { status: 500 })],
  ])("throws trouble where the answer is %s", async (_, response) => {
    answer(() => response);
    await expect(ask("GET /api/games")).rejects.toMatchObject({ refused: refused("trouble") });
  });

  it("throws offline where there is no network", async () => {
    answer(() => {
      throw new TypeError("failed to fetch");
    });
    await expect(ask("GET /api/games")).rejects.toMatchObject({ message: "offline", refused: refused("offline") });
  });
});
