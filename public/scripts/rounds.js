// A round is done by one press, undone by another, or stepped.

export function pressRounds(form, changed, startRest) {
  form.addEventListener("click", (event) => {
    const button = event.target.closest("button[name=press]");
    if (!button || button.value === "save" || button.value === "finish") return;
    event.preventDefault();
    const round = button.closest("[data-round]");
    if (round) toggle(round, startRest);
    else for (const one of roundsIn(button.closest("[data-set]"))) fill(one);
    changed();
  });
}

function toggle(round, startRest) {
  if (isDone(round)) {
    for (const field of fieldsOf(round)) put(field, "", false);
    return;
  }
  fill(round);
  if (!isDone(round)) fieldsOf(round)[0]?.focus();
  else if (round.dataset.rest) startRest(Number(round.dataset.rest));
}

function fill(round) {
  if (isDone(round)) return;
  for (const field of fieldsOf(round)) put(field, field.dataset.asked ?? "", true);
}

function put(field, text, isOn) {
  if (field.type === "checkbox") field.checked = isOn;
  else field.value = text;
}

function roundsIn(part) {
  return [...part.querySelectorAll("[data-round]")];
}

function fieldsOf(round) {
  return [...round.querySelectorAll("input")];
}

function isDone(round) {
  return fieldsOf(round).some((field) => (field.type === "checkbox" ? field.checked : field.value.trim() !== ""));
}

/** The set in hand is the first that is not done, of the alternatives that are open. */
export function lookAt(form) {
  const rounds = roundsIn(form);
  const now = rounds.find((round) => !isDone(round) && !round.closest("details:not([open])"));
  for (const round of rounds) {
    round.querySelector("[data-press]")?.setAttribute("aria-pressed", String(isDone(round)));
    round.toggleAttribute("data-now", round === now);
  }
  const count = document.querySelector("[data-count]");
  if (count) count.textContent = `${rounds.filter(isDone).length} of ${rounds.length} rounds done`;
}

export function addSteppers(form, changed) {
  for (const place of form.querySelectorAll("[data-value]")) {
    const input = place.querySelector("input");
    const by = Number(place.dataset.step);
    // Not closed again: between pressing down and up on the next round, that one would move away from the pointer.
    input.addEventListener("focus", () => place.closest("[data-round]").toggleAttribute("data-open", true));
    input.before(stepper(input, -by, changed));
    input.after(stepper(input, by, changed));
  }
}

function stepper(input, by, changed) {
  const button = document.createElement("button");
  const [name] = (input.getAttribute("aria-label") ?? "").split(", prescribed");
  button.type = "button";
  button.className = "btn hidden min-w-12 bg-sunken group-data-open:inline-flex group-data-now:inline-flex";
  button.textContent = `${by < 0 ? "−" : "+"}${Math.abs(by)}`;
  button.setAttribute("aria-label", `${name}: ${Math.abs(by)} ${by < 0 ? "less" : "more"}`);
  button.addEventListener("click", () => {
    const from = input.value.trim() || input.dataset.asked || "0";
    const number = Number(from.replace(",", "."));
    if (Number.isNaN(number)) return input.focus();
    input.value = String(Math.max(0, Math.round((number + by) * 100) / 100));
    changed();
  });
  return button;
}
