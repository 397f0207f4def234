import { passwordField } from "#app/domain/access/proof-form.ts";
import { defineForm } from "#app/domain/forms/form.ts";

export const leaveForm = defineForm({
  id: "leave",
  fields: {
    password: { ...passwordField, hint: "This cannot be undone." },
  },
});

export type LeaveFields = typeof leaveForm.fields;
