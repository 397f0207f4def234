import { type Slice, screenOf } from "#app/domain/lists/slice.ts";
import { formatEuros } from "#app/domain/money/euros.ts";
import { allow } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import type { Context } from "#app/services/context.server.ts";
import { formatDuration } from "../duration.ts";
import { type ProgramRow, pageOfStore } from "../page.server.ts";
import { type StoreQuery, storeList, storeWhere } from "./list.ts";

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
  const where = storeWhere(query);
  const read = (slice: Slice<never>) => pageOfStore(ctx, { where, ...slice, noTexts: true });
  const { rows, total } = await screenOf(storeList, query, read);
  return { rows: rows.map((row) => toRow(ctx, row)), total };
}

function toRow({ actor }: Context, row: ProgramRow): StoreRow {
  const { id, name, shortDescription, creatorName: authorName } = row;
  const [duration, price] = [formatDuration(row), formatPrice(row.priceCents)];
  const [difficulty, offer] = [row.difficulty.name, offerTo(actor, row)];
  return { id, name, shortDescription, difficulty, authorName, duration, price, offer };
}

export function formatPrice(cents: number | null): string {
  return cents ? formatEuros(cents) : "Free";
}

type Offered = { accountId: string; creatorId: string; isBought: boolean };

export function offerTo({ accountId, userId }: Actor, program: Offered): Offer {
  if (program.accountId === accountId && program.creatorId === userId) return "own";
  return program.isBought ? "bought" : "for sale";
}
