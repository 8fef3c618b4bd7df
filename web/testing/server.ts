/** The server's side of the line, as a test plays it: sockets that it answers or lets be silent, and
 * requests. */

import { vi } from "vitest";

import type { ClientMessage, Me, Refused, ServerMessage } from "../src/lib/wire";

export const ADA: Me = { user: "u", name: "Ada", role: "" };

/** The part of a browser's `WebSocket` that the client uses. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }

  readonly sent: ClientMessage[] = [];
  closed = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.closed = true;
  }
  /** The line breaks, and the browser notices. */
  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(me: Me | null = ADA): void {
    this.says({ t: "welcome", me, version: "1", server_time: 0, notices: false });
  }
  done(id: string | undefined, seq = 0): void {
    this.says({ t: "done", id: id ?? "", table: "x", seq });
  }
  /** The ids of what was said of this kind. */
  of(t: ClientMessage["t"]): string[] {
    return this.sent.filter((message) => message.t === t).map(({ id }) => id);
  }
}

/** A page on which nobody has listened to anything before. */
export function takePage(): void {
  const page = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const) {
    vi.stubGlobal(name, page[name].bind(page));
  }
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
}

/** No socket yet, and all that come are ours. */
export function takeSockets(): void {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
}

/** A request, as it reached the server. */
export interface Request {
  route: string;
  query: Readonly<Record<string, string>>;
  body: unknown;
  headers: unknown;
}

/** The answer without a network, for `answer`. */
export const nothing = (): never => {
  throw new TypeError("no network");
};

/** Answer every request: with what is returned as JSON, with a `Response` as it is; whoever throws has
 * no network. The requests are in the list, in order. */
export function answer(reply: (request: Request) => unknown): Request[] {
  const seen: Request[] = [];
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body, headers }: RequestInit) => {
    const url = new URL(address, "http://here");
    const sent: unknown = typeof body === "string" ? JSON.parse(body) : body;
    const request = { route: `${method} ${url.pathname}`, query: Object.fromEntries(url.searchParams), body: sent, headers };
    seen.push(request);
    const said = await reply(request);
    return said instanceof Response ? said : Response.json(said);
  });
  return seen;
}

export const refused = (reason: string, id = "", message = ""): Refused => ({
  t: "refused", id, reason, clause: "", args: {}, message, retry_after: 0,
});
