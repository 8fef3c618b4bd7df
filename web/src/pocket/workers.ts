/** Workers: addresses of our own scripts, vouched for as the policy of the page wants it (trusted types); and the one
 * that keeps files, so that they need no network later (`public/worker.js`). It imports nothing: who opens a worker loads
 * no part of the client with it. */

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown };
}

const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
const policy = types?.createPolicy("tafelronde-worker", { createScriptURL: (url) => url });

/** The address of a worker's script. */
export const vouched = (url: string): string => (policy ? (policy.createScriptURL(url) as string) : url);

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
  const { pocket, folder = "/" } = document.documentElement.dataset;
  workers.register(vouched(pocket === undefined ? `${folder}worker.js` : "worker.js")).catch(() => {});
  return (await workers.ready).active;
}

/** Have it keep this. */
export async function keep(what: () => Kept): Promise<void> {
  (await keeper())?.postMessage(what());
}
