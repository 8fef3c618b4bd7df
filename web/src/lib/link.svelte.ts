/** The connection to the server: plain requests, and one socket that comes back by itself. */

import { untrack } from "svelte";

import { setServerTime } from "./clock.svelte";
import { home, inPocket, type Socket } from "./home";
import type { ClientMessage, Me, Refused, Requests, ServerMessage } from "./wire";
import { words } from "./words.svelte";

export class Refusal extends Error {
  constructor(readonly refused: Refused) {
    super(refused.message || refused.reason);
  }
}

const offline: Refused = {
  t: "refused", id: "", reason: "offline", clause: "", args: {}, message: "", retry_after: 0,
};

type Route = keyof Requests;
/** The arguments of a request: `path` fills its braces. */
type Given<R extends Route> = Omit<Requests[R], "answer">;
type Arguments<R extends Route> = object extends Given<R> ? [given?: Given<R>] : [given: Given<R>];
interface Parts {
  path?: Readonly<Record<string, string | number>>;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
}

/** A request to the server: `ask("GET /api/tables/{table}", { path: { table } })`. Throws a Refusal,
 * also when there is no network. */
export function ask<R extends Route>(route: R, ...given: Arguments<R>): Promise<Requests[R]["answer"]> {
  return askOf(home, route, ...given);
}

/** The same, of another server. */
export async function askOf<R extends Route>(server: Pick<typeof home, "fetch">, route: R, ...[given]: Arguments<R>): Promise<Requests[R]["answer"]> {
  const { path = {}, query = {}, body }: Parts = given ?? {};
  const [method, form = ""] = route.split(" ");
  const address = form.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ""));
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  let response: Response;
  try {
    response = await server.fetch(asked ? `${address}?${asked}` : address, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(offline);
  }
  const data: unknown = response.status === 204 ? null : await response.json().catch(() => undefined);
  if (!response.ok) {
    await explained();
    const known = typeof data === "object" && data !== null && "reason" in data;
    throw new Refusal(known ? (data as Refused) : { ...offline, reason: "trouble" });
  }
  if (data === undefined) throw new Refusal(offline); // the line broke in the middle of the answer
  return data as Requests[R]["answer"];
}

/** Once there are words for what is refused; without them it is said that something went wrong. */
const explained = () => words.learn("/refusals").catch(() => {});

export type LinkState = "connecting" | "open" | "lost";
/** A message without some of its fields: each kind by itself. */
export type Without<M, Fields extends string> = M extends unknown ? Omit<M, Fields> : never;
/** A message to the server; the link gives it its id. */
export type Message = Without<ClientMessage, "id">;
export type Answer = Extract<ServerMessage, { t: "done" | "hint" | "pong" }>;

interface Pending {
  message: ClientMessage;
  /** Somebody did this; the others are the client's own. */
  done: boolean;
  resolve: (answer: Answer) => void;
  reject: (refusal: Refusal) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const SILENCE = 25_000;
/** The code with which the server closes the socket of somebody who may not be in the house any more. */
const OUTSIDE = 4403;
/** A server that does not greet a new line so long is not there, whatever the network says. */
const GREETING = 10_000;
/** The delay after which somebody who has done something is told that it waits, in milliseconds: time for
 * a sign of life in between. */
const PROBE = 350;
const LATE = 800;
/** A line that is silent so long after something was sent is dead, though it does not know it. */
const DEAD = 4000;
/** The messages that the client sends by itself; nobody waits for them. */
const OWN: readonly ClientMessage["t"][] = ["ping", "lobby", "watch", "unwatch"];

/** One socket, and what has been said on it and not been answered. */
export class Link {
  state = $state<LinkState>("connecting");
  me = $state.raw<Me | null>(null);
  /** The server has something to tell the reader: since before they came, or since just now. */
  notices = $state<"" | "before" | "now">("");
  /** The server does not know again whom it has just named here: the browser keeps no cookie of it. */
  forgotten = $state(false);
  /** Something that somebody did waits for the line. */
  waits = $state(false);

  #socket: Socket | null = null;
  #pending = new Map<string, Pending>();
  #listeners = new Set<(message: ServerMessage) => void>();
  #greeters = new Set<() => void>();
  #guest = false;
  #became = false;
  #wait = FIRST_WAIT;
  #timer = 0;
  /** When something was last heard, and how many messages there were. */
  #heard = 0;
  #messages = 0;
  readonly #prefix = crypto.getRandomValues(new Uint32Array(2)).join("-");
  #count = 0;

  constructor() {
    addEventListener("online", () => this.#soon(0));
    if (!inPocket) addEventListener("offline", () => this.#lose()); // or a reader who waits would not hear of it for a minute
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible" && this.state === "lost") this.#soon(0);
    });
    setInterval(() => this.#breathe(), SILENCE / 2);
  }

  /** Connect, or connect anew (as whoever one is by now). */
  open(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    const socket = home.socket();
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (code === OUTSIDE) location.reload(); // to the door of the house
      else if (socket === this.#socket) this.#lose();
    };
    const before = this.#messages;
    setTimeout(() => socket === this.#socket && this.#messages === before && this.#lose(), GREETING);
  }

  /** Send a command; it is sent again after a lost connection until it is answered. */
  send(message: Message): Promise<Answer> {
    const id = `${this.#prefix}-${(this.#count += 1)}`;
    return new Promise((resolve, reject) => {
      const pending = { message: { ...message, id }, done: !OWN.includes(message.t), resolve, reject };
      this.#pending.set(id, pending);
      if (this.state === "open") this.#socket?.send(JSON.stringify(pending.message));
      if (pending.done) this.#doubt(id);
    });
  }

  /** Is the line alive? It is asked for a sign of life; where none comes, what was done waits, and in
   * the end the line is given up. */
  #doubt(id: string): void {
    const { state } = this;
    if (state !== "open") {
      this.waits = true;
      return;
    }
    const before = this.#messages;
    const socket = this.#socket;
    const silent = () => this.#pending.has(id) && this.#socket === socket && this.#messages === before;
    setTimeout(() => silent() && void this.send({ t: "ping" }).catch(() => {}), PROBE);
    setTimeout(() => silent() && (this.waits = true), LATE);
    setTimeout(() => silent() && this.#lose(), DEAD);
  }

  /** The line is gone, whatever the browser thinks of it. */
  #lose(): void {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.close();
    this.state = "lost";
    this.waits = [...this.#pending.values()].some(({ done }) => done);
    this.#soon(this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Hear every message; the returned function ends it. */
  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Called at every (new) connection, and now if there is one. */
  greet(greeter: () => void): () => void {
    this.#greeters.add(greeter);
    if (this.state === "open") greeter();
    return () => this.#greeters.delete(greeter);
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    this.#messages += 1;
    if (this.state === "open") this.waits = false;
    if (message.t === "welcome" && message.me === null && !message.notices && !this.#guest) {
      this.#guest = true; // a visitor: be somebody, then come in again
      const open = () => this.open();
      void become().then(() => (this.#became = true)).then(open, open);
      return;
    }
    if (message.t === "welcome") {
      setServerTime(message.server_time);
      this.me = message.me;
      this.notices = message.notices ? "before" : "";
      this.forgotten = this.#became && message.me === null && !message.notices;
      this.state = "open";
      this.waits = false;
      this.#wait = FIRST_WAIT;
      for (const { message: again } of this.#pending.values()) {
        this.#socket?.send(JSON.stringify(again));
      }
      this.#greeters.forEach((greeter) => greeter());
    } else if (message.t === "notices") {
      this.notices ||= "now";
    } else if ("id" in message) {
      const pending = this.#pending.get(message.id);
      if (message.t === "refused" && message.retry_after && pending?.done === false) {
        this.#again(message.id, message.retry_after);
        return;
      }
      this.#pending.delete(message.id);
      if (message.t === "refused") void explained().then(() => pending?.reject(new Refusal(message)));
      else pending?.resolve(message);
    }
    this.#listeners.forEach((listener) => listener(message));
  }

  /** Send a message of the client's own once more when it may be sent; it was refused as too early. */
  #again(id: string, seconds: number): void {
    const socket = this.#socket;
    setTimeout(() => {
      const pending = this.#pending.get(id);
      if (pending && socket === this.#socket) socket?.send(JSON.stringify(pending.message));
    }, 1000 * Math.max(1, seconds));
  }

  /** A socket that says nothing may be dead without knowing it. */
  #breathe(): void {
    if (this.state !== "open") return;
    if (Date.now() - this.#heard > 2 * SILENCE) this.#lose();
    else if (Date.now() - this.#heard > SILENCE / 2) void this.send({ t: "ping" }).catch(() => {});
  }

  #soon(wait: number): void {
    if (this.#socket) return;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.open(), wait);
  }
}

export const link = new Link();

const KNIGHTS =
  "Gawain Percival Lancelot Galahad Bors Kay Tristan Isolde Elaine Enide Lynette Walewein Moriaen Ferguut Erec Iwein Herzeloyde Gareth Bedivere Nimue Viviane".split(" ");

/** A name for who has none. */
export const knight = (): string => KNIGHTS[Math.floor(Math.random() * KNIGHTS.length)] ?? "";

/** Take a name on this device, as a guest: that of a knight of the table. Of pages that open at
 * once the first does, and the others are who it became (where the browser has locks: with https,
 * and at home). */
async function become(): Promise<void> {
  const name = knight();
  const somebody = () => ask("POST /api/session", { body: { name, guest: true } });
  const locks = navigator.locks as LockManager | undefined;
  const forbidden = (error: unknown) => (error instanceof Refusal ? Promise.reject(error) : somebody()); // it keeps nothing
  await (locks ? locks.request("become", somebody).catch(forbidden) : somebody());
}

/** Take another name. */
export async function rename(name: string): Promise<void> {
  link.me = await ask("POST /api/session", { body: { name } });
  link.open();
}

/** Something random of one's own, so that nobody can have chosen the draws. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join("");
}

/** Do this once, as soon as the server knows who asks; for a component that is being made. */
export function onceKnown(act: () => void): void {
  let begun = false;
  $effect(() => {
    if (begun || link.state !== "open") return;
    begun = true;
    untrack(act);
  });
}
