/** Shared by the parts of the account page: its words, and passkeys as the browser makes and uses them. */

import { ask } from "../../lib/link.svelte";
import type { Account, UsePasskey } from "../../lib/wire";
import { type Arguments, say, words } from "../../lib/words.svelte";

/** The page's own words: `account-…`. They are there once `words.learn("/account")` is done. */
export const told = (id: string, args?: Arguments): string => say(`account-${id}`, args);

/** Does something, and tells the reader when it is refused. Resolves when it is over. */
export type Attempt = (act: () => Promise<void>) => Promise<void>;

/** The properties of a part of the page. */
export interface Part {
  account: Account;
  attempt: Attempt;
  changed: (account: Account) => void;
}

/** The reason why the browser gave no passkey, as the end of a word's name. */
export class NoPasskey extends Error {
  constructor(readonly why: "cancelled" | "known" | "not-here") {
    super(why);
  }
}

/** A plain number in the place of a name has no passkeys, nor has a page without https. */
const NUMBER = /^(\d+\.){3}\d+$|^\[/;
export const possible = (): boolean =>
  isSecureContext && "PublicKeyCredential" in globalThis && !NUMBER.test(location.hostname);

async function asked<T>(of: Promise<T>): Promise<T> {
  try {
    return await of;
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    throw new NoPasskey(name === "InvalidStateError" ? "known" : name === "SecurityError" ? "not-here" : "cancelled");
  }
}

/** Has the browser make a passkey, and adds it under this name. */
export async function addPasskey(name: string): Promise<Account> {
  const { challenge, options } = await ask("POST /api/account/passkeys/options", { body: {} });
  const { startRegistration } = await import("@simplewebauthn/browser");
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]["optionsJSON"];
  const credential = { ...(await asked(startRegistration({ optionsJSON }))) };
  return ask("POST /api/account/passkeys", { body: { challenge, credential, name } });
}

/** Has the browser prove with a passkey who one is; for whichever request takes that. */
export async function provePasskey(): Promise<UsePasskey> {
  const { challenge, options } = await ask("POST /api/session/passkey/options", { body: {} });
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]["optionsJSON"];
  return { challenge, credential: { ...(await asked(startAuthentication({ optionsJSON }))) } };
}

/** The language that a mail is to be in. */
export const language = () => words.language;

/** The word of a link that came by mail, from the address of the page; it is taken away there. */
export function linkWord(): { kind: "confirm" | "recover" | "unsubscribe"; word: string } | null {
  const given = new URLSearchParams(location.hash.slice(1));
  for (const kind of ["confirm", "recover", "unsubscribe"] as const) {
    const word = given.get(kind);
    if (!word) continue;
    history.replaceState(null, "", location.pathname);
    return { kind, word };
  }
  return null;
}
