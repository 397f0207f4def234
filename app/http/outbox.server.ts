import { NotFound } from "#app/domain/errors.ts";
import { db } from "#app/services/context.server.ts";
import { currentRequest } from "#app/services/request-state.server.ts";
import { env } from "./env.server.ts";

export function requireOutbox() {
  const settings = env();
  if (settings.NODE_ENV === "production" && !settings.DEMO) throw new NotFound();
  return { db, env: settings, nonce: currentRequest()?.nonce ?? "" };
}
