import { and, asc, eq, gt, isNull } from "drizzle-orm";
import { isScope, type Scope } from "#app/domain/access/scopes.ts";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import type { Context } from "#app/services/context.server.ts";
import { personalTokens } from "#db/schema/tokens.ts";

export type TokenView = {
  id: string;
  name: string;
  scopes: Scope[];
  createdAt: string;
  expiresAt: string;
  lastUsedAt: string | null;
};

export async function listTokens(ctx: Context): Promise<TokenView[]> {
  const { id, name, scopes, createdAt, expiresAt, lastUsedAt } = personalTokens;
  const rows = await ctx.db
    .select({ id, name, scopes, createdAt, expiresAt, lastUsedAt })
    .from(personalTokens)
    .where(isOwnAndGood(ctx))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => ({
    ...row,
    scopes: row.scopes.filter(isScope),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

/** NotFound also once it has expired or was revoked. */
export async function findToken(ctx: Context, id: string): Promise<TokenView> {
  const found = (await listTokens(ctx)).find((one) => one.id === parseUuid(id));
  if (!found) throw new NotFound();
  return found;
}

export function isOwnAndGood({ actor, now }: Context) {
  return and(
    eq(personalTokens.accountId, actor.accountId),
    eq(personalTokens.userId, actor.userId),
    isNull(personalTokens.revokedAt),
    gt(personalTokens.expiresAt, now),
  );
}
