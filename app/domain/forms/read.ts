import type { Field, Fields, Form, ValuesOf } from "./form.ts";

type Typed = {
  get: (name: string) => FormDataEntryValue | null;
  getAll: (name: string) => FormDataEntryValue[];
  has: (name: string) => boolean;
};

export function readTyped<F extends Fields, Facts>({ fields }: Form<F, Facts>, typed: Typed): ValuesOf<F> {
  const values = Object.entries(fields).map(([name, field]) => [name, typedIn(name, field, typed)]);
  return Object.fromEntries(values) as ValuesOf<F>;
}

function typedIn(name: string, field: Field, typed: Typed) {
  switch (field.kind) {
    case "text":
    case "choice":
    case "day":
      return textOf(typed.get(name));
    case "many":
      return [...typed.getAll(name), ...placesOf(name, typed)].map((one) => textOf(one));
    case "tick":
      return typed.has(name);
    case "image":
    case "file":
      return undefined;
    case "rows":
      return rowsOf(name, typed);
  }
}

/** 'answers[0]', 'answers[1]' and so on: a group of radio buttons for each item of the list. */
function placesOf(name: string, typed: Typed) {
  const places = [];
  for (let index = 0; typed.has(`${name}[${index}]`); index++) places.push(typed.get(`${name}[${index}]`));
  return places;
}

function rowsOf(name: string, typed: Typed) {
  const rows = [];
  for (let index = 0; typed.has(`${name}[${index}].id`); index++) {
    const text = (key: string) => textOf(typed.get(`${name}[${index}].${key}`));
    rows.push({ id: text("id"), name: text("name"), was: text("was") });
  }
  return rows;
}

function textOf(value: FormDataEntryValue | null) {
  return typeof value === "string" ? value : "";
}
