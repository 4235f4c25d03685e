// Playing at a table: what can be touched glows, each click narrows, one option left is sent, leftovers are buttons.

import { explain, outlook, ponder, quiet } from "./look.js";
import { board, clearMarks, narrow, state, swap, things } from "./motion.js";
import { settle } from "./zoom.js";

const root = document.getElementById("table");
const text = JSON.parse(root.dataset.words);
const finger = matchMedia("(hover: none)"); // what has the focus is looked at, and on a phone that would cover the board
let chosen = [];
let line = Promise.resolve();
let sending = false;
let wanted = -1;

const find = (id) => document.getElementById(id);
const prefix = (option) => chosen.every((id, at) => option.touch[at] === id);
const candidates = () => state().options.filter(prefix);
const onBoard = (option) => option.touch.length > chosen.length && things(option.touch[chosen.length]).length > 0;

// -- talking to the server -------------------------------------------------------------------------------------------

export async function request(url, fields) {
  const headers = { "X-Requested-With": "gondwana", "X-Wide": narrow.matches ? "0" : "1" };
  const options = { headers, credentials: "same-origin" };
  if (fields) {
    headers["X-CSRFToken"] = root.dataset.csrf;
    options.method = "POST";
    options.body = new URLSearchParams(fields);
  }
  return fetch(url, options);
}

// One request at a time, in order; a click that comes while the table is fetched waits for it, a double click is dropped.
function queue(job) {
  line = line.then(job).then(() => online(true), () => online(false));
  return line;
}

function send(url, fields) {
  if (sending) return;
  sending = true;
  root.classList.add("busy");
  queue(async () => {
    const answer = await request(url, fields);
    const body = await answer.text();
    if ((answer.headers.get("Content-Type") || "").includes("json")) say(JSON.parse(body).message || "");
    else show(body);
  }).then(() => {
    sending = false;
    root.classList.remove("busy");
  });
}

// With a number: unless the table has come that far meanwhile, as it has for whoever made the choice.
function refresh(seq = Infinity) {
  if (!root.dataset.part) return;
  const asked = wanted >= 0;
  wanted = Math.max(wanted, seq);
  if (asked) return;
  queue(async () => {
    const seq = wanted;
    wanted = -1;
    if (state().seq >= seq) return;
    const answer = await request(root.dataset.part);
    if (!answer.ok) throw new Error(answer.status);
    show(await answer.text());
  });
}

function show(html) {
  const was = state();
  const focus = document.activeElement?.dataset?.id;
  if (!swap(html)) return;
  quiet();
  const now = state();
  if (now.seq !== was.seq || !candidates().length) chosen = [];
  draw();
  if (focus && things(focus)[0]?.classList.contains("can")) things(focus)[0].focus({ preventScroll: true });
  if (now.choices !== was.choices || now.asked !== was.asked || now.plea !== was.plea) announce(now, was);
  if (!document.querySelector("#rail")) return;
  if (now.status !== was.status) location.reload();
}

function choose(option) {
  if (root.dataset.confirm === "1" && !root.dataset.lesson) confirm(option);
  else decide(option);
}

function decide(option) {
  send(root.dataset.act, { seq: state().seq, choice: option.text });
}

// -- what can be chosen ----------------------------------------------------------------------------------------------

export function draw() {
  if (!board()) return;
  for (const one of board().querySelectorAll("[data-id]")) {
    one.classList.remove("can", "chosen", "hinted", "wanted");
    for (const name of ["tabindex", "role", "aria-label"]) one.removeAttribute(name);
  }
  for (const id of chosen) for (const one of things(id)) one.classList.add("chosen");
  const open = candidates();
  const labels = new Map();
  for (const option of open.filter(onBoard)) {
    const id = option.touch[chosen.length];
    labels.set(id, [...(labels.get(id) || []), option.label]);
  }
  for (const [id, said] of labels) {
    for (const one of things(id)) {
      one.classList.add("can");
      one.setAttribute("tabindex", "0");
      one.setAttribute("role", "button");
      one.setAttribute("aria-label", said.slice(0, 3).join(" / "));
    }
  }
  for (const option of open.filter((one) => one.wanted && onBoard(one))) {
    for (const one of things(option.touch[chosen.length])) one.classList.add("wanted");
  }
  const log = find("log");
  if (log) log.scrollTop = log.scrollHeight;
  const told = open.length <= 3 || chosen.length;
  buttons(told ? open : open.filter((option) => !onBoard(option)));
  board().querySelector("svg")?.setAttribute("role", "group");
  settle();
  const hidden = !told && ![...board().querySelectorAll(".can")].some(inSight);
  if (hidden) find("choices")?.append(button(text.reveal, reveal, "quiet"));
}

// Whether any of it is in the room of the board and above the sheet of a phone.
function inSight(one) {
  const [box, room, sheet] = [one, find("board"), find("prompt")].map((part) => part.getBoundingClientRect());
  const covered = getComputedStyle(find("prompt")).position === "fixed";
  const floor = Math.min(room.bottom, covered ? sheet.top : innerHeight);
  return box.bottom > Math.max(room.top, 0) && box.top < floor && box.right > room.left && box.left < room.right;
}

function reveal() {
  board().querySelector(".hinted, .can")?.scrollIntoView({ block: "center", inline: "center" });
  draw();
}

function button(label, act, kind = "") {
  const made = document.createElement("button");
  made.type = "button";
  made.className = kind;
  made.textContent = label;
  made.addEventListener("click", act);
  return made;
}

// A choice with what it would cost.
function priced(option, act, kind = "choice") {
  const made = button(option.label, act, kind);
  for (const note of option.cost) {
    const line = document.createElement("small");
    line.className = "cost";
    line.textContent = `† ${note.text} (${note.rule})`;
    made.append(line);
  }
  return made;
}

function buttons(options) {
  const place = find("choices");
  if (!place) return;
  place.replaceChildren();
  options.slice(0, 24).forEach((option) => {
    const made = priced(option, () => choose(option), option.wanted ? "choice wanted" : "choice");
    const light = (on) => () => option.touch.forEach((id) => things(id).forEach((one) => one.classList.toggle("hinted", on)));
    for (const event of ["pointerenter", "focus"]) made.addEventListener(event, () => { light(true)(); ponder(request, option); });
    for (const event of ["pointerleave", "blur"]) made.addEventListener(event, () => { light(false)(); quiet(); });
    place.append(made);
  });
  if (chosen.length) place.append(button(text.back, back, "quiet"));
}

function confirm(option) {
  draw(); // what was chosen no longer glows, or a second click would choose past the end of the option
  const place = find("choices");
  place.replaceChildren(
    priced(option, () => decide(option)),
    button(text.back, back, "quiet"),
  );
  say(text.confirm);
  outlook(request, option).then((words) => words && say(`${text.confirm} ${words}`));
  place.firstChild.focus();
}

function touch(id) {
  chosen.push(id);
  const open = candidates();
  if (open.length === 1) return open[0].cost.length && !root.dataset.lesson ? confirm(open[0]) : choose(open[0]);
  draw();
  if (!finger.matches) (board().querySelector(".can") || find("choices").querySelector("button"))?.focus({ preventScroll: true });
}

function back() {
  chosen = [];
  draw();
  board()?.querySelector(".can")?.focus({ preventScroll: true });
}

// -- hands: pointer and keyboard -------------------------------------------------------------------------------------

document.addEventListener("click", (event) => {
  const rule = event.target.closest("a.rule");
  if (rule && find("paragraph")) return paragraph(event, rule);
  const thing = event.target.closest("#board .can");
  quiet();
  if (thing) touch(thing.dataset.id);
  else if (event.target.closest("#board > svg")) explain(request, event.target, chosen);
  const sheet = event.target.closest("[data-sheet-button]");
  if (sheet) openSheet(sheet.dataset.sheetButton);
});

document.addEventListener("pointerdown", (event) => event.target.closest("#board") && clearMarks());

// The option a thing stands for, if it is the only one left; what it would bring is told while one looks at it.
function meant(thing) {
  const at = chosen.length;
  const open = candidates().filter((option) => option.touch[at] === thing.dataset.id);
  return open.length === 1 ? open[0] : null;
}

const LOOKS = [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]];
for (const [kind, on] of LOOKS) {
  document.addEventListener(kind, (event) => {
    const thing = event.target.closest?.("#board .can");
    if (thing && !thing.contains(event.relatedTarget)) on ? ponder(request, meant(thing)) : quiet();
  });
}

// A sentence of the story lights up what it speaks of.
for (const [kind, on] of LOOKS) {
  document.addEventListener(kind, (event) => {
    const line = event.target.closest("#log [data-about]");
    if (line) for (const id of line.dataset.about.split(" ")) for (const one of things(id)) one.classList.toggle("told", on);
  });
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.matches("form[data-ask]")) return ask(event, form);
  if (!form.matches("form[data-send]")) return;
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(form));
  if (event.submitter?.name) fields[event.submitter.name] = event.submitter.value;
  if ("seq" in fields) fields.seq = state().seq;
  send(form.action, fields);
});

document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const thing = document.activeElement?.closest?.("#board .can");
  if ((event.key === "Enter" || event.key === " ") && thing) touch(thing.dataset.id);
  else if (event.key === "Escape") { find("paragraph")?.close?.(); back(); }
  else if (event.key.startsWith("Arrow") && board()?.querySelector(".can")) travel(thing, event.key);
  else if (event.key === "u") find("undo")?.requestSubmit();
  else if (event.key === "h") find("hint")?.click();
  else if (/^[1-9]$/.test(event.key)) find("choices")?.querySelectorAll("button")[event.key - 1]?.click();
  else return;
  event.preventDefault();
});

// The nearest thing that can be touched in the direction of the key.
function travel(from, key) {
  const all = [...board().querySelectorAll(".can")];
  if (!from) return all[0].focus();
  const middle = (one) => { const box = one.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };
  const [x, y] = middle(from);
  const along = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
  const cost = (one) => {
    const [dx, dy] = [middle(one)[0] - x, middle(one)[1] - y];
    const forward = dx * along[0] + dy * along[1];
    return forward <= 1 ? Infinity : forward + 2.5 * Math.abs(dx * along[1] - dy * along[0]);
  };
  const next = all.filter((one) => one !== from).sort((a, b) => cost(a) - cost(b))[0];
  if (next && cost(next) < Infinity) next.focus();
}

// -- telling the player ----------------------------------------------------------------------------------------------

function say(words) {
  const line = find("say");
  if (!line) return;
  line.textContent = words;
  line.hidden = !words;
}

function announce(now, was) {
  say("");
  const news = [...document.querySelectorAll("#log li")].filter((line) => Number(line.dataset.at) > was.choices);
  const said = [...news, ...document.querySelectorAll("#prompt .asked, #prompt .plea p")];
  find("announce").textContent = said.map((line) => line.textContent).join(" ").replace(/\s+/g, " ");
  badge(now);
  if (was.plea === "mine" && !now.plea && now.choices === was.choices) say(text.kept);
  if (document.hidden && (now.asked && !was.asked || now.plea === "asked" && was.plea !== "asked")) ring();
}

function badge(now) {
  const called = now.asked || now.plea === "asked";
  document.title = (now.asked ? `● ${text.turn} – ` : called ? "● " : "") + root.dataset.title;
  if (navigator.setAppBadge) (called ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => {});
}

function ring() {
  if (root.dataset.live !== "1" && window.Notification?.permission === "granted") {
    try { new Notification(root.dataset.title, { body: text.turn }).onclick = () => focus(); } catch { /* Chrome on Android has none */ }
  }
  if (root.dataset.sound !== "1") return;
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.08, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.5);
  tone.frequency.value = 523;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 0.5);
}

function paragraph(event, link) {
  event.preventDefault();
  return open(link.dataset.paragraph || link.href);
}

function ask(event, form) {
  event.preventDefault();
  return open(`${form.action}?${new URLSearchParams(new FormData(form))}`);
}

async function open(url) {
  const answer = await request(url);
  find("paragraph-text").innerHTML = answer.ok ? await answer.text() : "";
  if (!find("paragraph").open) find("paragraph").showModal();
}

function openSheet(name) {
  root.dataset.sheet = root.dataset.sheet === name ? "" : name;
  for (const one of document.querySelectorAll("[data-sheet-button]")) {
    one.setAttribute("aria-expanded", String(one.dataset.sheetButton === root.dataset.sheet));
  }
}

function online(yes) {
  find("offline").hidden = yes;
}

async function hint() {
  const answer = await request(root.dataset.hint, {});
  const found = await answer.json();
  const option = state().options.find((one) => one.text === found.choice);
  if (!option) return say(found.message || "");
  say(`${text.hint} ${option.label}`);
  for (const id of option.touch) for (const one of things(id)) one.classList.add("hinted");
  const first = things(option.touch[0] || "")[0];
  if (first && !inSight(first)) first.scrollIntoView({ block: "center", inline: "center" });
}

// -- news ------------------------------------------------------------------------------------------------------------

function listen() {
  const source = new EventSource(root.dataset.news);
  source.addEventListener("hello", () => refresh()); // something may have happened between the page and the stream
  source.addEventListener("play", (event) => Number(event.data) > state().seq && refresh(Number(event.data)));
  source.addEventListener("seats", () => refresh());
  source.addEventListener("talk", () => document.body.dispatchEvent(new Event("talk")));
  source.onerror = () => {
    online(false);
    if (source.readyState === EventSource.CLOSED) setTimeout(() => { listen(); refresh(); }, 2000);
  };
}

setInterval(() => {
  for (const clock of document.querySelectorAll("[data-running]")) {
    const left = Math.max(0, Number(clock.dataset.left) - 1);
    clock.dataset.left = left;
    const pad = (n) => String(n).padStart(2, "0");
    clock.textContent = left >= 86400 ? `${Math.floor(left / 86400)} ${text.days}` : left >= 3600
      ? `${Math.floor(left / 3600)}:${pad(Math.floor(left / 60) % 60)}:${pad(left % 60)}` : `${Math.floor(left / 60)}:${pad(left % 60)}`;
  }
}, 1000);

// The server draws for this width before any script can tell it.
function remember() {
  document.cookie = `wide=${narrow.matches ? 0 : 1}; path=/; max-age=31536000; samesite=lax`;
}
remember();
narrow.addEventListener("change", () => { remember(); refresh(); });
document.addEventListener("click", (event) => {
  if (event.target.closest("#hint")) hint();
  if (event.target.closest("#copy")) navigator.clipboard?.writeText(root.dataset.link).then(() => say(text.copied));
  if (event.target.closest("#ring")) window.Notification?.requestPermission();
});
find("paragraph")?.addEventListener("click", (event) => event.target.closest("[data-close]") && find("paragraph").close());

draw();
badge(state());
if (root.dataset.news) listen();
if (root.dataset.drawn !== (narrow.matches ? "0" : "1")) refresh();
