import { expect, test } from "vitest";
import { defineForm, many, text } from "#app/domain/forms/form.ts";
import { asText, fieldId, isChosen } from "./form-field.ts";
import { fieldsOf } from "./form-page.ts";

const form = defineForm({
  id: "exercise",
  fields: {
    name: text({ label: "Name" }),
    rounds: text({ label: "Rounds" }),
    categories: many({ label: "", wrong: "" }),
  },
});
const stored = { name: "Back squat", rounds: 5, categories: ["reps", "weight"] };

test("a form starts with what is stored, and without problems", () => {
  expect(fieldsOf(form, stored, undefined)("name").meta).toMatchObject({
    id: "exercise-name",
    name: "name",
    initialValue: "Back squat",
    errors: undefined,
  });
});

test("a refused form keeps what was typed, even where that is nothing, and says what is wrong", () => {
  const returned = { typed: { name: "", categories: "reps" }, problems: { name: ["Name is required!"] } };
  const field = fieldsOf(form, stored, returned);
  expect(field("name").meta).toMatchObject({ initialValue: "", errors: ["Name is required!"] });
  expect(field("rounds").meta.initialValue).toBeUndefined();
  expect(isChosen(field("categories").meta.initialValue, "reps")).toBe(true);
  expect(isChosen(field("categories").meta.initialValue, "weight")).toBe(false);
});

test("a problem of a list's item leads to the list's field", () => {
  expect(fieldId("exercise", "categories[2]")).toBe("exercise-categories");
  expect(fieldId("exercise", "address.city")).toBe("exercise-address");
});

test("stored values become what a control posts", () => {
  expect([true, false, null, undefined, 12.5, "m"].map(asText)).toEqual(["on", "", "", "", "12.5", "m"]);
});
