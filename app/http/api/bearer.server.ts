import { deviceOf } from "#app/domain/access/device.ts";
import type { Scope } from "#app/domain/access/scopes.ts";
import { bearers, type Context, db, services, type VisitorContext } from "#app/services/context.server.ts";
import { findBearer } from "#app/services/tokens/bearers.server.ts";
import { type Problem, problemResponse } from "./problem.ts";

/** Who asks by a token. `scopes`: what a personal token is for; null for the token of a login, which is for all. */
export type Bearer = { ctx: Context; scopes: readonly Scope[] | null };

/** Tokens of ours are shorter. */
const longest = 4096;

/** Who the request's token signs in, or null. Roles and subscription are read now, whatever the token says. */
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
 * The context of whoever's token it is, for what is no operation of the API: throws 401 where it is none. A personal one
 * is good for it by reading anything at all: what can be seen there is decided by the thing that shows it.
 */
export async function requireBearer(request: Request): Promise<Context> {
  const bearer = await bearerOf(request);
  if (bearer && (bearer.scopes === null || bearer.scopes.some((scope) => scope.endsWith(":read")))) return bearer.ctx;
  throw problemResponse(bearer ? lacksReading : unknownBearer(request));
}

const lacksReading: Problem = { status: 403, detail: "This token lacks a scope to read anything by." };

/** What is said to a request whose token is none, or not good. */
export function unknownBearer(request: Request): Problem {
  const isGiven = request.headers.has("Authorization");
  const headers = { "WWW-Authenticate": `Bearer realm="api"${isGiven ? ', error="invalid_token"' : ""}` };
  const detail = isGiven ? "This token is not valid, or not any more." : "Send a token: Authorization: Bearer …";
  return { status: 401, detail, headers };
}

/** What grants take beside what a visitor has: how tokens are signed, and what asks. */
export function granting(ctx: VisitorContext, request: Request) {
  const device = deviceOf(request.headers.get("User-Agent") ?? "");
  // why: an app sends no mark by which its device could be known
  const browser = { isKnown: false, device, timeZone: null };
  return { ctx: { ...ctx, bearers }, browser };
}
