/** A page that is its own server: it loads, and then it is the client as everywhere. */

import { mount, unmount } from "svelte";

import Laying from "./features/pocket/Laying.svelte";
import { begin, handOver } from "./features/pocket/server";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import { keepFiles } from "./pocket/vouched";

/** Everything that a game may need, so that the next time needs no network. */
async function everything(): Promise<readonly string[]> {
  const { files } = (await (await fetch("pocket.json")).json()) as { files: readonly string[] };
  return files;
}

await words.speak(settings.language);
await words.learn("/pocket");
const target = document.getElementById("app") as HTMLElement;
const told = $state({ loaded: 0, total: 0, failed: "" });
const laying = mount(Laying, { target, props: { told } });

addEventListener("click", (event) => {
  const anchor = (event.target as Element | null)?.closest?.("a");
  if (!anchor?.pathname.startsWith("/api/")) return;
  event.preventDefault();
  handOver(anchor);
});

await begin({
  progress: (loaded, total) => void Object.assign(told, { loaded, total }),
  failed: (message) => (told.failed = message),
});
const [{ default: App }, { hall }, { link }] = await Promise.all([
  import("./App.svelte"),
  import("./hall/hall.svelte"),
  import("./lib/link.svelte"),
]);
await unmount(laying);
void keepFiles(everything);
link.open();
hall.open();
mount(App, { target });
