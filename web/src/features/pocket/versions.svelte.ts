/** The version of the page without a server: kept for when there is no network, and a newer one, which is offered. */

import { keeper, type Kept } from "../../pocket/workers";

interface Listed {
  version: string;
  files: readonly string[];
}

const LIST = "pocket.json";
/** The interval at which a newer one is looked for, in milliseconds; a page may stay open for weeks. */
const EVERY = 3_600_000;

class Versions {
  /** All of this one is kept. */
  kept = $state(false);
  /** A newer one is there, and comes when the page is loaded anew. */
  newer = $state(false);
  #own = "";
  #looked = 0;

  /** Keep this one, and look for a newer one from now on. */
  async begin(): Promise<void> {
    const own = await listed({});
    this.#own = own.version;
    this.kept = await whole({ ...own, page: location.pathname, runs: true });
    addEventListener("online", () => void this.#look());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void this.#look());
    setInterval(() => void this.#look(), EVERY);
    await this.#look();
  }

  async #look(): Promise<void> {
    if (this.newer || !navigator.onLine || Date.now() - this.#looked < EVERY / 2) return;
    this.#looked = Date.now();
    const found = await listed({ cache: "no-store" }).catch(() => null);
    if (!found || found.version === this.#own) return;
    const there = (await keeper()) === null || (await whole({ ...found, page: location.pathname, runs: false }));
    this.newer = there;
    if (!there) this.#looked = 0; // it is being put there now
  }
}

async function listed(asked: RequestInit): Promise<Listed> {
  const answer = await fetch(LIST, asked);
  if (!answer.ok) throw new Error(`${LIST}: ${answer.status}`);
  const { version, files } = (await answer.json()) as Listed;
  return { version, files };
}

/** Whether all of a version is kept, once that has been tried. */
async function whole(version: Kept): Promise<boolean> {
  const worker = await keeper();
  if (!worker) return false;
  return new Promise((told) => {
    const hear = ({ data }: MessageEvent<{ version?: string; whole: boolean }>) => {
      if (data.version !== version.version) return;
      navigator.serviceWorker.removeEventListener("message", hear as EventListener);
      told(data.whole);
    };
    navigator.serviceWorker.addEventListener("message", hear as EventListener);
    navigator.serviceWorker.startMessages();
    worker.postMessage(version);
  });
}

export const versions = new Versions();
