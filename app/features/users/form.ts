import { defineForm, text, type ValuesOf } from "#app/domain/forms/form.ts";

/** The login form. What was written before the session ended goes along, and is posted after logging in. */
export const loginForm = defineForm({
  id: "login",
  fields: {
    email: text({ label: "Email", required: "Email is required", max: 254, tooLong: "Not email format!" }),
    password: text({
      label: "Password",
      secret: true,
      required: "Password is required",
      max: 1000,
      tooLong: "The password is too long.",
    }),
    /** A form on its way through the login (http/body/kept-form.server.ts), and the names of the files that it left. */
    "kept-form": text({ label: "" }),
    leftFiles: text({ label: "" }),
  },
});

export type Credentials = { email: string; password: string };

/** The e-mail is compared lower-case. */
export function credentialsOf({ email, password }: Pick<ValuesOf<typeof loginForm.fields>, "email" | "password">) {
  return { email: email.toLowerCase(), password };
}
