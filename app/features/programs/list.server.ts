import { and, eq, sql } from "drizzle-orm";
import { type Slice, screenOf } from "#app/domain/lists/slice.ts";
import { can } from "#app/domain/policy/can.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { relativeDay } from "#app/domain/schedule/relative-day.ts";
import { todayOf } from "#app/domain/schedule/time-zone.ts";
import { formatWritten, type WrittenWords } from "#app/domain/schedule/written.ts";
import type { Context } from "#app/services/context.server.ts";
import { programPurchases } from "#db/schema/sales.ts";
import { formatDuration } from "./duration.ts";
import { isOneFolder, type ProgramQuery, programList, programOrder, programWhere } from "./list.ts";
import { type ProgramRow as Found, pageOfPrograms } from "./page.server.ts";

export type ProgramRow = {
  id: string;
  name: string;
  authorName: string;
  folder: string | null;
  /** Within the folder, from 1. */
  position: number | null;
  duration: string;
  difficulty: string;
  written: WrittenWords | null;
  clients: number;
  /** 'yesterday', and '13/03/2026'. */
  changed: { words: string; date: string };
  isPublished: boolean;
  /** The actor may read, assign and copy it. */
  isBought: boolean;
  canOpen: boolean;
  canFile: boolean;
  canMoveUp: boolean;
  canMoveDown: boolean;
  canDelete: boolean;
};

/**
 * Sorted by position within one folder, else by name, or as the query says. Rows can be moved if the page has the whole
 * folder in order.
 */
export async function listPrograms(ctx: Context, query: ProgramQuery): Promise<{ rows: ProgramRow[]; total: number }> {
  const wanted = { where: programWhere(query, ctx.actor), order: programOrder(query), hasCounts: true, noTexts: true };
  const read = (slice: Slice<never>) => pageOfPrograms(ctx, { ...wanted, ...slice });
  const { rows: found, total } = await screenOf(programList, query, read);
  const isWholeOrder = isOneFolder(query) && query.sort === "order" && !query.search && !query.difficulty;
  const rows = found.map((row) => toRow(ctx, row, isWholeOrder ? total : 0));
  return { rows, total };
}

export async function hasBoughtAny({ db, actor }: Context): Promise<boolean> {
  const { accountId, buyerId } = programPurchases;
  const isTheirs = and(eq(accountId, actor.accountId), eq(buyerId, actor.userId));
  const [first] = await db.select({ one: sql`1` }).from(programPurchases).where(isTheirs).limit(1);
  return first !== undefined;
}

function toRow(ctx: Context, row: Found, lastPosition: number): ProgramRow {
  const { actor } = ctx;
  const canFile = can(actor, "program:edit", row);
  const canMove = row.position !== null && lastPosition > 0 && canFile;
  return {
    id: row.id,
    name: row.name,
    authorName: row.creatorName,
    // why: the author's folders are private
    folder: row.isBought ? null : row.folderName,
    position: row.isBought ? null : row.position,
    duration: formatDuration(row),
    difficulty: row.difficulty.name,
    written: formatWritten(row, row.written),
    clients: row.clients,
    changed: changedOn(ctx, row.updatedAt),
    isPublished: row.status === 3,
    isBought: row.isBought,
    canOpen: can(actor, "program:see", row),
    canFile,
    canMoveUp: canMove && row.position !== 1,
    canMoveDown: canMove && row.position !== lastPosition,
    canDelete: can(actor, "program:delete", row),
  };
}

function changedOn(ctx: Context, moment: Date) {
  const date = todayOf({ now: moment, timeZone: ctx.timeZone });
  return { words: relativeDay(date, todayOf(ctx)), date: formatDate(date) };
}
