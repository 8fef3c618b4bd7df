/** Telling readers that it is their turn when they do not see the page. */

import { placed } from "./home";
import { settings } from "./settings.svelte";

/** Whether this browser can, and has not been told never to. */
export const possible = (): boolean => "Notification" in globalThis && Notification.permission !== "denied";

/** Ask for the permission; false where it is not given. */
export async function permitted(): Promise<boolean> {
  return "Notification" in globalThis && (await Notification.requestPermission()) === "granted";
}

let shown: Notification | null = null;

/** One at a time; it goes when the page is looked at, and a click on it leads there. */
export function notify(title: string, body: string): void {
  if (!settings.notes || document.visibilityState === "visible") return;
  if (!("Notification" in globalThis) || Notification.permission !== "granted") return;
  try {
    shown?.close();
    shown = new Notification(title, { body, tag: "tafelronde-turn", icon: placed("/icon-192.png") });
    shown.onclick = () => {
      focus();
      shown?.close();
    };
  } catch {
    // some browsers on phones allow it to service workers only
  }
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") shown?.close();
});
