import { noAccess } from "#app/domain/access/no-access.ts";
import type { SignUp } from "#app/features/access/sign-up.server.ts";
import type { Grant, Tokens } from "#app/features/access/tokens/grants.server.ts";
import { problemResponse } from "#app/http/api/problem.ts";
import { refusalOf } from "#app/routes/access/login/login-refusal.server.ts";
import { taken } from "#app/routes/access/sign-up/sign-up-taken.ts";
import { type Refusal, tooMany } from "#app/routes/access/too-many.server.ts";

export function answerToGrant(grant: Grant): Tokens | Response {
  switch (grant.kind) {
    case "granted":
      return grant.tokens;
    case "noAccess":
      return problemResponse({ status: 403, detail: noAccess });
    default:
      return problemOfPage(refusalOf(grant));
  }
}

type SignedUp = { authToken: Tokens | null; isInvitedUser: boolean; isUserOnly: boolean };

export async function answerToSignUp(outcome: SignUp, logIn: () => Promise<Grant>): Promise<SignedUp | Response> {
  switch (outcome.kind) {
    case "tooMany":
      return problemOfPage(tooMany("Too many sign-ups from your network.", outcome.retryAfter));
    case "taken":
      return problemResponse({ status: 409, detail: taken });
    case "badLink":
      return badLink();
    case "activation":
      return { authToken: null, isInvitedUser: false, isUserOnly: false };
    default: {
      const grant = await logIn();
      const authToken = grant.kind === "granted" ? grant.tokens : null;
      return { authToken, isInvitedUser: true, isUserOnly: outcome.kind === "app" };
    }
  }
}

export function badLink() {
  return problemResponse({ status: 409, detail: "This link no longer works: it was used, or it is too old." });
}

export function problemOfPage([{ problems }, { status = 400, headers }]: Refusal) {
  const sent = Object.fromEntries(new Headers(headers));
  const bearer: Record<string, string> = status === 401 ? { "WWW-Authenticate": 'Bearer realm="api"' } : {};
  return problemResponse({ status, detail: problems[""].join(" "), headers: { ...sent, ...bearer } });
}
