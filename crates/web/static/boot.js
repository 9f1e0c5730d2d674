// Loads the table with progress, then hands the page over to it.
const BYTES = 0 /* BYTES */;
// The files of texts: by language, then by game; "page" is the page's own.
const TEXTS = {/* TEXTS */};
const root = document.documentElement;
// What is said before the texts are loaded, by language.
const [LOADING, OLD, GONE] = {/* BOOT */}[root.lang];
const text = document.getElementById("boot-text");
const progress = document.getElementById("boot-progress");
text.textContent = LOADING;

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
      fail(OLD);
    } else {
      fail(GONE);
      addEventListener("online", () => location.reload(), { once: true });
      setTimeout(() => location.reload(), 10000);
    }
    return;
  }
  document.getElementById("first").remove();
  glue.start("/assets/worker.js", JSON.stringify(TEXTS), texts);
  // What is kept for later must not delay what is wanted now.
  setTimeout(() => {
    if ("serviceWorker" in navigator) navigator.serviceWorker.register("/sw.js").catch(() => {});
    keep();
    new MutationObserver(keep).observe(root, { attributeFilter: ["lang"] });
  }, 3000);
}

// The texts and rules of a language that is used are kept, so that it can be used without a connection.
function keep() {
  navigator.serviceWorker?.ready.then((worker) => worker.active.postMessage(root.lang));
}

function readable(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}

boot();
