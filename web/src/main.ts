import { mount } from "svelte";

import App from "./App.svelte";
import { hall } from "./hall/hall.svelte";
import { FOLDER } from "./lib/home";
import { link } from "./lib/link.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import { keep } from "./pocket/workers";
import { awaitTranslator } from "./translators";

awaitTranslator(document.body);
if (FOLDER !== "/") (await import("./links")).leadLinks(document.body);
if (document.documentElement.dataset.door) await import("./features/house/door"); // and nothing else
link.open();
hall.open();
await words.speak(settings.language);
mount(App, { target: document.getElementById("app") as HTMLElement });

// The files that this page has loaded are those it needs when there is no network.
void keep(() => ({ files: performance.getEntriesByType("resource").map(({ name }) => name) }));
