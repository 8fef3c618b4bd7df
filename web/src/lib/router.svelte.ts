/** Where one is: the address, read into a page. */

import { FOLDER, here, inPocket, shown, within } from "./home";

/** The pages and their addresses. `:id` is a part that the page is given; with `?` behind it, it may be
 * missing and is "" then. What stands behind `?` or `#` in an address, the pages read themselves. */
const ADDRESSES = {
  lobby: "/",
  table: "/table/:id",
  replay: "/table/:id/replay",
  review: "/table/:id/review",
  rules: "/rules/:game",
  learn: "/learn/:game",
  lesson: "/learn/:game/:id",
  puzzles: "/puzzles/:game?",
  puzzle: "/puzzles/:game/:id",
  games: "/games",
  account: "/account",
  people: "/people",
  person: "/person/:user",
  daily: "/daily/:day?",
  compare: "/daily/:day/:table",
  ratings: "/ratings/:game?/:players?",
  host: "/host",
  join: "/host/join",
  tournaments: "/tournaments",
  tournament: "/tournament/:id",
  desk: "/tournament/:id/desk",
  paper: "/tournament/:id/paper",
  circle: "/circle/:id?/:code?",
  shown: "/game/:game/:record",
} as const;

type Addresses = typeof ADDRESSES;
type Bare<Part> = Part extends `${infer Name}?` ? Name : Part & string;
/** The parameters that an address gives to its page: `{ game: string; id: string }` for
 * "/learn/:game/:id". */
type Given<Address> = Address extends `${string}:${infer Part}/${infer Rest}`
  ? Record<Bare<Part>, string> & Given<`/${Rest}`>
  : Address extends `${string}:${infer Part}`
    ? Record<Bare<Part>, string>
    : unknown;

export type Page = { [N in keyof Addresses]: { name: N } & Given<Addresses[N]> }[keyof Addresses] | { name: "nowhere" };

const parts = (path: string) => path.split("/").filter(Boolean);
// A game in an address is shown only where the page is its own server.
const ways = Object.entries(ADDRESSES)
  .filter(([name]) => inPocket || name !== "shown")
  .map(([name, address]) => ({ name, asked: parts(address) }));

/** A part of an address as it is meant; where it is no such text, as it stands there. */
function meant(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function read({ pathname }: URL): Page {
  const path = parts(pathname).map(meant);
  for (const { name, asked } of ways) {
    const given: Record<string, string> = {};
    const fits = asked.every((part, i) => {
      const found = path[i] ?? "";
      if (!part.startsWith(":")) return found === part;
      given[part.replace(/[:?]/g, "")] = found;
      return found || part.endsWith("?");
    });
    if (fits && path.length <= asked.length) return { name, ...given } as Page;
  }
  return { name: "nowhere" };
}

class Router {
  page = $state.raw<Page>(read(here()));
  /** The query behind `?` in the address when one came there. */
  query = $state.raw(here().searchParams);

  constructor() {
    addEventListener("popstate", () => this.#look());
    // Links within the client are followed without loading it anew.
    document.addEventListener("click", (event) => {
      const anchor = (event.target as Element | null)?.closest?.("a");
      if (!anchor || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (anchor.origin !== location.origin || anchor.target || anchor.hasAttribute("download")) return;
      if (within(anchor.pathname).startsWith("/api/")) return;
      if (!inPocket && !anchor.pathname.startsWith(FOLDER)) return; // another part of the site
      if (!inPocket && anchor.pathname === location.pathname && anchor.hash) return;
      if (inPocket && anchor.getAttribute("href")?.startsWith("#")) {
        event.preventDefault(); // the address behind the sign is that of the page
        document.querySelector<HTMLElement>(anchor.hash)?.scrollIntoView();
        return;
      }
      event.preventDefault();
      this.go((inPocket ? anchor.pathname : within(anchor.pathname)) + anchor.search + anchor.hash);
    });
  }

  go(path: string, replace = false): void {
    if (replace) this.stand(path);
    else history.pushState(null, "", shown(path));
    this.#look();
    if (!replace) scrollTo(0, 0);
  }

  /** Let the address say what is shown now, without going there. */
  stand(path: string): void {
    history.replaceState(null, "", shown(path));
  }

  /** The place in a game that the address names: its ply, or the step as a replay counts them. */
  place(by: "ply" | "step"): number | null {
    const told = this.query.get(by) ?? "";
    return /^\d+$/.test(told) ? Number(told) : null;
  }

  /** Whether the address asks a replay to play by itself from its place on. */
  get plays(): boolean {
    return this.query.has("play");
  }

  #look(): void {
    this.query = here().searchParams;
    this.page = read(here());
  }
}

export const router = new Router();
