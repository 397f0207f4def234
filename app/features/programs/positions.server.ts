import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { programs } from "#db/schema/programs.ts";

/** Positions count from 1 to n within a folder. Callers hold the lock of `lockFolders`. */

type InFolder = { accountId: string; folderId: string };

export type FolderPosition = { folderId: string; position: number } | { folderId: null; position: null };

export async function lastPosition(tx: Tx, accountId: string, folderId: string | null): Promise<FolderPosition> {
  if (folderId === null) return { folderId: null, position: null };
  return { folderId, position: (await countInFolder(tx, { accountId, folderId })) + 1 };
}

export async function countInFolder(tx: Tx, folder: InFolder): Promise<number> {
  return tx.$count(programs, inFolder(folder));
}

/** Moves up the programs behind it. */
export async function closeGap(tx: Tx, accountId: string, left: FolderPosition) {
  if (left.folderId === null) return;
  await tx
    .update(programs)
    .set({ position: sql`${programs.position} - 1` })
    .where(and(inFolder({ accountId, folderId: left.folderId }), gt(programs.position, left.position)));
}

type Placed = { accountId: string; folderId: string | null; position: number | null };

/** Last, unless it is already in this folder. */
export async function positionAfterChange(tx: Tx, current: Placed, folderId: string | null): Promise<FolderPosition> {
  const left = placeOf(current);
  if (folderId === left.folderId) return left;
  const place = await lastPosition(tx, current.accountId, folderId);
  await closeGap(tx, current.accountId, left);
  return place;
}

export function placeOf({ folderId, position }: Placed): FolderPosition {
  return folderId === null || position === null ? { folderId: null, position: null } : { folderId, position };
}

export async function swap(tx: Tx, folder: InFolder, one: number, other: number) {
  await tx
    .update(programs)
    .set({ position: sql`${one + other} - ${programs.position}` })
    .where(and(inFolder(folder), sql`${programs.position} in (${one}, ${other})`));
}

function inFolder({ accountId, folderId }: InFolder): SQL | undefined {
  return and(eq(programs.accountId, accountId), eq(programs.folderId, folderId));
}
