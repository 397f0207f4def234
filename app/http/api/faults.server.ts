import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { pathForLog } from "#app/http/path-for-log.ts";
import { log } from "#app/services/log.server.ts";
import { currentRequest } from "#app/services/request-state.server.ts";
import type { Problem } from "./problem.ts";

/** What was thrown, as a problem: the refusals of use cases and of what reads forms; all else is a fault of ours. */
export function problemOfThrown(error: unknown, request: Request): Problem {
  if (error instanceof NotFound || error instanceof Forbidden) return { status: error.status, detail: error.message };
  const refused = refusalIn(error);
  if (refused && refused.status < 500) return refused;
  const { id, unavailable } = currentRequest() ?? {};
  log.error({ id, url: pathForLog(new URL(request.url).pathname), err: error }, "fault");
  if (unavailable) return { status: 503, detail: "The database can't be reached. Try again.", headers: retryLater };
  return { status: 500, detail: `Something went wrong on our side. It is noted as ${id}.` };
}

const retryLater = { "Retry-After": "5" };

/** What Remix's `data` was thrown with. */
function refusalIn(error: unknown): Problem | null {
  if (typeof error !== "object" || error === null || !("init" in error) || !("data" in error)) return null;
  const { init, data } = error as { init: ResponseInit | null; data: { message?: unknown } | null };
  const message = data?.message;
  return { status: init?.status ?? 500, detail: typeof message === "string" ? message : "This could not be read." };
}
