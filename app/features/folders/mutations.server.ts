import { and, eq } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { allow } from "#app/domain/policy/can.ts";
import { sortKey } from "#app/domain/text/fold.ts";
import type { Context } from "#app/services/context.server.ts";
import { folders, programs } from "#db/schema/programs.ts";
import { type FolderView, findFolder, findOwnFolder, lockFolders } from "./queries.server.ts";
import type { FolderInput } from "./schema.ts";

/** Makes a folder under the id that the form carried; the same form sent twice makes it once. */
export async function createFolder(ctx: Context, id: string, { name }: FolderInput): Promise<FolderView> {
  allow(ctx.actor, "folder:manage");
  const { accountId, userId: creatorId } = ctx.actor;
  const folder = { accountId, id, creatorId, name, sortName: sortKey(name) };
  const made = await ctx.db.insert(folders).values(folder).onConflictDoNothing().returning({ id: folders.id });
  const standing = made.length > 0 ? { id, name } : await findOwnFolder(ctx.db, ctx.actor, id);
  if (!standing) throw new NotFound();
  return standing;
}

/** Gives one of the actor's folders another name. */
export async function renameFolder(ctx: Context, id: string, { name }: FolderInput): Promise<FolderView> {
  const folder = await findFolder(ctx, id);
  allow(ctx.actor, "folder:manage");
  await ctx.db
    .update(folders)
    .set({ name, sortName: sortKey(name) })
    .where(isFolder(ctx, folder));
  return { id: folder.id, name };
}

/** Removes one of the actor's folders; its programs stay, without a folder. Answers the folder as it was. */
export async function deleteFolder(ctx: Context, id: string): Promise<FolderView> {
  const folder = await findFolder(ctx, id);
  allow(ctx.actor, "folder:manage");
  const { accountId, userId: creatorId } = ctx.actor;
  await ctx.db.transaction(async (tx) => {
    await lockFolders(tx, { accountId, creatorId });
    await tx
      .update(programs)
      .set({ folderId: null, position: null })
      .where(and(eq(programs.accountId, accountId), eq(programs.folderId, folder.id)));
    await tx.delete(folders).where(isFolder(ctx, folder));
  });
  return folder;
}

function isFolder({ actor }: Context, { id }: FolderView) {
  return and(eq(folders.accountId, actor.accountId), eq(folders.id, id));
}
