// Loads the table with progress, then hands the page over to it.
const BYTES = 0 /* BYTES */;
// The files of texts: by language, then by game; "page" is the page's own.
const TEXTS = {/* TEXTS */};
const root = document.documentElement;
const pl = root.lang === "pl";
const text = document.getElementById("boot-text");
const progress = document.getElementById("boot-progress");
if (pl) text.textContent = "Rozkładamy stół…";

function fail(message) {
  text.textContent = message;
  text.className = "warn";
  progress.hidden = true;
}

async function fetched(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  if (!response.body || !BYTES) return response;
  const reader = response.body.getReader();
  let done = 0;
  const stream = new ReadableStream({
    async pull(controller) {
      const part = await reader.read();
      if (part.done) return controller.close();
      done += part.value.length;
      progress.value = Math.min(done / BYTES, 1);
      controller.enqueue(part.value);
    },
  });
  return new Response(stream, { headers: { "Content-Type": "application/wasm" } });
}

async function boot() {
  let glue, texts;
  try {
    const page = fetch(TEXTS[root.lang].page).then(readable);
    glue = await import("/assets/web.js");
    await glue.default({ module_or_path: fetched("/assets/web_bg.wasm") });
    texts = await page;
  } catch (fault) {
    if (fault instanceof WebAssembly.CompileError || fault instanceof WebAssembly.LinkError) {
      fail(pl ? "Ta przeglądarka jest za stara. Otwórz stronę w aktualnym Firefoksie, Chrome, Edge lub Safari."
              : "This browser is too old. Open the page in a current Firefox, Chrome, Edge or Safari.");
    } else {
      fail(pl ? "Nie można wczytać stołu: brak połączenia. Spróbujemy znowu, gdy wróci."
              : "The table cannot be loaded: the connection is gone. We try again when it is back.");
      addEventListener("online", () => location.reload(), { once: true });
      setTimeout(() => location.reload(), 10000);
    }
    return;
  }
  document.getElementById("first").remove();
  glue.start("/assets/worker.js", JSON.stringify(TEXTS), texts);
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
  keep();
  new MutationObserver(keep).observe(root, { attributeFilter: ["lang"] });
}

// The texts of a language that is used are kept, so that it can be used without a connection.
function keep() {
  if (window.caches && TEXTS[root.lang]) {
    caches.open("texts").then((cache) => cache.addAll(Object.values(TEXTS[root.lang]))).catch(() => {});
  }
}

function readable(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}

boot();
