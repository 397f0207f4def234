import { data } from "@remix-run/node";
import { noAccess } from "#app/domain/access/no-access.ts";
import { type Refused, refused, tooMany } from "#app/domain/forms/result.ts";
import { loginForm } from "#app/features/access/forms.ts";
import type { LoginOutcome } from "#app/features/access/login.server.ts";
import { refuse } from "#app/http/screens/refusing.server.ts";
import { paths } from "#app/paths.ts";

const activateFirst = "Please activate your account first.";

type NoAccess = Extract<LoginOutcome, { kind: "noAccess" }>;
type NotIn = Exclude<LoginOutcome, { kind: "in" } | NoAccess>;

export function refusalOf(outcome: NotIn, wrong = "Wrong username or password."): Refused {
  switch (outcome.kind) {
    case "tooMany":
      return tooMany("Too many attempts to log in.", outcome.retryAfter);
    case "wrong":
      return refused(wrong);
    case "notActivated":
      if (outcome.retryAfter)
        return tooMany(`${activateFirst} Too many e-mails have been requested.`, outcome.retryAfter);
      return refused(`${activateFirst} We have sent you the e-mail again.`);
  }
}

export function refuseEntry(form: FormData, { token }: NoAccess) {
  const { data: answer } = refuse(loginForm, form, refused(noAccess), { status: 403 });
  return data({ ...answer, coachTo: paths.becomeCoach(token), ownPageTo: paths.enterMe(token) }, { status: 403 });
}
