/** The worker that keeps files, so that they need no network later (`public/worker.js`). */

import { inPocket } from "../lib/home";
import { vouched } from "./vouched.ts";

/** Files, or all that belongs to a version of the page without a server. */
export interface Kept {
  files: readonly string[];
  version?: string;
  /** The address of the page, and whether it is of that version itself. */
  page?: string;
  runs?: boolean;
}

/** The worker, as soon as it is there; null where there can be none. */
export async function keeper(): Promise<ServiceWorker | null> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || !import.meta.env.PROD) return null;
  workers.register(vouched(inPocket ? "worker.js" : "/worker.js")).catch(() => {});
  return (await workers.ready).active;
}

/** Have it keep this. */
export async function keep(what: () => Kept): Promise<void> {
  (await keeper())?.postMessage(what());
}
