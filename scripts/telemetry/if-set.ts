import type { Env } from "#app/http/env.server.ts";

/** Loads OpenTelemetry only if there is somebody to send to. Returns how to send what is left. */
export async function openTelemetryIfSet(env: Env): Promise<() => Promise<void>> {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return async () => {};
  const { openTelemetry } = await import("./open.ts");
  return openTelemetry(env, endpoint);
}
