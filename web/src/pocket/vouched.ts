import { inPocket } from "../lib/home";

/** Addresses of our own scripts, vouched for as the policy of the page wants it (trusted types). */

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

/** Have a worker keep files, so that they need no network later: these, as soon as it is there. */
export async function keepFiles(names: () => readonly string[] | Promise<readonly string[]>): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.register(vouched(inPocket ? "worker.js" : "/worker.js")).catch(() => {});
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(await names());
}
