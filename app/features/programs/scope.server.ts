import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { can, reachOf } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import type { Db, Tx } from "#db/client.ts";
import { programs, workouts } from "#db/schema/programs.ts";

/** In the list, or in the editor (decisions §4). */
export function programsInScope(actor: Actor, action: "program:list" | "program:see"): SQL {
  if (!can(actor, action)) return sql`false`;
  if (reachOf(actor, action) === "all") return sql`true`;
  const isWithBought = reachOf(actor, action) === "ownOrBought";
  return (isWithBought ? or(isOwn(actor), boughtBy(actor)) : isOwn(actor)) ?? sql`false`;
}

/** Published (document 1 §3), if the actor may buy any. */
export function inStore(actor: Actor): SQL {
  return can(actor, "store:see") ? eq(programs.status, 3) : sql`false`;
}

export function isOwn({ accountId, userId }: Actor): SQL | undefined {
  return and(eq(programs.accountId, accountId), eq(programs.creatorId, userId));
}

// why: with an array the programs are looked up by id, while a subquery would run for every program. Written out, since
// drizzle omits the table name in a query without joins
export function boughtBy({ accountId, userId }: Actor): SQL<boolean> {
  return sql<boolean>`programs.id = any(array(select bought.program_id from program_purchases bought
    where bought.account_id = ${accountId}::uuid and bought.buyer_id = ${userId}::uuid))`;
}

type Image = { accountId: AnyPgColumn; id: AnyPgColumn };

/** For a program that the actor may list or buy, or a day of one that they may open. */
export function isImageOfProgram(db: Db | Tx, actor: Actor, image: Image): SQL | undefined {
  const one = { one: sql`1` };
  const ofProgram = db
    .select(one)
    .from(programs)
    .where(and(eq(programs.imageId, image.id), or(programsInScope(actor, "program:list"), inStore(actor))));
  const ofDay = db
    .select(one)
    .from(workouts)
    .innerJoin(programs, and(eq(programs.accountId, workouts.accountId), eq(programs.id, workouts.programId)))
    .where(
      and(
        eq(workouts.accountId, image.accountId),
        eq(sql`${workouts.document} ->> 'image'`, sql`${image.id}::text`),
        programsInScope(actor, "program:see"),
      ),
    );
  return or(exists(ofProgram), exists(ofDay));
}
