// A form is sent once there is a line: a browser replaces the page when it is cut.

export function speaker(form) {
  const state = document.createElement("p");
  state.setAttribute("role", "status");
  state.className = "text-ink-2 empty:hidden";
  form.append(state);
  return (words) => {
    if (state.textContent !== words) state.textContent = words;
  };
}

/** Returns whether it is being sent. */
export function sendOnLine(form, say, before = async () => {}) {
  let isSending = false;
  // A browser may show the page again as it was left.
  addEventListener("pageshow", () => {
    isSending = false;
  });

  form.addEventListener("submit", async (event) => {
    const { submitter } = event;
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    await before();
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
  });

  return () => isSending;
}

/** `form.submit()` sends no button. */
function addPress(form, { name, value }) {
  const field = form.querySelector("input[data-pressed]") ?? document.createElement("input");
  Object.assign(field, { type: "hidden", name, value });
  field.dataset.pressed = "";
  form.append(field);
}
