// Puts fresh parts of a page in place and lets the pieces of the table glide from where they were to where they are.

const quiet = matchMedia("(prefers-reduced-motion: reduce)");

export const narrow = matchMedia("(max-width: 900px)"); // as in site.css
export const board = () => document.getElementById("board");
export const state = () => JSON.parse(document.getElementById("state").dataset.json);
export const things = (id) => board() ? [...board().querySelectorAll(`[data-id="${CSS.escape(id)}"]`)] : [];

function duration() {
  const wish = document.documentElement.dataset.motion;
  return quiet.matches || wish === "none" ? 0 : wish === "fast" ? 180 : 380;
}

function places(pieces) {
  const found = new Map();
  for (const id of Object.keys(pieces)) {
    const element = things(id)[0];
    if (element) found.set(id, { box: element.getBoundingClientRect(), element });
  }
  return found;
}

// Where a piece that is new, or of which there are more, came from: something of its sort that is gone or fewer.
function origins(before, after) {
  const gone = [];
  for (const [id, [sort, count]] of Object.entries(before)) {
    const now = after[id] && after[id][0] === sort ? after[id][1] : 0;
    for (let n = now; n < count; n++) gone.push({ id, sort });
  }
  const moves = [];
  for (const [id, [sort, count]] of Object.entries(after)) {
    const was = before[id] && before[id][0] === sort ? before[id][1] : 0;
    if (count <= was) continue;
    const at = gone.findIndex((one) => one.sort === sort && one.id !== id);
    moves.push({ id, from: at >= 0 ? gone.splice(at, 1)[0].id : null, fresh: was === 0 });
  }
  return moves;
}

// The way in the element's own coordinates, whatever transforms it stands under.
function way(element, from, to) {
  const matrix = element.getScreenCTM();
  if (!matrix) return null;
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const det = matrix.a * matrix.d - matrix.b * matrix.c;
  if (!det || Math.abs(dx) + Math.abs(dy) < 1) return null;
  return [(matrix.d * dx - matrix.c * dy) / det, (matrix.a * dy - matrix.b * dx) / det];
}

function glide(element, from, to, time) {
  const path = way(element, from, to);
  if (!path) return;
  const frames = [{ transform: `translate(${path[0]}px, ${path[1]}px)` }, { transform: "translate(0px, 0px)" }];
  element.animate(frames, { duration: time, easing: "cubic-bezier(.3,.7,.2,1)", composite: "add" });
}

function animate(old, before, after) {
  const time = duration();
  if (!time) return;
  const now = places(after);
  for (const [id, { box, element }] of now) if (old.has(id)) glide(element, old.get(id).box, box, time);
  for (const { id, from, fresh } of origins(before, after)) {
    const target = now.get(id);
    if (!target) continue;
    if (from && old.has(from)) glide(target.element, old.get(from).box, target.box, time);
    else if (fresh) target.element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: time, easing: "ease-out" });
  }
}

// Replace the parts of the page that differ. Returns false if the answer is older than what is shown.
export function swap(html, { force = false } = {}) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  const next = fresh.getElementById("state");
  if (!next) return false;
  const before = state();
  const after = JSON.parse(next.dataset.json);
  if (!force && after.seq < before.seq) return false;
  const old = places(before.pieces);
  for (const part of fresh.querySelectorAll("[data-part]")) {
    const here = document.getElementById(part.id);
    if (!here || here.outerHTML === part.outerHTML) continue;
    const folds = (root) => [root, ...root.querySelectorAll("details")].filter((one) => one.matches("details"));
    const opened = folds(here).map((one) => one.open);
    if (opened.length === folds(part).length) folds(part).forEach((one, at) => (one.open = opened[at]));
    const [x, y] = [here.scrollLeft, here.scrollTop];
    here.replaceWith(document.adoptNode(part));
    if (part.id === "board") part.scrollTo(x, y);
  }
  document.getElementById("state").dataset.json = next.dataset.json;
  if (before.choices !== after.choices) {
    animate(old, before.pieces, after.pieces);
    mark(before, after);
  }
  return true;
}

// What changed since the last look is outlined until the board is touched.
function mark(before, after) {
  for (const { id } of origins(before.pieces, after.pieces)) for (const one of things(id)) one.classList.add("fresh");
}

export function clearMarks() {
  for (const one of document.querySelectorAll("#board .fresh")) one.classList.remove("fresh");
}
