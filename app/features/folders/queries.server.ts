import { and, asc, eq, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { parseUuid } from "#app/domain/ids/ids.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { folders, programs } from "#db/schema/programs.ts";

export type FolderView = { id: string; name: string; version: number };

const columns = { id: folders.id, name: folders.name, version: folders.version };

export function listFolders({ db, actor }: Context): Promise<FolderView[]> {
  return db.select(columns).from(folders).where(isOwn(actor)).orderBy(asc(folders.sortName), asc(folders.id));
}

export function listFoldersWithCounts({ db, actor }: Context) {
  const inFolder = and(eq(programs.accountId, folders.accountId), eq(programs.folderId, folders.id));
  const count = db.select({ count: sql`count(*)` }).from(programs).where(inFolder);
  return db
    .select({ ...columns, programs: sql<number>`(${count})::int` })
    .from(folders)
    .where(isOwn(actor))
    .orderBy(asc(folders.sortName), asc(folders.id));
}

export async function findFolder(ctx: Context, id: string): Promise<FolderView> {
  const known = parseUuid(id);
  const folder = known ? await findOwnFolder(ctx.db, ctx.actor, known) : null;
  if (!folder) throw new NotFound();
  return folder;
}

export async function findOwnFolder(db: Db | Tx, actor: Actor, id: string): Promise<FolderView | null> {
  const [row] = await db
    .select(columns)
    .from(folders)
    .where(and(isOwn(actor), eq(folders.id, id)));
  return row ?? null;
}

function isOwn(actor: Actor) {
  return and(eq(folders.accountId, actor.accountId), eq(folders.creatorId, actor.userId));
}
