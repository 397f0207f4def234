import { keyFields } from "#app/domain/access/key-fields.ts";
import { passwordProblem } from "#app/domain/access/password.ts";
import { defineForm, text, type ValuesOf } from "#app/domain/forms/form.ts";

type Whose = { email: string };

/** Document 3 §5. */
export const passwordForm = defineForm({
  id: "change-password",
  fields: {
    currentPassword: text({
      label: "Current password",
      secret: true,
      required: "Password is required!",
      max: 1000,
      tooLong: "The password is too long.",
    }),
    newPassword: text({
      label: "New password",
      hint: "10 to 128 characters.",
      secret: true,
      required: "New password is required!",
    }),
    repeatPassword: text({
      label: "Repeat new password",
      secret: true,
      required: "Repeat new password is required!",
    }),
    ...keyFields,
  },
  cross: (typed, { email }: Whose) => ({
    newPassword: passwordProblem(typed.newPassword, email),
    repeatPassword:
      typed.newPassword === typed.repeatPassword ? null : "New password and new password confirmed must match",
  }),
});

export type PasswordFields = typeof passwordForm.fields;
export type PasswordValues = ValuesOf<PasswordFields>;
