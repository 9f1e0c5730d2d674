// Bots think here: a second instance of the same program, so that the page stays quick.
import init, { think } from "/assets/web.js";

const ready = init({ module_or_path: "/assets/web_bg.wasm" });
onmessage = async (message) => {
  await ready;
  postMessage(think(message.data));
};
