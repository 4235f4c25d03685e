// Small comforts of all pages: a menu that closes, the number of bots that follows the number of seats.

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
