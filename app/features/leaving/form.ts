import { defineForm } from "#app/domain/forms/form.ts";
import { passwordField } from "#app/features/account/proof-form.ts";

export const leaveForm = defineForm({
  id: "leave",
  fields: {
    password: { ...passwordField, hint: "This cannot be undone." },
  },
});

export type LeaveFields = typeof leaveForm.fields;
