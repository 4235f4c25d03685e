// Small comforts of all pages: a menu that closes, a form that remembers, the number of bots that follows the number of seats.

// A form that was refused keeps what was chosen in it.
for (const form of document.querySelectorAll("form[data-given]")) {
  for (const [name, value] of Object.entries(JSON.parse(form.dataset.given))) {
    if (form.elements[name] && name !== "csrfmiddlewaretoken") form.elements[name].value = value;
  }
}

const seats = document.querySelector("select[name=seats]");

function follow() {
  for (const row of document.querySelectorAll("[data-seat-row]")) row.hidden = Number(row.dataset.seatRow) > Number(seats.value);
}

if (seats) {
  seats.addEventListener("change", follow);
  follow();
}
for (const field of document.querySelectorAll("[data-submit-on-change]")) field.addEventListener("change", () => field.form.requestSubmit());
document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) if (!menu.contains(event.target)) menu.open = false;
});
