/** A page that is its own server: it loads, and then it is the client as everywhere. */

import { mount, unmount } from "svelte";

import Invitation from "./features/pocket/Invitation.svelte";
import Laying from "./features/pocket/Laying.svelte";
import Newer from "./features/pocket/Newer.svelte";
import { begin, handOver } from "./features/pocket/server";
import { versions } from "./features/pocket/versions.svelte";
import { embedded } from "./lib/home";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import { awaitTranslator } from "./translators";

awaitTranslator(document.body);
await words.speak(settings.language);
await words.learn("/pocket");
const target = document.getElementById("app") as HTMLElement;
const told = $state({ loaded: 0, total: 0, late: false, failed: "", laid: false });
document.getElementById("late")?.remove(); // what `vite.pocket.ts` says where no script comes
let shown: object;
if (embedded) {
  await new Promise<void>((play) => (shown = mount(Invitation, { target, props: { play } })));
  await unmount(shown!);
}
shown = mount(Laying, { target, props: { told } });

addEventListener("click", (event) => {
  const anchor = (event.target as Element | null)?.closest?.("a");
  if (!anchor?.pathname.startsWith("/api/")) return;
  event.preventDefault();
  handOver(anchor);
});

await begin({
  progress: (loaded, total) => void Object.assign(told, { loaded, total }),
  late: (is) => (told.late = is),
  failed,
});
const [{ default: App }, { replace }, { hall }, { link }] = await Promise.all([
  import("./App.svelte"),
  import("./pages"),
  import("./hall/hall.svelte"),
  import("./lib/link.svelte"),
]);
await unmount(shown);
replace(
  ["account", "people", "person", "circle", "daily", "compare", "ratings", "host", "join", "tournaments", "tournament"],
  () => import("./features/pocket/NeedsServer.svelte"),
);
link.open();
hall.open();
told.laid = true;
shown = mount(App, { target });
if (!embedded) {
  mount(Newer, { target: document.body });
  void versions.begin();
}

/** The server of the page cannot go on, or could not begin. */
function failed(message: string): void {
  const first = !told.failed;
  told.failed = message;
  if (told.laid && first) void unmount(shown).then(() => mount(Laying, { target, props: { told } }));
}
