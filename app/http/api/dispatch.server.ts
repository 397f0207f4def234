import diagnostics from "node:diagnostics_channel";
import { expiredNotice } from "#app/domain/access/expired.ts";
import { scopeName } from "#app/domain/access/scopes.ts";
import { Forbidden, NotFound, StoreAway } from "#app/domain/errors.ts";
import { can } from "#app/domain/policy/can.ts";
import { visitor } from "#app/http/actor.server.ts";
import { pathForLog } from "#app/http/path-for-log.ts";
import { log } from "#app/services/log.server.ts";
import { currentRequest } from "#app/services/request-state.server.ts";
import { answerOf } from "./answering.server.ts";
import { type Bearer, bearerOf, unknownBearer } from "./bearer.server.ts";
import type { Operation } from "./operation.ts";
import { type Problem, problemResponse } from "./problem.ts";
import { readBody, readPath, readQuery } from "./reading.server.ts";
import { allowed, type Router } from "./routing.ts";

/** Telemetry names a request after its operation. */
const routes = diagnostics.channel("macrocycle.route");

export async function answerApi(router: Router, base: string, request: Request): Promise<Response> {
  try {
    return await dispatch(router, base, request);
  } catch (error) {
    return problemResponse(problemOfThrown(error, request));
  }
}

async function dispatch(router: Router, base: string, request: Request) {
  const url = new URL(request.url);
  const path = decodeURI(url.pathname.slice(base.length));
  const operations = router(path);
  if (!operations) return problemResponse({ status: 404, detail: "There is nothing at this address." });
  const headers = { Allow: allowed(operations) };
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers });
  const operation = operations.get(request.method === "HEAD" ? "GET" : request.method);
  if (operation && routes.hasSubscribers) routes.publish(base + operation.path.replace(/\{(\w+)\}/g, ":$1"));
  if (!operation) return problemResponse({ status: 405, detail: "This address does not accept this method.", headers });

  const entered = await enter(operation, request);
  if ("problem" in entered) return problemResponse(entered.problem);
  const params = readPath(operation, path);
  if (!params) return problemResponse({ status: 404, detail: "We could not find that." });
  const query = readQuery(operation, url);
  if (!query.ok) return problemResponse(query.problem);
  const body = await readBody(operation, request);
  if (!body.ok) return problemResponse(body.problem);
  const call = { ctx: entered.ctx, path: params, query: query.value, body: body.value, request };
  return answerOf(operation, await operation.run(call), request);
}

type Entered = { ctx: unknown } | { problem: Problem };

async function enter(operation: Operation, request: Request): Promise<Entered> {
  const { access, evenExpired } = operation;
  if (access === "public") return { ctx: visitor() };
  const bearer = await bearerOf(request);
  if (!bearer) return { problem: unknownBearer(request) };
  const { actor } = bearer.ctx;
  if (actor.isExpired && !evenExpired) return { problem: { status: 402, detail: expiredNotice } };
  const lacking = lackOfScope(operation, bearer);
  if (lacking) return { problem: lacking };
  if (access !== "any user" && !can(actor, access)) {
    return { problem: { status: 403, detail: "You are not allowed to do that." } };
  }
  return { ctx: bearer.ctx };
}

function lackOfScope({ scope }: Operation, { scopes }: Bearer): Problem | null {
  if (scopes === null || (scope !== null && scope !== "login" && scopes.includes(scope))) return null;
  if (scope === "login" || scope === null) {
    return { status: 403, detail: "This needs the token of a login; a personal token does not work here." };
  }
  const headers = { "WWW-Authenticate": `Bearer realm="api", error="insufficient_scope", scope="${scope}"` };
  return { status: 403, detail: `This token lacks the scope ${scope} (${scopeName(scope)}).`, headers };
}

function problemOfThrown(error: unknown, request: Request): Problem {
  if (error instanceof NotFound || error instanceof Forbidden) return { status: error.status, detail: error.message };
  const refused = refusalIn(error);
  if (refused && refused.status < 500) return refused;
  const { id, unavailable } = currentRequest() ?? {};
  if (error instanceof StoreAway) return { status: 503, detail: `${error.message} Try again.`, headers: retryLater };
  log.error({ id, url: pathForLog(new URL(request.url).pathname), err: error }, "fault");
  if (unavailable) return { status: 503, detail: "The database can't be reached. Try again.", headers: retryLater };
  return { status: 500, detail: `Something went wrong on our side. It was logged as ${id}.` };
}

const retryLater = { "Retry-After": "5" };

function refusalIn(error: unknown): Problem | null {
  if (typeof error !== "object" || error === null || !("init" in error) || !("data" in error)) return null;
  const { init, data } = error as { init: ResponseInit | null; data: { message?: unknown } | null };
  const message = data?.message;
  return { status: init?.status ?? 500, detail: typeof message === "string" ? message : "This could not be read." };
}
