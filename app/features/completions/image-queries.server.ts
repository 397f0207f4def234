import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Actor } from "#app/domain/policy/roles.ts";
import type { Db, Tx } from "#db/client.ts";
import { completionComments, completions } from "#db/schema/completions.ts";
import { ownCompletions } from "./queries.server.ts";
import { doneForCoach } from "./scope.server.ts";

/** The where-clause of an image of a completion that is the actor's own, or that they see as a coach. */
export function shownByCompletion(db: Db | Tx, actor: Actor, imageId: AnyPgColumn): SQL {
  const toActor = and(
    eq(completionComments.accountId, actor.accountId),
    eq(completionComments.readerId, actor.userId),
    eq(completionComments.completionId, completions.id),
    eq(completionComments.athleteAccountId, completions.accountId),
  );
  const isCommented = exists(db.select({ one: sql`1` }).from(completionComments).where(toActor));
  const isSeen = or(ownCompletions(actor), doneForCoach(actor), isCommented);
  return exists(
    db
      .select({ one: sql`1` })
      .from(completions)
      .where(and(eq(completions.imageId, imageId), isSeen)),
  );
}
