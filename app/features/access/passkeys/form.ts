import { passwordField } from "#app/domain/access/proof-form.ts";
import { defineForm, text, type ValuesOf } from "#app/domain/forms/form.ts";

const name = text({
  label: "Name*",
  hint: "For example, the name of your device.",
  max: 100,
  tooLong: "A passkey's name can have at most 100 characters",
  required: "Name is required",
});

export const passkeyForm = defineForm({
  id: "passkey",
  fields: {
    name,
    password: passwordField,
    credential: text({ label: "Passkey", secret: true, max: 20_000 }),
  },
});

export type PasskeyFields = typeof passkeyForm.fields;
export type PasskeyValues = ValuesOf<PasskeyFields>;

export const passkeyNameForm = defineForm({ id: "passkey-name", waitsUntilRight: true, fields: { name } });

export type PasskeyNameFields = typeof passkeyNameForm.fields;
export type PasskeyNameValues = ValuesOf<PasskeyNameFields>;
