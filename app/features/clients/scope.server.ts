import { eq, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { reachOf } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";

/**
 * The where-clause of what is about clients and exists for this actor: everybody's for administrators, the own account's
 * for who coaches. `accountId`: the column that says which business a client, or an invitation, is of.
 */
export function inClientScope(actor: Actor, accountId: AnyPgColumn): SQL {
  const reach = reachOf(actor, "client:manage");
  if (reach === "all") return sql`true`;
  return reach === "account" ? eq(accountId, actor.accountId) : sql`false`;
}
