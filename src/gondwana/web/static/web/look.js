// Before a choice: what it would surely bring, shown while pointer or focus rest on it; and why a thing cannot be touched.

import { state } from "./motion.js";

const root = document.getElementById("table");
const known = new Map();
let wanted = 0;

function tell(words) {
  const place = document.getElementById("look");
  if (!place) return;
  place.textContent = words;
  place.hidden = !words;
}

export function quiet() {
  clearTimeout(wanted);
  tell("");
}

async function ask(request, url, fields) {
  const answer = await request(url, fields).catch(() => null); // that the server is gone, the table says
  return answer && answer.ok ? answer.json() : null;
}

// The sentence about an option; asked once for each position.
export async function outlook(request, option) {
  const key = `${state().seq} ${option.text}`;
  if (!known.has(key)) {
    if (known.size > 200) known.clear();
    const found = await ask(request, root.dataset.foresee, { choice: option.text });
    const told = found && (found.lines.length > 1 || found.points.length); // one line alone is the choice itself
    known.set(key, told ? [...found.lines, ...found.points].join(" · ") + (found.certain ? "" : " …") : "");
  }
  return known.get(key);
}

export function ponder(request, option) {
  quiet();
  if (!option || !root.dataset.foresee) return;
  const seq = state().seq;
  wanted = setTimeout(async () => {
    const mine = wanted;
    const words = await outlook(request, option);
    if (mine === wanted && seq === state().seq) tell(words && `${option.label} → ${words}`);
  }, 300);
}

export async function explain(request, target, chosen) {
  if (!root.dataset.against || !state().asked) return;
  const ids = [];
  for (let one = target.closest("[data-id]"); one && ids.length < 3; one = one.parentElement?.closest("[data-id]")) ids.push(one.dataset.id);
  const found = ids.length && (await ask(request, root.dataset.against, { things: ids.join(" "), chosen: chosen.join(" ") }));
  if (found?.rule) tell(`${found.rule} – ${found.text}`);
}
