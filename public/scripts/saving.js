// 'Save so far' in the background, a moment after the last change.
import { forget, keep, typedIn } from "./kept.js";
import { lookAt } from "./rounds.js";

const pause = 1500;

export function saveSoFar(form, say) {
  let timer = 0;
  let isWaiting = false;
  let sending = null;

  function soon() {
    isWaiting = true;
    clearTimeout(timer);
    timer = setTimeout(save, pause);
  }

  async function save() {
    if (sending) return soon();
    isWaiting = false;
    const typed = typedIn(form);
    sending = post(form, typed);
    const { version, taken = {}, message = "Saved so far." } = await sending;
    sending = null;
    if (version === undefined) {
      isWaiting = true;
      say(message);
      return;
    }
    takeOver(form, typed, taken);
    form.elements.version.value = version;
    form.elements.opened.value = JSON.stringify({ ...openedIn(form), typed: { ...typed, ...taken } });
    if (isWaiting) return keep(form);
    forget(form);
    say(message);
  }

  async function stop() {
    clearTimeout(timer);
    await sending;
  }

  addEventListener("online", () => isWaiting && save());
  return { soon, stop };
}

const noLine = "No connection. What you typed is kept on this phone, and saved once the line is back.";
const notSaved = "Not saved yet. Press Save so far.";

function openedIn(form) {
  return JSON.parse(form.elements.opened.value);
}

/** What another device saved, but for what is typed since. */
function takeOver(form, typed, taken) {
  for (const [name, value] of Object.entries(taken)) {
    const field = form.elements[name];
    if (field.type === "checkbox") field.checked = value === true;
    else if (field.value.trim() === (typed[name] ?? "").trim()) field.value = value;
  }
  lookAt(form);
}

async function post(form, typed) {
  const { version, occurrence, units } = form.elements;
  const at = { occurrence: Number(occurrence.value), version: Number(version.value), units: units.value };
  const body = { ...at, opened: openedIn(form), typed };
  const openedBy = document.querySelector('meta[name="opened-by"]')?.content ?? "";
  try {
    const response = await fetch(`${location.pathname}/keep${new URL(form.action).search}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json", "opened-by": openedBy },
    });
    const isJson = response.headers.get("Content-Type")?.includes("json");
    const answer = isJson ? await response.json() : {};
    return response.ok && answer.version !== undefined ? answer : { message: answer.message ?? notSaved };
  } catch {
    return { message: noLine };
  }
}
