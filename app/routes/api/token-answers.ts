import { noAccess } from "#app/domain/access/no-access.ts";
import { type Refused, tooMany } from "#app/domain/forms/result.ts";
import type { SignUp } from "#app/features/access/sign-up.server.ts";
import type { Grant, Tokens } from "#app/features/access/tokens/grants.server.ts";
import { problemOfRefusal, problemResponse } from "#app/http/api/problem.ts";
import { refusalOf } from "#app/routes/access/login/login-refusal.server.ts";
import { taken } from "#app/routes/access/sign-up/sign-up-taken.ts";

export const wrongRefresh = "This refresh token is no longer valid. Log in again.";

export function answerToGrant(grant: Grant, wrong?: string): Tokens | Response {
  switch (grant.kind) {
    case "granted":
      return grant.tokens;
    case "noAccess":
      return problemResponse({ status: 403, detail: noAccess });
    default:
      return notLoggedIn(refusalOf(grant, wrong));
  }
}

type SignedUp = { authToken: Tokens | null; isInvitedUser: boolean; isUserOnly: boolean };

export async function answerToSignUp(outcome: SignUp, logIn: () => Promise<Grant>): Promise<SignedUp | Response> {
  switch (outcome.kind) {
    case "tooMany":
      return problemResponse(problemOfRefusal(tooMany("Too many sign-ups from your network.", outcome.retryAfter)));
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

function notLoggedIn(refused: Refused) {
  const problem = problemOfRefusal(refused);
  if (refused.retryAfter) return problemResponse(problem);
  return problemResponse({ ...problem, status: 401, headers: { "WWW-Authenticate": 'Bearer realm="api"' } });
}
