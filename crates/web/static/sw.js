// Keeps the page, so that play alone and at one device goes on without a connection.
const CACHE = "escapade-VERSION";
const FILES = [/* FILES */];
const TEXTS = {/* KEPT */};

addEventListener("install", (event) => {
  const kept = caches.open(CACHE).then((cache) => cache.addAll(FILES));
  event.waitUntil(kept.then(() => skipWaiting()));
});

// The page names the language that is read. Its texts and rules are kept; those of another version go.
addEventListener("message", (event) => {
  event.waitUntil(caches.open("texts").then((cache) => cache.addAll(Object.values(TEXTS[event.data]))).catch(() => {}));
});

async function clean() {
  for (const key of await caches.keys()) if (key !== CACHE && key !== "texts") await caches.delete(key);
  const known = new Set(Object.values(TEXTS).flatMap((files) => Object.values(files)));
  const texts = await caches.open("texts");
  for (const kept of await texts.keys()) if (!known.has(new URL(kept.url).pathname)) await texts.delete(kept);
}

addEventListener("activate", (event) => event.waitUntil(clean().then(() => clients.claim())));

// A page comes fresh where there is a connection; what it needs is named by its content and never changes.
async function page(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.status < 500) return fresh;
  } catch (gone) { /* The kept page follows. */ }
  return caches.match("/");
}

// Rules are kept when they are read.
async function text(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) (await caches.open(CACHE)).put(request, fresh.clone());
    return fresh;
  } catch (gone) {
    return (await caches.match(request)) || Response.error();
  }
}

// While the server is gone nobody waits at its tables.
const nobody = () => new Response("[]", { headers: { "Content-Type": "application/json" } });

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname === "/api/tables") return event.respondWith(fetch(request).catch(nobody));
  if (url.pathname.startsWith("/api") || url.pathname === "/ws") return;
  if (request.mode === "navigate") return event.respondWith(page(request));
  if (url.pathname.startsWith("/texts/")) return event.respondWith(text(request));
  event.respondWith(caches.match(request, { ignoreSearch: true }).then((kept) => kept || fetch(request)));
});
