// Adds to the pages of a workout what a phone can do; they work without it.
import { startClocks } from "./clock.js";
import { isTouched, keep, putBack } from "./kept.js";
import { addSteppers, lookAt, pressRounds } from "./rounds.js";
import { saveSoFar } from "./saving.js";

const workout = document.getElementById("workout");
const finish = document.getElementById("finish");
if (workout ?? finish) start(workout ?? finish, workout !== null);

function start(form, isWorkout) {
  const say = speaker(form);
  const saving = isWorkout ? saveSoFar(form, say) : null;
  const rest = isWorkout ? startClocks(form, say) : null;

  function changed() {
    keep(form);
    if (!isWorkout) return;
    lookAt(form);
    saving.soon();
  }

  if (isWorkout) {
    addSteppers(form, changed);
    pressRounds(form, changed, rest);
    lookAt(form);
  }
  form.addEventListener("input", changed);
  form.addEventListener("submit", (event) => send(event, form, say, saving));
  const isTyped = isTouched(form);
  const isBack = putBack(form);
  if (isBack) say("What you typed here before is back.");
  if (isBack || isTyped) changed();
}

function speaker(form) {
  const state = document.createElement("p");
  state.setAttribute("role", "status");
  state.className = "text-ink-2 empty:hidden";
  form.append(state);
  return (words) => {
    if (state.textContent !== words) state.textContent = words;
  };
}

let isSending = false;
// A browser may show the page again as it was left.
addEventListener("pageshow", () => {
  isSending = false;
});

/** Asks for the line first: a browser replaces the page when it is cut. */
async function send(event, form, say, saving) {
  const { submitter } = event;
  event.preventDefault();
  if (isSending) return;
  isSending = true;
  keep(form);
  await saving?.stop();
  say("One moment…");
  try {
    await fetch("/health/live", { cache: "no-store" });
  } catch {
    isSending = false;
    say("No connection. Nothing is lost: press again once the line is back.");
    return;
  }
  if (submitter?.name) addPress(form, submitter);
  form.submit();
}

/** `form.submit()` sends no button. */
function addPress(form, { name, value }) {
  const field = form.querySelector("input[data-pressed]") ?? document.createElement("input");
  Object.assign(field, { type: "hidden", name, value });
  field.dataset.pressed = "";
  form.append(field);
}
