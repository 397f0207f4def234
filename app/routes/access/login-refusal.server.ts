import { refused } from "#app/domain/forms/result.ts";
import { counted } from "#app/domain/text/counted.ts";
import type { LoginOutcome } from "#app/features/users/login.server.ts";
import { noAccess } from "#app/http/actor.server.ts";

type Refused = Exclude<LoginOutcome, { kind: "in" }>;

/** What to tell somebody who was not let in, and with which status. */
export function refusalOf(outcome: Refused): [{ problems: { "": string[] } }, ResponseInit] {
  switch (outcome.kind) {
    case "tooMany": {
      const message = `Too many attempts to log in. Try again in ${inWords(outcome.retryAfter)}.`;
      return [refused(message), { status: 429, headers: { "Retry-After": String(outcome.retryAfter) } }];
    }
    case "wrong":
      return [refused("Wrong username or password."), { status: 401 }];
    case "notActivated":
      return [refused("Please activate your account first. We have sent you the e-mail again."), { status: 401 }];
    case "noAccess":
      return [refused(noAccess), { status: 403 }];
  }
}

function inWords(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  return counted(minutes, "minute");
}
