import { NotFound } from "#app/domain/errors.ts";
import { db } from "#app/services/context.server.ts";
import { currentRequest } from "#app/services/request-state.server.ts";
import { env } from "./env.server.ts";

/**
 * What the pages of the outbox read from. They are for development, tests and the demo, whose mails nobody gets; in
 * production there are none, since a mail opens its person's account.
 */
export function requireOutbox() {
  const settings = env();
  if (settings.NODE_ENV === "production" && !settings.DEMO) throw new NotFound();
  return { db, env: settings, nonce: currentRequest()?.nonce ?? "" };
}
