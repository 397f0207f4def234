import { databaseIsReady, filesAreReady } from "#app/services/health.server.ts";
import { isStopping } from "#app/services/lifecycle.server.ts";

export async function isReady() {
  if (isStopping()) return false;
  const ready = await Promise.all([databaseIsReady(), filesAreReady()]);
  return ready.every(Boolean);
}
