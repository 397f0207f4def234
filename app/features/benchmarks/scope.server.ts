import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import { reachOf } from "#app/domain/policy/can.ts";
import { exercisesShownTo } from "#app/features/exercises/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { accountClients, users } from "#db/schema/accounts.ts";

/** Decisions §4: everybody for administrators, the account's clients for coaches, and oneself. */
export function measuredInScope({ db, actor }: Pick<Context, "db" | "actor">): SQL | undefined {
  const reach = reachOf(actor, "benchmark:see");
  if (reach === "all") return sql`true`;
  const isSelf = and(eq(users.accountId, actor.accountId), eq(users.id, actor.userId));
  if (reach !== "account") return isSelf;
  const relation = db
    .select({ one: sql`1` })
    .from(accountClients)
    .where(and(eq(accountClients.accountId, actor.accountId), eq(accountClients.userId, users.id)));
  return or(exists(relation), isSelf);
}

export function exercisesOf({ actor }: Pick<Context, "actor">, people: readonly { id: string }[]): SQL {
  const isOwn = people.length > 0 && people.every(({ id }) => id === actor.userId);
  return isOwn ? sql`true` : exercisesShownTo(actor);
}
