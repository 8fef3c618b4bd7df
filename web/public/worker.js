// The client when there is no network: its page, script, style and fonts. The game itself comes from the server, or from
// the page that is its own server (pocket.html): of that one a whole version is kept, and used until the next is whole.
/** The folder in which the client lies; a host may serve several. */
const HOME = new URL("./", location.href).pathname;
const SHELL = `tafelronde ${HOME}`;
const LIST = `${HOME}pocket.json`;
/** Says which pages are of the version that is kept. */
const KEPT = `${HOME}kept`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.add(HOME))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(caches.delete("shell-1").then(() => self.clients.claim())); // its name until November 2026
});

/** The kept answer, or else the fetched one; `fresh`: the fetched answer, or else the kept one. */
async function kept(request, key, fresh) {
  const cache = await caches.open(SHELL);
  const found = await cache.match(key);
  if (found && !fresh) return found;
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    if (found) return found;
    throw error;
  }
}

/** A page, or the list of the page without a server: of the version that is kept, where they belong to it. */
async function page(request, path) {
  const cache = await caches.open(SHELL);
  const whole = await (await cache.match(KEPT))?.json();
  const own = path === LIST || whole?.pages.includes(path);
  if (whole && own) return (await cache.match(path)) ?? fetch(request);
  if (path === LIST) return fetch(request);
  return kept(request, path.endsWith(".html") ? path : HOME, true); // every other address is answered by the one page
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || request.cache === "no-store") return;
  if (url.pathname.startsWith(`${HOME}api/`)) return;
  // Files under assets/ are named after what is in them; pages are asked for anew.
  if (request.mode === "navigate" || url.pathname === LIST) event.respondWith(page(request, url.pathname));
  else if (url.pathname.startsWith(`${HOME}assets/`)) event.respondWith(kept(request, request, false));
});

// Notices of the server while no page is open. One notice a table or tournament: a later one takes its place.
self.addEventListener("push", (event) => {
  const told = event.data.json();
  event.waitUntil(
    clients.matchAll({ type: "window" }).then((pages) => {
      void self.navigator.setAppBadge?.(told.count);
      const about = HOME + (told.page ?? `table/${told.table}`); // earlier nodes name no page
      const looks = (page) => page.visibilityState === "visible" && new URL(page.url).pathname === about;
      if (pages.some(looks)) return;
      return self.registration.showNotification(told.title, {
        body: told.body,
        tag: told.table,
        icon: `${HOME}icon-192.png`,
        data: about,
      });
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data;
  event.waitUntil(
    clients.matchAll({ type: "window" }).then(async (pages) => {
      const there = pages.find((page) => new URL(page.url).pathname === path) ?? pages[0];
      if (!there) return clients.openWindow(path);
      const page = new URL(there.url).pathname === path ? there : await there.navigate(path);
      return page?.focus();
    }),
  );
});

// The browser has made its address anew: the server learns it.
self.addEventListener("pushsubscriptionchange", (event) => {
  const again = async () => {
    const made = event.newSubscription ?? (await self.registration.pushManager.subscribe(event.oldSubscription.options));
    const { endpoint, keys } = made.toJSON();
    const language = ["en", "nl", "de"].find((one) => self.navigator.language.startsWith(one)) ?? "en";
    await fetch(`${HOME}api/me/push`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ endpoint, ...keys, language }),
    });
  };
  event.waitUntil(again());
});

/** Keep these files; those that are there already, as they are. */
async function keepFiles(cache, files) {
  const own = files.filter((name) => new URL(name, location.href).pathname.startsWith(`${HOME}assets/`));
  await Promise.all(own.map(async (name) => (await cache.match(name)) ?? cache.add(name)));
}

/** Keep a whole version of the page without a server, and use it from now on. Whether it is there: the host may have
 * another one by now. */
async function keepVersion(cache, { version, files, page: path, runs }) {
  await keepFiles(cache, files);
  const before = await (await cache.match(KEPT))?.json();
  const same = before?.version === version ? before.pages : [];
  if (same.includes(path)) {
    if (runs) await forget(cache, files);
    return true;
  }
  const [list, html] = await Promise.all([LIST, path].map((name) => fetch(name, { cache: "no-cache" })));
  if (!list.ok || !html.ok || (await list.clone().json()).version !== version) return false;
  await cache.put(path, html);
  await cache.put(LIST, list);
  await cache.put(KEPT, new Response(JSON.stringify({ version, pages: [...same, path] })));
  return true;
}

/** Forget the files of other versions. */
async function forget(cache, files) {
  const wanted = new Set(files.map((name) => new URL(name, location.href).pathname));
  const old = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname.startsWith(`${HOME}assets/`) && !wanted.has(pathname);
  });
  await Promise.all(old.map((request) => cache.delete(request)));
}

// The page tells what it has loaded before this worker was there, or which version of it there is; `runs`: it is that
// version.
self.addEventListener("message", (event) => {
  if (event.origin !== location.origin) return;
  const { data, source } = event;
  const take = async () => {
    const cache = await caches.open(SHELL);
    if (!data.version) return keepFiles(cache, data.files);
    const whole = await keepVersion(cache, data).catch(() => false);
    source.postMessage({ version: data.version, whole });
  };
  event.waitUntil(take());
});
