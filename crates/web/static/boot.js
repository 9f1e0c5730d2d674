// Loads the table with progress, then hands the page over to it.
const BYTES = 0 /* BYTES */;
const pl = document.documentElement.lang === "pl";
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
  let glue;
  try {
    glue = await import("/assets/web.js");
    await glue.default({ module_or_path: fetched("/assets/web_bg.wasm") });
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
  glue.start("/assets/worker.js");
  if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
}

boot();
