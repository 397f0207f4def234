// Keeps the fields of a form, but never a password, in this tab until an answer comes: on a lost line the browser shows a
// page of its own, and coming back loads the form anew.
(() => {
  const name = "kept-fields";
  const form = document.querySelector("form.form");
  const fields = [...(form?.elements ?? [])].filter(
    ({ type, readOnly }) => ["text", "email", "checkbox"].includes(type) && !readOnly,
  );

  try {
    const kept = JSON.parse(sessionStorage.getItem(name));
    if (kept?.path === location.pathname) {
      sessionStorage.removeItem(name);
      putBack(kept.values);
    }
  } catch {
    // A browser may forbid storage.
  }

  form?.addEventListener("submit", () => {
    const values = Object.fromEntries(fields.map((field) => [field.name, stateOf(field)]));
    try {
      sessionStorage.setItem(name, JSON.stringify({ path: location.pathname, values }));
    } catch {
      // The form is sent all the same.
    }
  });

  function stateOf({ type, checked, value }) {
    return type === "checkbox" ? checked : value;
  }

  function putBack(values) {
    for (const field of fields) {
      const value = values[field.name];
      if (field.type === "checkbox") field.checked ||= value === true;
      else if (field.value === "" && typeof value === "string") field.value = value;
    }
  }
})();
