// Waiting for others: the page is fetched again when somebody sits down or the game begins.

const root = document.getElementById("table");
const source = new EventSource(root.dataset.news);
const status = (place) => JSON.parse(place.getElementById("state").dataset.json).status;

// Something may have happened between the page and the stream.
source.addEventListener("hello", async () => {
  const answer = await fetch(root.dataset.part, { headers: { "X-Requested-With": "gondwana" } });
  const now = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (status(now) !== status(document)) location.reload();
});
for (const kind of ["seats", "play"]) source.addEventListener(kind, () => location.reload());
source.addEventListener("talk", () => document.body.dispatchEvent(new Event("talk")));
// A reload now would cut off the answer to the form, and with it the place that was just taken.
document.addEventListener("submit", () => source.close());
document.addEventListener("click", (event) => {
  if (event.target.closest("#copy")) navigator.clipboard?.writeText(root.dataset.link);
});
