import { mount } from "svelte";

import App from "./App.svelte";
import { hall } from "./hall/hall.svelte";
import { link } from "./lib/link.svelte";
import { settings } from "./lib/settings.svelte";
import { vouched } from "./pocket/vouched";
import { words } from "./lib/words.svelte";

link.open();
hall.open();
await words.speak(settings.language);
mount(App, { target: document.getElementById("app") as HTMLElement });

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  navigator.serviceWorker.register(vouched("/worker.js")).catch(() => {});
  // What this page has loaded is what it needs when there is no network.
  void navigator.serviceWorker.ready.then(({ active }) => {
    active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
  });
}
