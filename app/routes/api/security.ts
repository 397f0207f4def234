import { v7 as newId } from "uuid";
import { z } from "zod";
import { tooMany } from "#app/domain/forms/result.ts";
import { isAdmin } from "#app/domain/policy/roles.ts";
import { activate } from "#app/features/access/activation.server.ts";
import { emailExists } from "#app/features/access/sign-up.server.ts";
import { inviteForm, inviteInput } from "#app/features/invitations/form.ts";
import { invite } from "#app/features/invitations/mutations.server.ts";
import { formValues } from "#app/http/api/form-values.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { formText, newResourceId } from "#app/http/api/schemas.ts";
import { env } from "#app/http/env.server.ts";
import { badLink } from "./token-answers.ts";

const email = formText(254);
const flag = z.boolean().default(false);
const linkToken = z.string().max(1000).describe("From the link in the e-mail.");

const invitation = z.object({
  id: newResourceId,
  email,
  isClient: flag,
  isPartner: flag,
  isTrainer: flag,
  isWriter: flag,
  partnerCommissionRate: z.number().nullish().describe("In percent, with at most 2 decimals."),
});

export const security = resource("Security", [
  operation({
    method: "POST",
    path: "/actions/security/emailexists",
    summary: "Whether a user has this e-mail",
    access: "public",
    scope: null,
    body: z.object({ email }),
    answer: z.object({ exists: z.boolean() }),
    async run({ ctx, body }) {
      const found = await emailExists(ctx, body.email);
      return found.ok ? { exists: found.exists } : tooMany("Too many requests.", found.retryAfter);
    },
  }),
  operation({
    method: "POST",
    path: "/actions/security/inviteuser",
    summary: "Invite somebody by e-mail",
    description:
      "People who are not administrators can invite only clients, as many as the licence allows. Inviting somebody again sends the invitation again.",
    access: "client:manage",
    scope: "clients:write",
    body: invitation,
    answer: z.object({ email: z.string() }),
    async run({ ctx, body: { id, partnerCommissionRate, ...body } }) {
      const typed = { ...body, partnerCommissionRate: partnerCommissionRate?.toString() ?? "" };
      const isStaff = isAdmin(ctx.actor);
      const facts = { isAdmin: isStaff, platformRate: isStaff ? env().TS_COMMISSION_RATE : 0 };
      const form = formValues(inviteForm, typed, facts);
      return form.ok ? invite(ctx, id ?? newId(), inviteInput(form.values)) : form;
    },
  }),
  operation({
    method: "POST",
    path: "/actions/security/activateaccount",
    summary: "Activate an account",
    access: "public",
    scope: null,
    body: z.object({ token: linkToken }),
    answer: z.object({ hasPassword: z.boolean().describe("If not, forgotpassword sends a link to choose one.") }),
    async run({ ctx, body }) {
      const done = await activate(ctx, body.token);
      return done.ok ? { hasPassword: done.hasPassword } : badLink();
    },
  }),
]);
