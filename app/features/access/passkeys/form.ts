import { defineForm, text, type ValuesOf } from "#app/domain/forms/form.ts";

/** A new passkey: what its person calls it, and what the browser made. */
export const passkeyForm = defineForm({
  id: "passkey",
  fields: {
    name: text({ label: "Name*", hint: "Such as the device that holds it.", max: 100, required: "Name is required" }),
    credential: text({ label: "Passkey", secret: true, max: 20_000 }),
  },
});

export type PasskeyFields = typeof passkeyForm.fields;
export type PasskeyValues = ValuesOf<PasskeyFields>;
