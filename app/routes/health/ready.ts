import { isReady } from "#app/http/health.server.ts";

/** For the load balancer: 503 means send no more requests. */
export async function loader() {
  const ready = await isReady();
  const headers = { "Cache-Control": "no-store", "Content-Type": "text/plain" };
  return new Response(ready ? "ready" : "not ready", { status: ready ? 200 : 503, headers });
}
