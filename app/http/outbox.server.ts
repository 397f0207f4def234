import { NotFound } from "#app/domain/errors.ts";
import { db } from "#app/services/context.server.ts";
import { currentRequest } from "#app/services/request-state.server.ts";
import { env } from "./env.server.ts";

/** For development, tests and the demo. Never in production, since a mail's links open its person's account. */
export function requireOutbox() {
  const settings = env();
  if (settings.NODE_ENV === "production" && !settings.DEMO) throw new NotFound();
  return { db, env: settings, nonce: currentRequest()?.nonce ?? "" };
}
