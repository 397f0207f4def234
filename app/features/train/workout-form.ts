import type { EntrySet } from "#app/domain/completions/entry.ts";
import { choice, defineForm, type Fields, image, text } from "#app/domain/forms/form.ts";
import { feedbackFields, roundFields } from "#app/features/completions/entry-form.ts";

/** In characters: what the largest workout has typed, in a form of 512 kB. */
const longestOpened = 300_000;

const at = {
  occurrence: text({ label: "" }),
  press: text({ label: "", max: 50 }),
  units: text({ label: "", max: 100 }),
  opened: text({ label: "", max: longestOpened }),
};

type Problems = (typed: Readonly<Record<string, unknown>>) => Record<string, string>;

/** A field for each value of the workout. `problems`: of the values, which the server alone reads. */
export function trainingForm(sets: readonly EntrySet[], problems: Problems = () => ({})) {
  const fields: Fields & typeof at = { ...roundFields(sets), ...at };
  return defineForm({ id: "workout", fields, size: "list", cross: (typed) => problems(typed) });
}

export const finishForm = defineForm({
  id: "finish",
  fields: {
    ...feedbackFields,
    imageId: choice({ label: "Picture", wrong: "Choose the picture again" }),
    image: image({ label: "Picture", hint: "JPEG, PNG, WebP or GIF, at most 10 MB." }),
    occurrence: at.occurrence,
  },
});

export const insteadForm = defineForm({
  id: "instead",
  fields: {
    exercise: choice({
      label: "Exercise",
      required: "Choose an exercise",
      wrong: "Choose one of the exercises",
    }),
    occurrence: at.occurrence,
  },
});
