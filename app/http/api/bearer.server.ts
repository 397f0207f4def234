import type { Scope } from "#app/domain/access/scopes.ts";
import { bearers, type Context, db, services } from "#app/services/context.server.ts";
import { findBearer } from "#app/services/tokens/bearers.server.ts";

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
