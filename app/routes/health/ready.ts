import { databaseIsReady } from "#app/services/health.server.ts";
import { isReady } from "#app/services/lifecycle.server.ts";

/** Ready to be sent requests: not stopping, the database answers, and its migrations are current. */
export async function loader() {
  const ready = isReady() && (await databaseIsReady());
  const headers = { "Cache-Control": "no-store", "Content-Type": "text/plain" };
  return new Response(ready ? "ready" : "not ready", { status: ready ? 200 : 503, headers });
}
