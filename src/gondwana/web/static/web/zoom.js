// Nearer and farther: buttons, Ctrl and wheel, two fingers; a picture larger than its room is dragged.

const root = document.getElementById("table");
const narrow = matchMedia("(max-width: 900px)");
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
const tall = new ResizeObserver(([one]) => root.style.setProperty("--prompt", `${one.target.offsetHeight}px`));
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

function scale() {
  return zoom || picture().getBoundingClientRect().width / room().clientWidth;
}

// Zoom so that what lies under the point stays there.
function set(value, x, y) {
  const place = room();
  if (!picture()) return;
  const box = place.getBoundingClientRect();
  const at = [(x ?? box.left + box.width / 2) - box.left, (y ?? box.top + box.height / 2) - box.top];
  const was = picture().getBoundingClientRect();
  const part = [(at[0] + box.left - was.left) / was.width, (at[1] + box.top - was.top) / was.height];
  zoom = value && Math.min(4, Math.max(0.5, value));
  localStorage.setItem(key, zoom);
  settle();
  const now = picture().getBoundingClientRect();
  place.scrollBy(now.left + part[0] * now.width - box.left - at[0], now.top + part[1] * now.height - box.top - at[1]);
}

document.addEventListener("click", (event) => {
  const by = event.target.closest("[data-zoom]")?.dataset.zoom;
  if (by) set(by === "0" ? 0 : scale() * (by === "+" ? 1.3 : 1 / 1.3));
});

document.addEventListener("wheel", (event) => {
  if (!event.ctrlKey || !event.target.closest("#board")) return;
  event.preventDefault();
  set(scale() * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
}, { passive: false });

// -- fingers and mouse -----------------------------------------------------------------------------------------------

const fingers = new Map();
let apart = 0;
let dragged = false;

const between = () => { const [a, b] = [...fingers.values()]; return Math.hypot(a.x - b.x, a.y - b.y); };

document.addEventListener("pointerdown", (event) => {
  if (!event.target.closest("#board")) return;
  if (event.isPrimary) fingers.clear();
  dragged = false;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, kind: event.pointerType });
  if (fingers.size === 2) apart = between();
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
  const [a, b] = [...fingers.values()];
  const now = between();
  if (apart) set((scale() * now) / apart, (a.x + b.x) / 2, (a.y + b.y) / 2);
  apart = now;
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
