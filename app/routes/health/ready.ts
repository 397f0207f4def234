import { listTroubles } from "#app/http/health.server.ts";

export async function loader() {
  const troubles = await listTroubles();
  const headers = { "Cache-Control": "no-store", "Content-Type": "text/plain" };
  if (troubles.length === 0) return new Response("ready", { headers });
  return new Response(["not ready", ...troubles].join("\n"), { status: 503, headers });
}
