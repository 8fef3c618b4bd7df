/** Where the server is: elsewhere, reached over the network, or in a worker of this page (`src/pocket`). */

/** The part of a WebSocket that the link needs. */
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

/** The folder in which the site lies, "/games/"; "/" where it has none. A server says it in its pages. */
export const FOLDER = told.folder ?? (inPocket ? new URL(".", location.href).pathname : "/");

/** A server may have sent this page: it lies where a server's pages lie. */
export const SERVED = FOLDER === "/" || "folder" in told;

/** An address within the site, as the browser needs it: "/api/me" → "/games/api/me". */
export const placed = (path: string): string => FOLDER + path.slice(1);

/** An address that the browser has, within the site: "/games/table/ab" → "/table/ab". */
export const within = (path: string): string => (path.startsWith(FOLDER) ? path.slice(FOLDER.length - 1) : path);

/** A link that leaves a page without a server, for the server that sent it. */
export const outside = (path: string): string => (inPocket ? placed(path) : path);

/** The table before the reader, for a proxy that leads all who are there to one node. */
function atTable(): string {
  const [, id] = /^\/table\/([\w-]+)/.exec(here().pathname) ?? [];
  return id ? `?table=${id}` : "";
}

export const home: Home = {
  fetch: (address, asked) => fetch(placed(address), asked),
  socket: () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${placed("/api/ws")}${atTable()}`),
};

/** Ask this home for everything from now on. */
export const moveTo = (other: Home): void => void Object.assign(home, other);

/** The address within the client. */
export function here(): URL {
  if (inPocket) return new URL(location.hash.slice(1) || "/", location.origin);
  const found = new URL(location.href);
  found.pathname = within(found.pathname);
  return found;
}

/** The address of the client as the browser shows it. */
export const shown = (path: string): string => (inPocket ? `#${path}` : placed(path));

/** The same for other people, with the name of the site. */
export const shared = (path: string): string => new URL(placed(path), location.origin).href;
