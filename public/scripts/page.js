// Adds to the pages of a workout what a phone can do; they work without it.
import { startClocks } from "./clock.js";
import { isTouched, keep, putBack } from "./kept.js";
import { sendOnLine, speaker } from "./line.js";
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

  focusOnceClicked(form);
  if (isWorkout) {
    addSteppers(form, changed);
    pressRounds(form, changed, rest);
    lookAt(form);
  }
  form.addEventListener("input", changed);
  sendOnLine(form, say, async () => {
    keep(form);
    await saving?.stop();
  });
  const isTyped = isTouched(form);
  const isBack = putBack(form);
  if (isBack) say("What you typed here before is back.");
  if (isBack || isTyped) changed();
}

/** A field that is left loses its steppers: what is pressed would move away under the pointer, and miss the click. */
function focusOnceClicked(form) {
  form.addEventListener("mousedown", (event) => {
    if (event.target.closest("button")) event.preventDefault();
  });
  form.addEventListener("click", (event) => event.target.closest("button")?.focus({ preventScroll: true }));
}
