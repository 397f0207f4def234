import { listTroubles } from "#app/http/health.server.ts";

export async function loader() {
  const { troubles, degraded } = await listTroubles();
  const headers = { "Cache-Control": "no-store", "Content-Type": "text/plain" };
  const missing = degraded.map((reason) => `degraded: ${reason}`);
  if (troubles.length === 0) return new Response(["ready", ...missing].join("\n"), { headers });
  return new Response(["not ready", ...troubles, ...missing].join("\n"), { status: 503, headers });
}
