/** Notices from the server to this browser, also while it is closed: Web Push, by the service worker. */

import { permitted } from "../../lib/notify";
import type { NewPush } from "../../lib/wire";

/** Whether this browser can, and has not been told never to. */
export const pushes = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis && Notification.permission !== "denied";

/** The address at which this browser takes notices; '' where it takes none. */
export async function address(): Promise<string> {
  const worker = pushes() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await worker?.pushManager.getSubscription())?.endpoint ?? "";
}

/** Have this browser take notices that are signed with this key; null where it does not. */
export async function begin(key: string, language: NewPush["language"]): Promise<NewPush | null> {
  if (!pushes() || !(await permitted())) return null;
  const worker = await navigator.serviceWorker.ready;
  try {
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint = "", keys = {} } = made.toJSON();
    return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", language };
  } catch {
    return null; // it knows no push service
  }
}

/** Take no notices any more. */
export async function end(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

/** The id that the server gives to an address. */
export async function idOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("").slice(0, 32);
}
