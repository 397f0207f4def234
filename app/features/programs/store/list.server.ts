import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { formatEuros } from "#app/domain/money/euros.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { foldForSearch } from "#app/domain/text/fold.ts";
import type { Context } from "#app/services/context.server.ts";
import { fullNameIfAny } from "#db/full-name.ts";
import { users } from "#db/schema/accounts.ts";
import { difficulties } from "#db/schema/catalogues.ts";
import { programs } from "#db/schema/programs.ts";
import { formatDuration } from "../duration.ts";
import { deletedUser } from "../queries.server.ts";
import { boughtBy, inStore } from "../scope.server.ts";
import { type StoreQuery, storeList } from "./list.ts";

export type Offer = "own" | "bought" | "for sale";

export type StoreRow = {
  id: string;
  name: string;
  shortDescription: string;
  authorName: string;
  duration: string;
  difficulty: string;
  price: string;
  offer: Offer;
};

export async function listStore(ctx: Context, query: StoreQuery): Promise<{ rows: StoreRow[]; total: number }> {
  allow(ctx.actor, "store:see");
  const [total, found] = await Promise.all([ctx.db.$count(programs, matching(ctx, query)), selectPage(ctx, query)]);
  return { rows: found.map((row) => toRow(ctx, row)), total };
}

function selectPage(ctx: Context, query: StoreQuery) {
  return ctx.db
    .select({ ...columns, isBought: boughtBy(ctx.actor) })
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
  accountId: programs.accountId,
  creatorId: programs.creatorId,
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

function toRow({ actor }: Context, row: Awaited<ReturnType<typeof selectPage>>[number]): StoreRow {
  const { id, name, shortDescription, difficulty } = row;
  const authorName = row.authorName ?? deletedUser;
  const duration = formatDuration(row);
  const price = formatPrice(row.priceCents);
  return { id, name, shortDescription, difficulty, authorName, duration, price, offer: offerTo(actor, row) };
}

export function formatPrice(cents: number | null): string {
  return cents ? formatEuros(cents) : "Free";
}

type Offered = { accountId: string; creatorId: string; isBought: boolean };

export function offerTo({ accountId, userId }: Actor, program: Offered): Offer {
  if (program.accountId === accountId && program.creatorId === userId) return "own";
  return program.isBought ? "bought" : "for sale";
}

function matching({ db, actor }: Context, { search, difficulty }: StoreQuery): SQL | undefined {
  const folded = foldForSearch(search);
  const ofCode = db.select({ id: difficulties.id }).from(difficulties).where(eq(difficulties.code, difficulty));
  return and(
    inStore(actor),
    folded ? sql`strpos(${programs.searchName}, ${folded}) > 0` : undefined,
    difficulty ? eq(programs.difficultyId, ofCode) : undefined,
  );
}
