import { v7 as newId } from "uuid";
import { z } from "zod";
import { signUpForm } from "#app/features/access/forms.ts";
import { readInvitation } from "#app/features/access/invitations.server.ts";
import { signUp, signUpInvited } from "#app/features/access/sign-up.server.ts";
import { endGrant, grantByPassword, grantByRefresh } from "#app/features/access/tokens/grants.server.ts";
import { granting } from "#app/http/api/bearer.server.ts";
import { formValues } from "#app/http/api/form-values.server.ts";
import { operation, resource } from "#app/http/api/operation.ts";
import { refusedAs } from "#app/http/api/refusals.ts";
import { named } from "#app/http/api/schema-names.ts";
import { formText } from "#app/http/api/schemas.ts";
import { answerToGrant, answerToSignUp, badLink, wrongRefresh } from "./token-answers.ts";

const isFromAdmin = z.boolean().default(false).describe("From the coaches' app: people who are only clients get 403.");
const longest = 1000;
const refreshToken = z.string().max(longest);

export const tokens = named(
  "Tokens",
  z.object({
    accessToken: z.string().describe("A JWT of 15 minutes: Authorization: Bearer …"),
    refreshToken: z.string().describe("Valid for 30 days and for one use; each response has the next one."),
    expiresIn: z.int().describe("Seconds that the access token is good for."),
    pendingInvitations: z.int().describe("Invitations that wait for an answer: GET /coaches."),
  }),
);

const grant = z.discriminatedUnion("grantType", [
  z.object({
    grantType: z.literal("password"),
    username: z.string().max(longest).describe("The e-mail."),
    password: z.string().max(longest),
    isFromAdmin,
  }),
  z.object({ grantType: z.literal("refresh_token"), refreshToken, isFromAdmin }),
]);

const newcomer = z.object({
  token: z.string().max(longest).nullish().describe("From an invitation's link, which proves the e-mail."),
  email: formText(254),
  password: z.string().max(longest),
  firstName: formText(100),
  lastName: formText(100),
  asClient: z.boolean().default(false).describe("Accept being a client too, if the invitation is also for a role."),
});

const signedUp = z.object({
  authToken: tokens.nullable().describe("For people who were invited, who are active at once."),
  isInvitedUser: z.boolean(),
  isUserOnly: z.boolean().describe("The mobile app is all that they have."),
});

export const tokenResource = resource("Tokens", [
  operation({
    method: "POST",
    path: "/token",
    summary: "Log in, or refresh a login",
    description:
      "A used refresh token gives the same successor again for 30 seconds, since an answer may be lost; later it ends all tokens of its login.",
    access: "public",
    scope: null,
    body: grant,
    answer: tokens,
    async run({ ctx: visitor, body, request }) {
      const { ctx, browser } = granting(visitor, request);
      if (body.grantType === "refresh_token") {
        return answerToGrant(await grantByRefresh(ctx, body.refreshToken, body), wrongRefresh);
      }
      const credentials = { email: body.username.trim().toLowerCase(), password: body.password };
      return answerToGrant(await grantByPassword(ctx, credentials, { ...body, browser }));
    },
  }),
  operation({
    method: "POST",
    path: "/token/revoke",
    summary: "Log out: end a refresh token and all tokens of its login",
    access: "public",
    scope: null,
    body: z.object({ refreshToken }),
    run: async ({ ctx, body }) => {
      await endGrant(ctx, body.refreshToken);
      return undefined;
    },
  }),
  operation({
    method: "POST",
    path: "/token/signup",
    summary: "Sign up, with an invitation's token or without",
    description: "Whoever sends it accepts the terms (/terms) and the privacy statement (/privacy).",
    access: "public",
    scope: null,
    body: newcomer,
    answer: signedUp,
    async run({ ctx: visitor, body: { token, firstName, lastName, password, asClient, ...body }, request }) {
      const invitation = token ? await readInvitation(visitor, token) : null;
      if (invitation && invitation.state !== "open") return badLink();
      // why: the link has proved only this e-mail
      const email = invitation?.email ?? body.email;
      const typed = {
        name: firstName,
        surname: lastName,
        email,
        password,
        repeatPassword: password,
        asClient,
        terms: true,
      };
      const form = formValues(signUpForm, typed, undefined);
      if (!form.ok) return refusedAs(form, { name: "firstName", surname: "lastName" });
      const person = { firstName, lastName, email: email.toLowerCase(), password, asClient };
      const outcome = token
        ? await signUpInvited(visitor, token, newId(), person)
        : await signUp(visitor, newId(), person);
      const { ctx, browser } = granting(visitor, request);
      return answerToSignUp(outcome, () => grantByPassword(ctx, person, { isFromAdmin: false, browser }));
    },
  }),
]);
