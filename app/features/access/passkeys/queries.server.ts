import { and, asc, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import type { Context } from "#app/services/context.server.ts";
import { passkeys } from "#db/schema/passkeys.ts";

/** `version` counts renames; times are ISO. */
export type PasskeyView = { id: string; name: string; version: number; createdAt: string; lastUsedAt: string | null };

export async function listPasskeys({ db, actor }: Context): Promise<PasskeyView[]> {
  const { id, name, version, createdAt, lastUsedAt } = passkeys;
  const isOwn = and(eq(passkeys.accountId, actor.accountId), eq(passkeys.userId, actor.userId));
  const rows = await db
    .select({ id, name, version, createdAt, lastUsedAt })
    .from(passkeys)
    .where(isOwn)
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }));
}

export async function findPasskey(ctx: Context, id: string): Promise<PasskeyView> {
  const found = (await listPasskeys(ctx)).find((one) => one.id === parseUuid(id));
  if (!found) throw new NotFound();
  return found;
}
