import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { formatEuros } from "#app/domain/money/euros.ts";
import { allow } from "#app/domain/policy/can.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { difficulties } from "#db/schema/catalogues.ts";
import { programs } from "#db/schema/programs.ts";
import { durationText } from "../duration.ts";
import { deletedUser } from "../queries.server.ts";
import { type StoreQuery, storeList } from "./list.ts";

/** The status of a program that everybody may buy (document 1 §3). */
const published = 3;

export type StoreRow = {
  id: string;
  name: string;
  shortDescription: string;
  authorName: string;
  duration: string;
  difficulty: string;
  /** '€49.90'. */
  price: string;
};

/** A page of the programs that are published, whoever's they are, by name. Two queries, whatever their number. */
export async function listStore(ctx: Context, query: StoreQuery): Promise<{ rows: StoreRow[]; total: number }> {
  allow(ctx.actor, "store:see");
  const [total, found] = await Promise.all([ctx.db.$count(programs, matching(ctx, query)), selectPage(ctx, query)]);
  return { rows: found.map(toRow), total };
}

function selectPage(ctx: Context, query: StoreQuery) {
  return ctx.db
    .select(columns)
    .from(programs)
    .innerJoin(difficulties, eq(difficulties.id, programs.difficultyId))
    .leftJoin(users, and(eq(users.accountId, programs.accountId), eq(users.id, programs.creatorId)))
    .where(matching(ctx, query))
    .orderBy(asc(programs.sortName), asc(programs.id))
    .limit(storeList.size)
    .offset((query.page - 1) * storeList.size);
}

const columns = {
  id: programs.id,
  name: programs.name,
  shortDescription: programs.shortDescription,
  authorName: fullNameIfAny,
  continuous: programs.continuous,
  duration: programs.duration,
  timeUnit: programs.timeUnit,
  startDate: programs.startDate,
  difficulty: difficulties.name,
  priceCents: programs.priceCents,
};

function toRow(row: Awaited<ReturnType<typeof selectPage>>[number]): StoreRow {
  const { id, name, shortDescription, difficulty } = row;
  const authorName = row.authorName ?? deletedUser;
  const price = formatEuros(row.priceCents ?? 0);
  return { id, name, shortDescription, difficulty, authorName, duration: durationText(row), price };
}

function matching({ db }: Context, { search, difficulty }: StoreQuery): SQL | undefined {
  const folded = foldForSearch(search);
  const ofCode = db.select({ id: difficulties.id }).from(difficulties).where(eq(difficulties.code, difficulty));
  return and(
    eq(programs.status, published),
    folded ? sql`strpos(${programs.searchName}, ${folded}) > 0` : undefined,
    difficulty ? eq(programs.difficultyId, ofCode) : undefined,
  );
}
