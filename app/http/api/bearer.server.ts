import { deviceOf } from "#app/domain/access/device.ts";
import type { Scope } from "#app/domain/access/scopes.ts";
import { bearers, type Context, db, services, type VisitorContext } from "#app/services/context.server.ts";
import { findBearer } from "#app/services/tokens/bearers.server.ts";
import { type Problem, problemResponse } from "./problem.ts";

/** `scopes`: of a personal token; null for a login's token, which may do everything. */
export type Bearer = { ctx: Context; scopes: readonly Scope[] | null };

const longest = 4096;

/** Roles and subscription are read now, whatever the token says. */
export async function bearerOf(request: Request): Promise<Bearer | null> {
  const header = request.headers.get("Authorization") ?? "";
  const token = header.length > longest ? undefined : /^Bearer +([\w.~+/=-]+)$/i.exec(header)?.[1];
  if (!token) return null;
  const now = new Date();
  const found = await findBearer(bearers, token, now);
  if (!found) return null;
  const { scopes, ...who } = found;
  return { ctx: { db, services, now, ...who }, scopes };
}

/**
 * For routes outside the API; throws 401. A personal token needs any read scope: what it can see is decided by the
 * thing shown.
 */
export async function requireBearer(request: Request): Promise<Context> {
  const bearer = await bearerOf(request);
  if (bearer && (bearer.scopes === null || bearer.scopes.some((scope) => scope.endsWith(":read")))) return bearer.ctx;
  throw problemResponse(bearer ? lacksReading : unknownBearer(request));
}

const lacksReading: Problem = { status: 403, detail: "This token has no scope that allows reading." };

export function unknownBearer(request: Request): Problem {
  const isGiven = request.headers.has("Authorization");
  const headers = { "WWW-Authenticate": `Bearer realm="api"${isGiven ? ', error="invalid_token"' : ""}` };
  const detail = isGiven ? "This token is not valid, or no longer valid." : "Send a token: Authorization: Bearer …";
  return { status: 401, detail, headers };
}

export function granting(ctx: VisitorContext, request: Request) {
  const device = deviceOf(request.headers.get("User-Agent") ?? "");
  // why: an app has no cookie that could identify its device
  const browser = { isKnown: false, device, timeZone: null };
  return { ctx: { ...ctx, bearers }, browser };
}
