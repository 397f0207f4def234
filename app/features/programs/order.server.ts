import { and, inArray, sql } from "drizzle-orm";
import { NotFound } from "#app/domain/errors.ts";
import { type Result, refused } from "#app/domain/forms/result.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { lockFolders, lockPrograms } from "#db/locks.ts";
import { programs } from "#db/schema/programs.ts";
import { countInFolder } from "./positions.server.ts";
import { isOwn } from "./scope.server.ts";

export type Place = { programId: string; position: number };

/**
 * Document 1 §4. NotFound 'Given item not found.' for a program that is not the actor's or in no folder; rejects a list
 * that is not one whole folder, numbered from 1.
 */
export async function orderPrograms(ctx: Context, places: readonly Place[]): Promise<Result> {
  allow(ctx.actor, "program:edit");
  const { accountId, userId: creatorId } = ctx.actor;
  return ctx.db.transaction(async (tx): Promise<Result> => {
    await lockFolders(tx, { accountId, creatorId }, "delete");
    const folderIds = await foldersOf(tx, ctx, places);
    const [folderId, another] = [...new Set(folderIds)];
    if (!folderId) throw new NotFound("Given item not found.");
    const inFolder = await countInFolder(tx, { accountId, folderId });
    if (another || inFolder !== places.length || !areNumbered(places)) return refused(notTheWhole);
    const rows = JSON.stringify(places);
    await tx.execute(sql`update ${programs} set position = wanted.position
      from jsonb_to_recordset(${rows}::jsonb) as wanted("programId" uuid, position int)
      where ${programs.accountId} = ${accountId} and ${programs.id} = wanted."programId"`);
    return { ok: true };
  });
}

const notTheWhole = "Send all programs of one folder, with positions from 1.";

async function foldersOf(tx: Tx, { actor }: Context, places: readonly Place[]) {
  const ids = places.map(({ programId }) => programId);
  const rows = await lockPrograms(tx, and(isOwn(actor), inArray(programs.id, ids)), "write");
  const found = rows.flatMap(({ folderId }) => folderId ?? []);
  if (found.length < ids.length) throw new NotFound("Given item not found.");
  return found;
}

function areNumbered(places: readonly Place[]) {
  const positions = places.map(({ position }) => position).sort((one, other) => one - other);
  return positions.every((position, index) => position === index + 1);
}
