import { databaseIsReady } from "#app/services/health.server.ts";
import { isStopping } from "#app/services/lifecycle.server.ts";

/** Whether requests may be sent here: not stopping, the database answers, and its migrations are current. */
export async function isReady() {
  return !isStopping() && (await databaseIsReady());
}
