// Runs before anything is painted: the reader's theme and language, and a word to browsers that are too old.
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem("theme");
    if (theme) root.setAttribute("data-theme", theme);
    root.lang = localStorage.getItem("lang") || (/^pl/.test(navigator.language) ? "pl" : "en");
  } catch (e) { /* A browser that keeps nothing still plays. */ }
  if (!("noModule" in document.createElement("script")) || typeof WebAssembly !== "object") {
    document.addEventListener("DOMContentLoaded", function () {
      document.getElementById("boot-text").textContent =
        root.lang === "pl"
          ? "Ta przeglądarka jest za stara. Otwórz stronę w aktualnym Firefoksie, Chrome, Edge lub Safari."
          : "This browser is too old. Open the page in a current Firefox, Chrome, Edge or Safari.";
      document.getElementById("boot-progress").setAttribute("hidden", "");
    });
  }
})();
