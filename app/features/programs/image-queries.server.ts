import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Actor } from "#app/domain/policy/roles.ts";
import type { Db, Tx } from "#db/client.ts";
import { programs, workouts } from "#db/schema/programs.ts";
import { inStore, programsInScope } from "./scope.server.ts";

type Image = { accountId: AnyPgColumn; id: AnyPgColumn };

/**
 * The where-clause of an image that a program shows which the actor may list or buy, or a day of one that they may open.
 */
export function shownByProgram(db: Db | Tx, actor: Actor, image: Image): SQL | undefined {
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
