// Only in pages of `cargo xtask serve --watch`: reloads the page when it was built again.
let known;
setInterval(async () => {
  const built = await fetch("/assets/built.txt", { cache: "no-store" }).then((reply) => reply.text()).catch(() => known);
  if (known && built !== known) location.reload();
  known = built;
}, 500);
