// Adds to a form of one's own pages what a bad line and a wrong press need; it works without.
import { isTouched } from "./kept.js";
import { sendOnLine, speaker } from "./line.js";

const form = document.querySelector("form.form[method=post]");
if (form) {
  const isSending = sendOnLine(form, speaker(form));
  addEventListener("beforeunload", (event) => {
    const isEntered = isTouched(form) || form.querySelector("[aria-invalid=true], .summary");
    if (isEntered && !isSending()) event.preventDefault();
  });
}
