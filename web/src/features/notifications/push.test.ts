import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { Notice, withNotices } from "../../../testing/notices";
import { address, begin, end, idOf, pushes } from "./push";

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe("notices of the server", () => {
  const subscribed = { endpoint: "https://push/1", toJSON: () => ({ endpoint: "https://push/1", keys: { p256dh: "p", auth: "a" } }), unsubscribe: vi.fn() };
  let has: typeof subscribed | null;
  const subscribe = vi.fn((_: object): Promise<unknown> => Promise.resolve(subscribed));
  const registration = { pushManager: { subscribe, getSubscription: () => Promise.resolve(has) } };
  let registered: typeof registration | undefined;
  function ready(permission = "granted"): void {
    withNotices(permission);
    vi.stubGlobal("PushManager", class {});
    vi.stubGlobal("navigator", {
      languages: ["en"],
      serviceWorker: { ready: Promise.resolve(registration), getRegistration: () => Promise.resolve(registered) },
    });
  }
  beforeEach(() => {
    has = subscribed;
    registered = registration;
    subscribe.mockClear();
    subscribed.unsubscribe.mockClear();
  });

  it("come to an address that the browser tells", async () => {
    ready();
    expect(await address()).toBe("https://push/1");
    has = null;
    expect(await address()).toBe("");
    registered = undefined;
    expect(await address()).toBe("");
  });

  it("are taken with the server's key", async () => {
    ready();
    expect(await begin("key", "nl")).toEqual({ endpoint: "https://push/1", p256dh: "p", auth: "a", language: "nl" });
    expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: "key" }]]);
    subscribe.mockResolvedValueOnce({ toJSON: () => ({}) });
    expect(await begin("key", "en")).toEqual({ endpoint: "", p256dh: "", auth: "", language: "en" });
    subscribe.mockRejectedValueOnce(new Error("no push service"));
    expect(await begin("key", "en")).toBeNull();
  });

  it("are not taken where the reader does not allow it", async () => {
    ready("default");
    expect([pushes(), await begin("key", "en")]).toEqual([true, null]);
    Notice.permission = "denied";
    expect([pushes(), await begin("key", "en"), await address()]).toEqual([false, null, ""]);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it.each(["Notification", "PushManager", "serviceWorker"])("are not taken by a browser without %s", async (name) => {
    ready();
    Reflect.deleteProperty(name === "serviceWorker" ? navigator : globalThis, name);
    expect([pushes(), await begin("key", "en"), await address()]).toEqual([false, null, ""]);
  });

  it("end", async () => {
    ready();
    await end();
    expect(subscribed.unsubscribe).toHaveBeenCalledTimes(1);
    has = null;
    await end();
    registered = undefined;
    await end();
    expect(subscribed.unsubscribe).toHaveBeenCalledTimes(1);
  });

  it("are known to the server by the beginning of the address's SHA-256", async () => {
    ready();
    expect(await idOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223");
    expect(await idOf("https://push/8")).toMatch(/^[0-9a-f]{32}$/);
  });
});
