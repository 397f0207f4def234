import { defineForm, text } from "#app/domain/forms/form.ts";

export const leaveForm = defineForm({
  id: "leave",
  fields: {
    password: text({
      label: "Your password",
      hint: "This cannot be undone.",
      secret: true,
      required: "Password is required!",
      max: 1000,
      tooLong: "The password is too long.",
    }),
  },
});

export type LeaveFields = typeof leaveForm.fields;
