// Keeps the program on the device, so that it runs without a network.
// The bundler writes the hash of all files here; a new one is a new cache.

const BUILD = "__BUILD__";
const CACHE = `brainery-${BUILD}`;
const PAGE = "/";
const FILES = [
  `/boot.js?v=${BUILD}`,
  `/first.js?v=${BUILD}`,
  `/first_bg.wasm?v=${BUILD}`,
  `/style.css?v=${BUILD}`,
  `/oh-my-brain.css?v=${BUILD}`,
  `/give-me-the-brain.css?v=${BUILD}`,
  `/brain-flip.css?v=${BUILD}`,
  `/great-brain-robbery.css?v=${BUILD}`,
  `/icon.svg?v=${BUILD}`,
  "/manifest.webmanifest",
];
// The second program, and pictures of games that have many: they come when there is time.
const LATER = [
  `/second.js?v=${BUILD}`,
  `/second_bg.wasm?v=${BUILD}`,
  `/art/brain-flip.json?v=${BUILD}`,
  `/art/great-brain-robbery.json?v=${BUILD}`,
];
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
