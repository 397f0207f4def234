import { db, services } from "#app/services/context.server.ts";
import { openHealth } from "#app/services/health.server.ts";
import { isStopping } from "#app/services/lifecycle.server.ts";

const findTroubles = openHealth({ db, files: services.files, log: services.log });

/** Returns a sentence for each reason why the server should get no requests. */
export async function listTroubles() {
  return isStopping() ? ["The server is stopping."] : findTroubles();
}
