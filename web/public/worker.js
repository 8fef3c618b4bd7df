// The shell of the client when there is no network: the page, its script, style and fonts.
// The game itself always comes from the server.
const SHELL = "shell-1";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.add("/"))
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
  if (request.mode === "navigate") event.respondWith(kept(request, "/", true));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request, request, false));
});

// The page tells what it has loaded before this worker was there.
self.addEventListener("message", (event) => {
  if (event.origin !== location.origin) return;
  const names = event.data.filter((name) => new URL(name).pathname.startsWith("/assets/"));
  event.waitUntil(
    caches.open(SHELL).then((cache) =>
      Promise.all(names.map(async (name) => (await cache.match(name)) ?? cache.add(name))),
    ),
  );
});
