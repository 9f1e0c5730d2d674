// Runs before anything is painted: the reader's theme and language, and a word to browsers that are too old.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem("theme");
    if (theme) root.setAttribute("data-theme", theme);
    // An address may ask for a language, the reader may have chosen one, and the browser has a list.
    var asked = [(/[?&]lang=([a-z-]+)/.exec(location.search) || [])[1], localStorage.getItem("lang")];
    asked = asked.concat(navigator.languages || navigator.language);
    var known = [/* LANGUAGES */];
    for (var i = 0; i < asked.length; i++) {
      var lang = String(asked[i]).slice(0, 2);
      if (known.indexOf(lang) >= 0) { root.lang = lang; break; }
    }
  } catch (e) { /* A browser that keeps nothing still plays. */ }
  if (!("noModule" in document.createElement("script")) || typeof WebAssembly !== "object") {
    document.addEventListener("DOMContentLoaded", function () {
      document.getElementById("boot-text").textContent = {/* OLD */}[root.lang];
      document.getElementById("boot-progress").setAttribute("hidden", "");
    });
  }
})();
