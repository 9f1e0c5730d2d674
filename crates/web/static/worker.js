// Bots think here: a second instance of the same program, so that the page stays quick.
import init, { think } from "/assets/web.js";

// Answers keep the order of the questions.
let last = init({ module_or_path: "/assets/web_bg.wasm" });
onmessage = (message) => {
  last = last.then(async () => postMessage(await think(message.data)));
};
