// Waiting for others: the page is fetched again when somebody sits down or the game begins.

const root = document.getElementById("table");
const source = new EventSource(root.dataset.news);
let first = true;

source.addEventListener("hello", () => { if (!first) location.reload(); first = false; });
for (const kind of ["seats", "play"]) source.addEventListener(kind, () => location.reload());
source.addEventListener("talk", () => document.body.dispatchEvent(new Event("talk")));
// A reload now would cut off the answer to the form, and with it the place that was just taken.
document.addEventListener("submit", () => source.close());
document.addEventListener("click", (event) => {
  if (event.target.closest("#copy")) navigator.clipboard?.writeText(root.dataset.link);
});
