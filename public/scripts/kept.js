// What is typed is kept on this phone until the server has it.

function name(form) {
  return `train ${form.getAttribute("id")} ${location.pathname}`;
}

function fieldsOf(form) {
  return [...form.elements].filter((field) => field.name && !["hidden", "submit", "file"].includes(field.type));
}

function isTick({ type }) {
  return type === "checkbox" || type === "radio";
}

/** As the server reads it: texts, and true for what is ticked. */
export function typedIn(form) {
  const filled = fieldsOf(form).filter((field) => (isTick(field) ? field.checked : field.value.trim() !== ""));
  return Object.fromEntries(filled.map((field) => [field.name, field.type === "checkbox" ? true : field.value]));
}

/** Of somebody else, in other units, or over what was saved or finished meanwhile, it must not come back. */
function whose(form) {
  const person = document.querySelector('meta[name="opened-by"]')?.content ?? "";
  const { occurrence, version, units } = form.elements;
  return [person, occurrence?.value, version?.value, units?.value].join(" ");
}

export function keep(form) {
  store(name(form), JSON.stringify({ whose: whose(form), typed: typedIn(form) }));
}

export function forget(form) {
  store(name(form), null);
}

function store(key, text) {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // A browser may forbid storage: then the server's draft is all there is.
  }
}

/** What was typed before this script came stays as it is. */
export function isTouched(form) {
  return fieldsOf(form).some(isChanged);
}

function isChanged(field) {
  if (field.type === "radio") return radiosOf(field).some((one) => one.checked !== one.defaultChecked);
  if (field.options) return field.value !== firstChosen(field);
  return isTick(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

function firstChosen({ options }) {
  const chosen = [...options].find((option) => option.defaultSelected) ?? options[0];
  return chosen?.value;
}

function radiosOf({ form, name }) {
  return fieldsOf(form).filter((field) => field.name === name);
}

/** Returns whether anything came back. A form that the server returned has it all. */
export function putBack(form) {
  const kept = read(name(form));
  if (kept?.whose !== whose(form) || form.querySelector("[aria-invalid=true], .summary")) return false;
  const missing = fieldsOf(form).filter((field) => !isChanged(field) && !isSame(field, kept.typed[field.name]));
  for (const field of missing) {
    const value = kept.typed[field.name];
    if (isTick(field)) field.checked = value === true || value === field.value;
    else field.value = value ?? "";
  }
  return missing.length > 0;
}

function isSame(field, value) {
  if (isTick(field)) return field.checked === (value === true || value === field.value);
  return field.value === (value ?? "");
}

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    return null;
  }
}
