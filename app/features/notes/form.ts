import { day, defineForm, text, type ValuesOf } from "#app/domain/forms/form.ts";

const wrong = "Enter the day that the note is about";

export const noteForm = defineForm({
  id: "note",
  fields: {
    text: text({
      label: "Note*",
      hint: "Only your business sees it.",
      max: 5_000,
      tooLong: "A note can have at most 5000 characters",
      required: "Write something first",
    }),
    notedOn: day({ label: "Day*", required: wrong, wrong }),
  },
});

export type NoteFields = typeof noteForm.fields;
export type NoteInput = ValuesOf<NoteFields>;
