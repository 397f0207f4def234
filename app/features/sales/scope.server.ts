import { and, eq, type SQL, sql } from "drizzle-orm";
import { reachOf } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { sellingRecords } from "#db/schema/sales.ts";

/** Partners see sales of their own programs (decisions §4). */
export function salesInScope(actor: Actor): SQL | undefined {
  const reach = reachOf(actor, "sale:see");
  if (reach === "all") return undefined;
  return reach === "own" ? salesOf(actor) : sql`false`;
}

export function salesOf({ accountId, userId }: Pick<Actor, "accountId" | "userId">): SQL | undefined {
  return and(eq(sellingRecords.partnerId, userId), eq(sellingRecords.partnerAccountId, accountId));
}
