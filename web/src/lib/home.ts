/** Where the server is: elsewhere, reached over the network, or in a worker of this page (`src/pocket`). */

/** What the link needs of a WebSocket. */
export type Socket = Pick<WebSocket, "onmessage" | "onclose" | "send" | "close">;

interface Home {
  fetch(address: string, asked: RequestInit): Promise<Response>;
  socket(): Socket;
}

const told = (globalThis as { document?: Document }).document?.documentElement?.dataset ?? {};

/** The page is its own server: there are no other people, and its addresses stand behind a `#`. */
export const inPocket = "pocket" in told;

/** It is shown within a page of somebody else: it comes when it is asked for, and keeps nothing. */
export const embedded = "embedded" in told;

/** The folder in which a page without a server lies; "/" where a server may have sent it. */
export const FOLDER = inPocket ? new URL(".", location.href).pathname : "/";

export const home: Home = {
  fetch: (address, asked) => fetch(address, asked),
  socket: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/ws`),
};

/** From now on everything is asked of this one. */
export const moveTo = (other: Home): void => void Object.assign(home, other);

/** The address within the client. */
export const here = (): URL => (inPocket ? new URL(location.hash.slice(1) || "/", location.origin) : new URL(location.href));

/** How the browser shows an address of the client. */
export const shown = (path: string): string => (inPocket ? `#${path}` : path);
