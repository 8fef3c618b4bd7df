/** The server of a page without a server: Python in a worker (`tafelronde.pocket.page`), its bots in another one. What
 * the two say to each other stands in that module. */

import { embedded, FOLDER, home, moveTo, type Socket } from "../../lib/home";
import { knight } from "../../lib/link.svelte";
import { fetchKept, keep } from "./kept";
import { open, type Pocket } from "../../pocket/pocket";

type FromServer =
  | { t: "opened" }
  | { t: "answered"; n: number; status: number; kind: string; body: string }
  | { t: "tell"; text: string }
  | { t: "keep"; n: number; count: number; parts: readonly (readonly [number, string])[] }
  | { t: "do"; n: number; job: string }
  | { t: "failed"; why: string };

/** The table lies open in another tab, which would write over what this one keeps. */
export const ELSEWHERE = "elsewhere";
/** The browser keeps nothing. */
export const NO_SHELF = "no-shelf";
const LOCK = `tafelronde ${FOLDER}`;

/** Whether this tab alone has the table, from now on. */
function alone(): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined; // they are there with https, and at home
  if (!locks) return Promise.resolve(true);
  return new Promise((told) => {
    void locks.request(LOCK, { ifAvailable: true }, (lock) => {
      told(lock !== null);
      return lock && new Promise(() => {});
    });
  });
}

export interface Told {
  progress(loaded: number, total: number): void;
  /** Nothing has come for a while; or it goes on. */
  late(is: boolean): void;
  failed(message: string): void;
}

/** Begin it, and ask everything of it from then on. Ends when it can be asked; where it cannot, never. */
export async function begin(told: Told): Promise<void> {
  if (embedded || (await alone())) return started(told);
  told.failed(ELSEWHERE);
  return new Promise(() => {});
}

function started({ progress, late, failed }: Told): Promise<void> {
  return new Promise((resolve) => {
    const asked = new Map<number, (answer: Response) => void>();
    let count = 0;
    let socket: Socket | null = null;
    const early: string[] = [];
    let thinker: Pocket | null = null;
    const thinking: number[] = [];

    const server = open(
      "tafelronde.pocket.page:start",
      { text: (text) => hear(JSON.parse(text) as FromServer), progress, late, failed, ready: () => void unpack() },
      true,
    );
    const say = (message: object) => server.send(JSON.stringify(message));

    async function unpack(): Promise<void> {
      try {
        say({ t: "open", file: embedded ? "" : await fetchKept(), name: knight() });
      } catch {
        failed(NO_SHELF);
      }
    }

    function hear(message: FromServer): void {
      switch (message.t) {
        case "opened":
          moveTo({ fetch: ask, socket: line });
          resolve();
          return;
        case "answered": {
          const { n, status, kind, body } = message;
          const headers = new Headers(kind ? { "Content-Type": kind } : undefined);
          asked.get(n)?.(new Response(status === 204 ? null : body, { status, headers }));
          asked.delete(n);
          return;
        }
        case "tell":
          if (socket?.onmessage) socket.onmessage.call(socket as WebSocket, new MessageEvent("message", { data: message.text }));
          else early.push(message.text);
          return;
        case "keep":
          (embedded ? Promise.resolve() : keep(message.count, message.parts)).then(
            () => say({ t: "kept", n: message.n, fault: "" }),
            (error: unknown) => say({ t: "kept", n: message.n, fault: String(error) }),
          );
          return;
        case "do":
          thinker ??= open("tafelronde.pocket.thinker:start", { text: thought, failed: unthought });
          thinking.push(message.n);
          thinker.send(message.job);
          return;
        case "failed":
          failed(message.why);
      }
    }

    /** Nobody can think now: who waits is told so, and the next time it is tried anew. */
    function unthought(): void {
      thinker?.close();
      thinker = null;
      thinking.splice(0).forEach((n) => say({ t: "done", n, thought: "" }));
    }

    /** Bots answer in the order in which they were asked. */
    function thought(text: string): void {
      say({ t: "done", n: thinking.shift(), thought: text });
    }

    function ask(address: string, { method = "GET", body }: RequestInit): Promise<Response> {
      return new Promise((answer) => {
        const n = (count += 1);
        asked.set(n, answer);
        say({ t: "ask", n, method, address, body: typeof body === "string" ? body : "" });
      });
    }

    /** The one line there is; a page that opens it again goes on with it. */
    function line(): Socket {
      const first = socket === null;
      socket = { onmessage: null, onclose: null, send: (text) => say({ t: "hear", text }), close: () => {} };
      const own = socket;
      if (first) queueMicrotask(() => early.splice(0).forEach((data) => own.onmessage?.call(own as WebSocket, new MessageEvent("message", { data }))));
      return own;
    }
  });
}

/** A link to a file of the server, such as a record: it is asked for, and handed over. */
export function handOver(anchor: HTMLAnchorElement): void {
  void home.fetch(anchor.pathname + anchor.search, {}).then(async (answer) => {
    const address = URL.createObjectURL(await answer.blob());
    const link = Object.assign(document.createElement("a"), { href: address, download: anchor.download || "tafelronde.txt" });
    link.click();
    URL.revokeObjectURL(address);
  });
}
