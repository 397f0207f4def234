import { noAccess } from "#app/domain/access/no-access.ts";
import { refused } from "#app/domain/forms/result.ts";
import type { LoginOutcome } from "#app/features/access/login.server.ts";

import { type Refusal, tooMany } from "./too-many.server.ts";

type Refused = Exclude<LoginOutcome, { kind: "in" }>;

/** What to tell somebody who was not let in, and with which status. */
export function refusalOf(outcome: Refused): Refusal {
  switch (outcome.kind) {
    case "tooMany":
      return tooMany("Too many attempts to log in.", outcome.retryAfter);
    case "wrong":
      return [refused("Wrong username or password."), { status: 401 }];
    case "notActivated":
      return [refused("Please activate your account first. We have sent you the e-mail again."), { status: 401 }];
    case "noAccess":
      return [refused(noAccess), { status: 403 }];
  }
}
