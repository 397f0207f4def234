import { and, eq, ne } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { savedMeanwhile } from "#app/domain/forms/conflict.ts";
import type { Done, Result } from "#app/domain/forms/result.ts";
import { allow } from "#app/domain/policy/can.ts";
import { sortKey } from "#app/domain/text/fold.ts";
import type { Context } from "#app/services/context.server.ts";
import { lockFolders } from "#db/locks.ts";
import { folders, programs } from "#db/schema/programs.ts";
import { updateVersioned } from "#db/versioned.ts";
import type { FolderFields, FolderInput } from "./form.ts";
import { type FolderView, findFolder, findOwnFolder } from "./queries.server.ts";

export async function createFolder(ctx: Context, id: string, { name }: FolderInput): Promise<Done<FolderView>> {
  allow(ctx.actor, "folder:manage");
  const { accountId, userId: creatorId } = ctx.actor;
  const folder = { accountId, id, creatorId, name, sortName: sortKey(name) };
  const made = await ctx.db.insert(folders).values(folder).onConflictDoNothing().returning({ id: folders.id });
  const current = made.length > 0 ? { id, name, version: 1 } : await findOwnFolder(ctx.db, ctx.actor, id);
  if (!current) throw new NotFound();
  return { ok: true, ...current };
}

export async function renameFolder(
  ctx: Context,
  id: string,
  seen: number,
  { name }: FolderInput,
): Promise<Result<FolderView, FolderFields>> {
  const folder = await findFolder(ctx, id);
  allow(ctx.actor, "folder:manage");
  const which = and(isFolder(ctx, folder), ne(folders.name, name));
  const version = await updateVersioned(ctx.db, folders, { which, seen, values: { name, sortName: sortKey(name) } });
  if (version) return { ok: true, id: folder.id, name, version };
  const current = await findFolder(ctx, id);
  if (current.name === name) return { ok: true, ...current };
  // why: only the owner sees folders
  return savedMeanwhile("folder", true, { values: { name: current.name }, version: current.version });
}

/** Its programs stay, without a folder. */
export async function deleteFolder(ctx: Context, id: string): Promise<Done<FolderView>> {
  const folder = await findFolder(ctx, id);
  allow(ctx.actor, "folder:manage");
  const { accountId, userId: creatorId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    await lockFolders(tx, { accountId, creatorId }, "delete");
    await tx
      .update(programs)
      .set({ folderId: null, position: null })
      .where(and(eq(programs.accountId, accountId), eq(programs.folderId, folder.id)));
    await tx.delete(folders).where(isFolder(ctx, folder));
  });
  return { ok: true, ...folder };
}

function isFolder({ actor }: Context, { id }: { id: string }) {
  return and(eq(folders.accountId, actor.accountId), eq(folders.id, id));
}
