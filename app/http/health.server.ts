import { env } from "#app/http/env.server.ts";
import { db, services } from "#app/services/context.server.ts";
import { type Health, openHealth } from "#app/services/health.server.ts";
import { isStopping } from "#app/services/lifecycle.server.ts";

const { files, log } = services;
const findHealth = openHealth({ db, files, log, isReadyWithoutBucket: env().READY_WITHOUT_BUCKET });

/** Returns a sentence for each reason why the server should get no requests, and for what is missing if it should. */
export async function listTroubles(): Promise<Health> {
  return isStopping() ? { troubles: ["The server is stopping."], degraded: [] } : findHealth();
}
