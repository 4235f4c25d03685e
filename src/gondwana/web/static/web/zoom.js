// Nearer and farther: buttons, Ctrl and wheel, two fingers; a picture larger than its room is dragged.

import { narrow } from "./motion.js";

const root = document.getElementById("table");
const room = () => document.getElementById("board");
const picture = () => room()?.querySelector(":scope > svg");
const key = `zoom ${root?.dataset.title}`;
let zoom = Number(localStorage.getItem(key)) || 0; // 0: all of it, or its whole width if it would be too small to read

// So small that one had better scroll: squeezed into the height of the page, its words would be hard to read.
function squeezed() {
  const box = picture()?.viewBox.baseVal;
  if (!box?.width || narrow.matches) return false;
  return (room().clientHeight * box.width) / box.height < 0.92 * room().clientWidth;
}

// On a phone the question lies over the board: what must stay clear of it needs to know how tall it is.
const tall = new ResizeObserver(([one]) => document.documentElement.style.setProperty("--prompt", `${one.target.offsetHeight}px`));
let question = null;

export function settle() {
  const now = document.getElementById("prompt");
  if (now && now !== question) {
    tall.disconnect();
    tall.observe((question = now));
  }
  if (!picture()) return;
  const shown = zoom || (squeezed() ? 1 : 0);
  root.classList.toggle("zoomed", shown > 0);
  root.style.setProperty("--zoom", shown || 1);
  const place = room();
  if (place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1) place.tabIndex = 0;
  else place.removeAttribute("tabindex");
}

// Where the drawing is: a picture that is too high for its room has margins at its sides.
function drawn() {
  const box = picture().getBoundingClientRect();
  const { width: w, height: h } = picture().viewBox.baseVal || box;
  const by = Math.min(box.width / w, box.height / h);
  return { left: box.left + (box.width - by * w) / 2, top: box.top + (box.height - by * h) / 2, width: by * w, height: by * h };
}

function scale() {
  return zoom || drawn().width / room().clientWidth;
}

// Zoom so that what lay under the point `from` lies under the point `to`.
function set(value, to, from = to) {
  const place = room();
  if (!picture()) return;
  const box = place.getBoundingClientRect();
  const [x, y] = to || [box.left + box.width / 2, box.top + box.height / 2];
  const [was, at] = [drawn(), from || [x, y]];
  const part = [(at[0] - was.left) / was.width, (at[1] - was.top) / was.height];
  zoom = value && Math.min(4, Math.max(0.5, value));
  localStorage.setItem(key, zoom);
  settle();
  const now = drawn();
  place.scrollBy(now.left + part[0] * now.width - x, now.top + part[1] * now.height - y);
}

document.addEventListener("click", (event) => {
  const by = event.target.closest("[data-zoom]")?.dataset.zoom;
  if (by) set(by === "0" ? 0 : scale() * (by === "+" ? 1.3 : 1 / 1.3));
});

document.addEventListener("wheel", (event) => {
  if (!event.ctrlKey || !event.target.closest("#board")) return;
  event.preventDefault();
  set(scale() * Math.exp(-event.deltaY / 300), [event.clientX, event.clientY]);
}, { passive: false });

// -- fingers and mouse -----------------------------------------------------------------------------------------------

const fingers = new Map();
let apart = 0;
let between = null;
let dragged = false;

// How far the two fingers are from each other, and the point between them.
function measure() {
  const [a, b] = [...fingers.values()];
  return [Math.hypot(a.x - b.x, a.y - b.y), [(a.x + b.x) / 2, (a.y + b.y) / 2]];
}

document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest("#board")) return;
  if (event.isPrimary) fingers.clear();
  dragged = false;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, kind: event.pointerType });
  if (fingers.size === 2) [apart, between] = measure();
});

document.addEventListener("pointermove", (event) => {
  const finger = fingers.get(event.pointerId);
  if (!finger) return;
  const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
  if (fingers.size === 1 && finger.kind === "mouse" && (dragged || Math.hypot(dx, dy) > 6)) {
    dragged = true;
    room().scrollBy(-dx, -dy);
  } else if (fingers.size < 2) return;
  Object.assign(finger, { x: event.clientX, y: event.clientY });
  if (fingers.size !== 2) return;
  const [now, middle] = measure();
  if (apart) set((scale() * now) / apart, middle, between);
  [apart, between] = [now, middle];
});

for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, (event) => fingers.delete(event.pointerId));
document.addEventListener("click", (event) => {
  if (!dragged) return;
  dragged = false;
  if (event.target.closest("#board")) { event.stopPropagation(); event.preventDefault(); }
}, true);
document.addEventListener("dragstart", (event) => event.target.closest("#board") && event.preventDefault());
addEventListener("resize", settle);
settle();
