import { emailProblem, notEmailFormat } from "#app/domain/access/email.ts";
import { keyFields } from "#app/domain/access/key-fields.ts";
import { passwordProblem } from "#app/domain/access/password.ts";
import { defineForm, text, tick, type ValuesOf } from "#app/domain/forms/form.ts";

const email = { label: "Email", required: "Email is required", max: 254, tooLong: notEmailFormat };
const password = { label: "Password", secret: true, required: "Password is required" };

/** A form that was posted after the session ended is carried along and posted after logging in. */
export const loginForm = defineForm({
  id: "login",
  fields: {
    email: text(email),
    password: text({ ...password, max: 1000, tooLong: "The password is too long." }),
    /** Its id (http/body/kept-form.server.ts), and the names of files that could not be carried. */
    "kept-form": text({ label: "" }),
    leftFiles: text({ label: "" }),
    /** 'password' if it would have changed that. */
    unchanged: text({ label: "" }),
    /** A signature in place of e-mail and password (public/scripts/passkey-login.js). */
    passkey: text({ label: "", secret: true }),
  },
});

export type Credentials = { email: string; password: string };

export function credentialsOf({ email, password }: Pick<ValuesOf<typeof loginForm.fields>, "email" | "password">) {
  return { email: email.toLowerCase(), password };
}

export const forgotForm = defineForm({
  id: "forgot-password",
  fields: { email: text({ ...email, check: emailProblem }) },
});

type Whose = { email: string };

export const resetForm = defineForm({
  id: "reset-password",
  fields: {
    password: text({ ...password, label: "New password" }),
    repeatPassword: text({ label: "Repeat new password", secret: true, required: "Password confirm is required" }),
    ...keyFields,
  },
  cross: (typed, { email }: Whose) => ({
    password: passwordProblem(typed.password, email),
    repeatPassword: typed.password === typed.repeatPassword ? null : "Passwords must match!",
  }),
});

const terms = tick({
  label: "I accept the terms and conditions",
  required: "Terms and conditions must be accepted!",
});

export const signUpForm = defineForm({
  id: "sign-up",
  fields: {
    name: text({ label: "Name", required: "Name is required!", max: 100 }),
    surname: text({ label: "Surname", required: "Surname is required!", max: 100 }),
    email: text({ ...email, check: emailProblem }),
    password: text(password),
    repeatPassword: text({ label: "Repeat password", secret: true, required: "Password confirm is required" }),
    /** For invitations with a role; never ticked in advance (decisions §1). */
    asClient: tick({ label: "Let them coach me" }),
    terms,
  },
  cross: (typed) => ({
    password: passwordProblem(typed.password, typed.email),
    repeatPassword: typed.password === typed.repeatPassword ? null : "Password and confirm password must match!",
  }),
});

export const coachForm = defineForm({ id: "become-coach", fields: { terms } });
