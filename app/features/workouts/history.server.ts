import { and, desc, eq, inArray, max, min, sql } from "drizzle-orm";
import { pagesOf } from "#app/domain/lists/query.ts";
import { type ReversibleSave, type Save, undoAndRedo } from "#app/domain/saves/saves.ts";
import { deletedUser } from "#app/features/programs/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Db } from "#db/client.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { programSaves } from "#db/schema/revisions.ts";
import type { DayChanges } from "./saves/entries.server.ts";
import { maxEntries } from "./saves/revisions.server.ts";

/** One save, or several small ones by one person. */
export type SaveView = {
  first: number;
  number: number;
  kind: Save["kind"];
  target: number | null;
  days: number;
  changes: DayChanges[];
  savedBy: string;
  savedAt: string;
};

export type HistoryPage = {
  saves: SaveView[];
  page: number;
  pages: number;
  oldest: number;
  latest: number;
};

type Key = { accountId: string; id: string };

const pageSize = 10;

export async function readHistory(ctx: Context, program: Key, wanted: number): Promise<HistoryPage> {
  const page = Math.min(wanted, maxEntries / pageSize);
  const rows = await selectSaves(ctx.db, program)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [first] = rows;
  if (!first && page > 1) return readHistory(ctx, program, await pagesOfHistory(ctx, program));
  const [count, latest] = [first?.count ?? 0, first?.latest ?? 0];
  return {
    saves: rows.map(({ count: _, oldest: __, latest: ___, ...save }) => ({
      ...save,
      // why: storeRevision wrote them
      changes: save.changes as DayChanges[],
      savedBy: save.savedBy ?? deletedUser,
      savedAt: save.savedAt.toISOString(),
    })),
    page,
    pages: pagesOf({ size: pageSize }, count),
    oldest: first?.oldest ?? 0,
    latest,
  };
}

async function pagesOfHistory({ db }: Context, program: Key) {
  return pagesOf({ size: pageSize }, await db.$count(programSaves, and(isOf(program), isLastOfEntry(program))));
}

function selectSaves(db: Db, program: Key) {
  return db
    .select({
      first: programSaves.entry,
      number: programSaves.number,
      kind: programSaves.kind,
      target: programSaves.target,
      days: programSaves.days,
      changes: programSaves.changes,
      savedAt: programSaves.savedAt,
      savedBy: fullNameIfAny,
      count: sql<number>`count(*) over ()::int`,
      oldest: sql<number>`min(${programSaves.entry}) over ()`,
      latest: sql<number>`max(${programSaves.number}) over ()`,
    })
    .from(programSaves)
    .leftJoin(users, isSaver)
    .where(and(isOf(program), isLastOfEntry(program)))
    .orderBy(desc(programSaves.number));
}

function isLastOfEntry(program: Key) {
  return sql`${programSaves.number} in (select max(${programSaves.number}) from ${programSaves}
    where ${isOf(program)} group by ${programSaves.entry})`;
}

/** How far back undo can go: there may be many more saves than entries. */
const maxSteps = 200;

export async function findSteps({ db }: Context, program: Key) {
  const { number, kind, target, label, savedBy } = programSaves;
  const rows = await db
    .select({ number, kind, target, label, savedBy, name: fullNameIfAny })
    .from(programSaves)
    .leftJoin(users, isSaver)
    .where(isOf(program))
    .orderBy(desc(number))
    .limit(maxSteps);
  const nameOf = (step: ReversibleSave) => rows.find((row) => row.savedBy === step.savedBy)?.name ?? deletedUser;
  return { ...undoAndRedo(rows.toReversed()), latest: rows[0]?.number ?? 0, nameOf };
}

/** 'Undo: Day 1: …' and the number of the save it reverts. */
export async function readSteps(ctx: Context, program: Key) {
  const { undo, redo } = await findSteps(ctx, program);
  return {
    undo: undo && { save: undo.number, label: `Undo: ${undo.label}` },
    redo: redo && { save: redo.number, label: `Redo: ${redo.label}` },
  };
}

export async function savedNumberRange({ db }: Context, program: Key) {
  const [row] = await db
    .select({ oldest: min(programSaves.number), latest: max(programSaves.number) })
    .from(programSaves)
    .where(isOf(program));
  return { oldest: row?.oldest ?? 0, latest: row?.latest ?? 0 };
}

/** True for a post that is sent again. */
export async function isSaved({ db }: Context, program: Key, saveIds: string[]): Promise<boolean> {
  const rows = await db
    .select({ number: programSaves.number })
    .from(programSaves)
    .where(and(isOf(program), inArray(programSaves.saveId, saveIds)));
  return rows.length > 0;
}

const isSaver = and(eq(users.accountId, programSaves.accountId), eq(users.id, programSaves.savedBy));

function isOf({ accountId, id }: Key) {
  return and(eq(programSaves.accountId, accountId), eq(programSaves.programId, id));
}
