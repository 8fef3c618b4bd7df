// The shell of the client when there is no network: the page, its script, style and fonts.
// The game itself comes from the server, or from the page that is its own server (pocket.html).
const SHELL = "shell-1";
/** The folder in which the client lies. */
const HOME = new URL("./", location.href).pathname;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.add(HOME))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

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

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/")) return;
  // Files under assets/ are named after what is in them; pages are asked for anew.
  const path = url.pathname.replace(HOME, "");
  if (path === "pocket.html" || path === "pocket.json") event.respondWith(kept(request, url.pathname, true));
  else if (request.mode === "navigate") event.respondWith(kept(request, HOME, true));
  else if (path.startsWith("assets/")) event.respondWith(kept(request, request, false));
});

// What the server tells while no page is open. One notice a table: a later one takes its place.
self.addEventListener("push", (event) => {
  const told = event.data.json();
  event.waitUntil(
    clients.matchAll({ type: "window" }).then((pages) => {
      void self.navigator.setAppBadge?.(told.count);
      const looks = (page) => page.visibilityState === "visible" && new URL(page.url).pathname === `/table/${told.table}`;
      if (pages.some(looks)) return;
      return self.registration.showNotification(told.title, {
        body: told.body,
        tag: told.table,
        icon: "/icon-192.png",
        data: `/table/${told.table}`,
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
    await fetch("/api/me/push", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ endpoint, ...keys, language }),
    });
  };
  event.waitUntil(again());
});

// The page tells what it has loaded before this worker was there.
self.addEventListener("message", (event) => {
  if (event.origin !== location.origin) return;
  const names = event.data.filter((name) => new URL(name, location.href).pathname.startsWith(`${HOME}assets/`));
  event.waitUntil(
    caches.open(SHELL).then((cache) =>
      Promise.all(names.map(async (name) => (await cache.match(name)) ?? cache.add(name))),
    ),
  );
});
