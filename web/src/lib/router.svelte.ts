/** Where one is: the address, read into a page. */

export type Page =
  | { name: "lobby" }
  | { name: "table"; id: string }
  | { name: "replay"; id: string; ply: number | null }
  | { name: "rules"; game: string; clause: string }
  | { name: "games" }
  | { name: "nowhere" };

export function read(url: URL): Page {
  const [first, second, third] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (!first) return { name: "lobby" };
  if (first === "table" && second && third === "replay") {
    const ply = url.searchParams.get("ply");
    return { name: "replay", id: second, ply: ply === null ? null : Number(ply) };
  }
  if (first === "table" && second) return { name: "table", id: second };
  if (first === "rules" && second) return { name: "rules", game: second, clause: url.hash.slice(1) };
  if (first === "games" && !second) return { name: "games" };
  return { name: "nowhere" };
}

class Router {
  page = $state.raw<Page>(read(new URL(location.href)));

  constructor() {
    addEventListener("popstate", () => this.#look());
    // Links within the client are followed without loading it anew.
    document.addEventListener("click", (event) => {
      const anchor = (event.target as Element | null)?.closest?.("a");
      if (!anchor || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (anchor.origin !== location.origin || anchor.target || anchor.hasAttribute("download")) return;
      if (anchor.pathname.startsWith("/api/")) return;
      if (anchor.pathname === location.pathname && anchor.hash) return;
      event.preventDefault();
      this.go(anchor.pathname + anchor.search + anchor.hash);
    });
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#look();
    if (!replace) scrollTo(0, 0);
  }

  #look(): void {
    this.page = read(new URL(location.href));
  }
}

export const router = new Router();
