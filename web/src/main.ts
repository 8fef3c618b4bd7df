import { mount } from "svelte";

import App from "./App.svelte";
import { hall } from "./hall/hall.svelte";
import { link } from "./lib/link.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

link.open();
hall.open();
await words.speak(settings.language);
mount(App, { target: document.getElementById("app") as HTMLElement });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  // The policy of the page wants script addresses to be vouched for (trusted-types).
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  const policy = types?.createPolicy("tafelronde-worker", { createScriptURL: (url) => url });
  const address = policy ? policy.createScriptURL("/worker.js") : "/worker.js";
  navigator.serviceWorker.register(address as string).catch(() => {});
  // What this page has loaded is what it needs when there is no network.
  void navigator.serviceWorker.ready.then(({ active }) => {
    active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
  });
}

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown };
}
