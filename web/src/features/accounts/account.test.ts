import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { answer, type Request } from "../../../testing/server";
import { words } from "../../lib/words.svelte";
import { addPasskey, language, linkWord, NoPasskey, possible, provePasskey } from "./account";

afterEach(() => vi.unstubAllGlobals());

/** A page at this address, in a browser that knows passkeys. */
function at(address: string, secure = true): void {
  vi.stubGlobal("location", new URL(address));
  vi.stubGlobal("isSecureContext", secure);
  vi.stubGlobal("PublicKeyCredential", class {});
}

it.each([
  ["https://table.example/", true, true],
  ["http://localhost:8000/", true, true],
  ["https://4.example/", true, true],
  ["https://127.0.0.1/", true, false],
  ["https://10.20.30.40:8000/", true, false],
  ["https://[::1]/", true, false],
  ["http://table.example/", false, false],
])("says whether there can be passkeys at %s", (address, secure, can) => {
  at(address, secure);
  expect(possible()).toBe(can);
});

it("says that there are no passkeys in a browser that knows none", () => {
  at("https://table.example/");
  vi.stubGlobal("PublicKeyCredential", undefined);
  Reflect.deleteProperty(globalThis, "PublicKeyCredential");
  expect(possible()).toBe(false);
});

describe("a passkey", () => {
  const bytes = (...all: number[]) => new Uint8Array(all).buffer;
  const credential = {
    id: "AQ", rawId: bytes(1), type: "public-key", authenticatorAttachment: null, getClientExtensionResults: () => ({}),
    response: { attestationObject: bytes(2), clientDataJSON: bytes(3), authenticatorData: bytes(4), signature: bytes(5) },
  };
  const options = { challenge: "AA", rp: { id: "table.example", name: "T" }, user: { id: "AA", name: "ada", displayName: "Ada" } };
  let asked: Request[] = [];
  /** The browser's answer when it is asked for a passkey. */
  const browser = (reply: () => Promise<unknown>) => vi.stubGlobal("navigator", { credentials: { create: reply, get: reply } });

  beforeEach(() => {
    at("https://table.example/");
    asked = answer(({ route }) => (route.endsWith("/options") ? { challenge: "c", options } : { passkeys: ["new"] }));
  });

  it("is made by the browser and added under its name", async () => {
    browser(() => Promise.resolve(credential));
    expect(await addPasskey("phone")).toEqual({ passkeys: ["new"] });
    expect(asked.map(({ route }) => route)).toEqual(["POST /api/account/passkeys/options", "POST /api/account/passkeys"]);
    expect(asked[0]?.body).toEqual({});
    expect(asked[1]?.body).toMatchObject({ challenge: "c", name: "phone", credential: { id: "AQ", rawId: "AQ" } });
  });

  it("proves who one is", async () => {
    browser(() => Promise.resolve(credential));
    expect(await provePasskey()).toMatchObject({ challenge: "c", credential: { id: "AQ", response: { signature: "BQ" } } });
    expect(asked.map(({ route, body }) => [route, body])).toEqual([["POST /api/session/passkey/options", {}]]);
  });

  it.each([
    ["InvalidStateError", "known"],
    ["SecurityError", "not-here"],
    ["NotAllowedError", "cancelled"],
  ])("is not there after %s: %s", async (name, why) => {
    browser(() => Promise.reject(new DOMException("", name)));
    await expect(addPasskey("phone")).rejects.toMatchObject({ constructor: NoPasskey, why, message: why });
    expect(asked).toHaveLength(1);
  });

  it("is not there where the browser throws what is no error", async () => {
    browser(() => Promise.reject(null as unknown as Error));
    await expect(provePasskey()).rejects.toMatchObject({ constructor: NoPasskey, why: "cancelled" });
  });
});

it("asks for mails in the language that is read", async () => {
  await words.speak("nl");
  expect(language()).toBe("nl");
  await words.speak("en");
});

it.each([
  ["#confirm=abc", { kind: "confirm", word: "abc" }],
  ["#recover=a%20b", { kind: "recover", word: "a b" }],
  ["#unsubscribe=x", { kind: "unsubscribe", word: "x" }],
  ["#confirm=&recover=r", { kind: "recover", word: "r" }],
])("takes the word of a mail's link out of the address: %s", (hash, word) => {
  const replaceState = vi.fn();
  vi.stubGlobal("history", { replaceState });
  vi.stubGlobal("location", new URL(`https://here/account${hash}`));
  expect(linkWord()).toEqual(word);
  expect(replaceState.mock.calls).toEqual([[null, "", "/account"]]);
});

it.each(["", "#", "#other=x"])("leaves an address without such a word as it is: '%s'", (hash) => {
  const replaceState = vi.fn();
  vi.stubGlobal("history", { replaceState });
  vi.stubGlobal("location", new URL(`https://here/account${hash}`));
  expect(linkWord()).toBeNull();
  expect(replaceState).not.toHaveBeenCalled();
});
