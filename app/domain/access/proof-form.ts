import { defineForm, text } from "#app/domain/forms/form.ts";

export const passwordField = text({
  label: "Your password",
  secret: true,
  required: "Password is required!",
  max: 1000,
  tooLong: "The password is too long.",
});

export const optionalPasswordField = text({
  label: "Your password",
  secret: true,
  max: 1000,
  tooLong: "The password is too long.",
});

export const exportForm = defineForm({ id: "export", fields: { password: optionalPasswordField } });
