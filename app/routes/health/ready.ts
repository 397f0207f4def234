import { isReady } from "#app/http/health.server.ts";

export async function loader() {
  const ready = await isReady();
  const headers = { "Cache-Control": "no-store", "Content-Type": "text/plain" };
  return new Response(ready ? "ready" : "not ready", { status: ready ? 200 : 503, headers });
}
