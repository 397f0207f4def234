import { z } from "zod";
import { NotFound } from "#app/domain/errors.ts";
import { tooMany } from "#app/domain/forms/result.ts";
import { forgotForm, resetForm } from "#app/features/access/forms.ts";
import { requestReset, resetPassword } from "#app/features/access/reset.server.ts";
import { readUserLink } from "#app/features/access/user-links.server.ts";
import { changePassword } from "#app/features/account/password.server.ts";
import { passwordForm } from "#app/features/account/password-form.ts";
import { visitor } from "#app/http/actor.server.ts";
import { formValues } from "#app/http/api/form-values.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { formText, id } from "#app/http/api/schemas.ts";
import { badLink } from "./token-answers.ts";

const secret = z.string().max(1000);

export const passwords = resource("Passwords", [
  operation({
    method: "POST",
    path: "/actions/security/forgotpassword",
    summary: "Send somebody a link to choose a new password",
    description: "The response is the same whether or not a user has this e-mail.",
    access: "public",
    scope: null,
    body: z.object({ email: formText(254) }),
    answer: z.object({ message: z.string() }),
    async run({ ctx, body }) {
      const form = formValues(forgotForm, body, undefined);
      if (!form.ok) return form;
      const retryAfter = await requestReset(ctx, form.values.email.toLowerCase());
      if (retryAfter) return tooMany("Too many e-mails have been requested.", retryAfter);
      return { message: "Please check your email and try to log in again" };
    },
  }),
  operation({
    method: "POST",
    path: "/actions/security/resetpassword",
    summary: "Choose a new password with the link from an e-mail",
    description: "Ends every session and refresh token.",
    access: "public",
    scope: null,
    body: z.object({ token: z.string().max(1000).describe("From the link in the e-mail."), password: secret }),
    async run({ ctx, body: { token, password } }) {
      const { state, email } = await readUserLink(ctx, "reset", token);
      if (state !== "good") return badLink();
      const form = formValues(resetForm, { password, repeatPassword: password }, { email });
      if (!form.ok) return refusedAs(form);
      return (await resetPassword(ctx, token, password)).ok ? undefined : badLink();
    },
  }),
  operation({
    method: "POST",
    path: "/actions/security/changepassword",
    summary: "Change your password",
    description: "Ends every session and every refresh token: log in again.",
    access: "any user",
    scope: "login",
    evenExpired: true,
    body: z.object({ userId: id, oldPassword: secret, newPassword: secret }),
    async run({ ctx, body: { userId, oldPassword, newPassword } }) {
      if (userId !== ctx.actor.userId) throw new NotFound();
      const typed = { currentPassword: oldPassword, newPassword, repeatPassword: newPassword };
      const form = formValues(passwordForm, typed, { email: ctx.actor.email });
      const names = { currentPassword: "oldPassword" };
      if (!form.ok) return refusedAs(form, names);
      const changed = await changePassword(ctx, visitor().limits, form.values);
      return changed.ok ? undefined : refusedAs(changed, names);
    },
  }),
]);
