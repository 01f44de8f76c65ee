// Keeps the program on the device, so that it runs without a network.
// The bundler writes the build and its files here; a new one is a new cache.

const CACHE = "brainery-__BUILD__";
const PAGE = "/";
// The page and the shell of the program.
const FILES = "__FIRST__";
// The games and the pictures of those that have many: they come when there is time.
const LATER = "__LATER__";
const PATIENCE_MS = 3000;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([PAGE, ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((it) => it !== CACHE).map((it) => caches.delete(it))))
      .then(() => self.clients.claim()),
  );
  // Nobody waits for these, and nothing is lost if there is no network now.
  caches.open(CACHE).then((cache) => cache.addAll(LATER)).catch(() => {});
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/")) return;
  if (event.request.mode === "navigate") {
    event.respondWith(page(event.request));
  } else if (FILES.includes(url.pathname + url.search)) {
    event.respondWith(file(event.request));
  } else if (LATER.includes(url.pathname + url.search)) {
    event.respondWith(later(event.request));
  }
});

// Every address is the same page. The network's copy is newer, ours is there.
async function page(request) {
  const cached = await caches.match(PAGE, { cacheName: CACHE });
  const late = new Promise((_, fail) => setTimeout(fail, cached ? PATIENCE_MS : 60_000));
  try {
    return await Promise.race([fetch(request), late]);
  } catch {
    return cached ?? Response.error();
  }
}

// Files carry the build in their address, so a cached one is the right one.
async function file(request) {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);
}

// Kept when it is first asked for, if it has not come by itself.
async function later(request) {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request);
  if (cached) return cached;
  const fetched = await fetch(request);
  if (fetched.ok) await cache.put(request, fetched.clone());
  return fetched;
}

// Whose turn it is, from the server to a device that nobody looks at.
self.addEventListener("push", (event) => {
  const { says, game, code } = event.data.json();
  const options = { body: `${game} · ${code}`, tag: `brainery-${code}`, data: { code } };
  event.waitUntil(self.registration.showNotification(says, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const code = event.notification.data?.code;
  event.waitUntil(show(code && `/table/${code}`));
});

// The page that shows it already, or else a new one.
async function show(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((it) => !path || new URL(it.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path ?? "/");
}

// The page says whether this device wants to hear of turns, and as whom.
self.addEventListener("message", (event) => {
  const { push, key, says } = event.data ?? {};
  if (push === true) event.waitUntil(subscribe(key, says));
  if (push === false) event.waitUntil(unsubscribe(key));
});

async function subscribe(key, says) {
  const asked = await fetch("/api/push");
  const { key: applicationServerKey } = await asked.json();
  if (!applicationServerKey) return;
  const manager = self.registration.pushManager;
  const options = { userVisibleOnly: true, applicationServerKey };
  let subscription;
  try {
    subscription = await manager.subscribe(options);
  } catch (error) {
    // One that was made for another server, or for this one before it lost its key.
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    subscription = await manager.subscribe(options);
  }
  const { endpoint, keys } = subscription.toJSON();
  await tell("POST", key, { endpoint, keys, says });
}

async function unsubscribe(key) {
  const subscription = await self.registration.pushManager.getSubscription();
  if (!subscription) return;
  await tell("DELETE", key, { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

function tell(method, key, body) {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  return fetch("/api/me/push", { method, headers, body: JSON.stringify(body) });
}
