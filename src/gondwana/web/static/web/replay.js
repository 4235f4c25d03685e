// The slider of a finished game: fetches the position of a number through the eyes of a seat.

import { narrow, swap } from "./motion.js";
import { settle } from "./zoom.js";

const root = document.getElementById("table");
const slider = document.getElementById("slider");
const seat = document.getElementById("seat");
const wide = narrow.matches ? "0" : "1";
let wanted = "";
let busy = false;
let playing = 0;

// What has just happened is told last.
function toLast() {
  const log = document.getElementById("log");
  log.scrollTop = log.scrollHeight;
}

// One request at a time; what was wished meanwhile, another position or other eyes, comes after it.
async function go(n) {
  slider.value = n;
  wanted = String(new URLSearchParams({ n, seat: seat.value }));
  if (busy) return;
  busy = true;
  try {
    for (let shown = ""; shown !== wanted; ) {
      shown = wanted;
      const answer = await fetch(`${root.dataset.part}?${shown}`, { headers: { "X-Requested-With": "gondwana", "X-Wide": wide } });
      if (answer.ok) swap(await answer.text(), { force: true });
      toLast();
      settle();
      history.replaceState(null, "", `?${shown}`);
    }
  } finally {
    busy = false;
  }
}

function step(by) {
  const next = Number(slider.value) + by;
  if (next < 0 || next > Number(slider.max)) return stop();
  go(next);
}

function stop() {
  clearInterval(playing);
  playing = 0;
  document.getElementById("run").setAttribute("aria-pressed", "false");
}

slider.addEventListener("input", () => go(Number(slider.value)));
seat.addEventListener("change", () => go(Number(slider.value)));
document.addEventListener("click", (event) => {
  const by = event.target.closest("[data-step]")?.dataset.step;
  if (by) { stop(); go(Math.max(0, Math.min(Number(slider.max), by === "first" ? 0 : by === "last" ? Number(slider.max) : Number(slider.value) + Number(by)))); }
  if (event.target.closest("#run")) {
    if (playing) return stop();
    if (slider.value === slider.max) go(0);
    playing = setInterval(() => step(1), 900);
    event.target.closest("#run").setAttribute("aria-pressed", "true");
  }
});
toLast();
if (root.dataset.drawn !== wide) go(Number(slider.value));
