import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { reachOf } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import type { Db, Tx } from "#db/client.ts";
import { accountClients, users } from "#db/schema/accounts.ts";

/** Everybody's for administrators, the own account's for coaches. `accountId`: the column with the business. */
export function inClientScope(actor: Actor, accountId: AnyPgColumn): SQL {
  const reach = reachOf(actor, "client:manage");
  if (reach === "all") return sql`true`;
  return reach === "account" ? eq(accountId, actor.accountId) : sql`false`;
}

/** One's own picture, a client's, or a coach's. */
export function isImageOfPerson(db: Db | Tx, actor: Actor, imageId: AnyPgColumn): SQL {
  const one = { one: sql`1` };
  const isActor = and(eq(users.accountId, actor.accountId), eq(users.id, actor.userId));
  const relations = db
    .select(one)
    .from(accountClients)
    .where(and(eq(accountClients.userId, users.id), inClientScope(actor, accountClients.accountId)));
  const coaching = db
    .select(one)
    .from(accountClients)
    .where(and(eq(accountClients.accountId, users.accountId), eq(accountClients.userId, actor.userId)));
  return exists(
    db
      .select(one)
      .from(users)
      .where(and(eq(users.imageId, imageId), or(isActor, exists(relations), exists(coaching)))),
  );
}
