import { and, eq, exists, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { graceAfterDue } from "#app/domain/policy/paid-access.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { utc } from "#app/domain/schedule/time-zone.ts";
import { boughtBy } from "#app/features/programs/scope.server.ts";
import type { Db, Tx } from "#db/client.ts";
import { accountClients, accounts, userRoles } from "#db/schema/accounts.ts";
import { exercises } from "#db/schema/exercises.ts";
import { programAssignments, programs, workoutExercises, workouts } from "#db/schema/programs.ts";

/**
 * Assigned by a business whose client they are, or bought (decisions §4); for any role. Use it in a query of programs.
 */
export function trainedBy(actor: Actor): SQL {
  return or(givenTo(actor), boughtBy(actor)) ?? sql`false`;
}

/** What is shown to train by: not once the licence of the coach who gave it is over (decisions §16). */
export function prescribedTo(actor: Actor, now: Date): SQL {
  return or(givenTo(actor, isLicensed(sql`coached.account_id`, now)), boughtBy(actor)) ?? sql`false`;
}

/** The same as `isExpired` of domain/policy, the other way round. */
export function isLicensed(accountId: SQL, now: Date): SQL<boolean> {
  const {
    subscriptionStatus: status,
    subscriptionValidUntil: until,
    maxUsersOverride,
    maxUsersOverrideUntil,
  } = accounts;
  const since = (milliseconds: number) => sql`${new Date(now.getTime() - milliseconds).toISOString()}::timestamptz`;
  const isPaid = sql`(${status} = 'ACTIVE' or ${until} > case ${status} when 'PAST_DUE' then ${since(graceAfterDue)}
    else ${since(0)} end)`;
  const today = sql`(${since(0)} at time zone coalesce(${accounts.timeZone}, ${utc}))::date`;
  const isOverridden = sql`(${maxUsersOverride} > 0 and coalesce(${maxUsersOverrideUntil} >= ${today}, true))`;
  const isOfAdmin = sql`exists (select 1 from ${userRoles}
    where ${userRoles.accountId} = ${accounts.id} and ${userRoles.role} in ('SYS', 'ADM'))`;
  return sql<boolean>`exists (select 1 from ${accounts} where ${accounts.id} = ${accountId}
    and (${status} is null or ${isPaid} or ${isOverridden} or ${isOfAdmin}))`;
}

export function isGivenTo({ userId }: Pick<Actor, "userId">): SQL | undefined {
  return and(
    eq(accountClients.userId, userId),
    eq(programAssignments.accountId, accountClients.accountId),
    eq(programAssignments.assigneeId, accountClients.userId),
  );
}

// why: an array is looked up before the programs are, starting with the person's businesses. Written out, since drizzle
// omits the table name in a query without joins
function givenTo({ userId }: Actor, by: SQL = sql`true`): SQL<boolean> {
  return sql<boolean>`programs.id = any(array(select given.program_id from account_clients coached
    join program_assignments given on given.account_id = coached.account_id and given.assignee_id = coached.user_id
    where coached.user_id = ${userId}::uuid and ${by}))`;
}

type Image = { accountId: AnyPgColumn; id: AnyPgColumn };

/** The program's own, a day's or an exercise's. */
export function isImageInTraining(db: Db | Tx, actor: Actor, image: Image): SQL | undefined {
  const one = { one: sql`1` };
  const isTrained = trainedBy(actor);
  const ofProgram = db
    .select(one)
    .from(programs)
    .where(and(eq(programs.imageId, image.id), isTrained));
  const ofDay = db
    .select(one)
    .from(workouts)
    .innerJoin(programs, and(eq(programs.accountId, workouts.accountId), eq(programs.id, workouts.programId)))
    .where(
      and(
        eq(workouts.accountId, image.accountId),
        eq(sql`${workouts.document} ->> 'image'`, sql`${image.id}::text`),
        isTrained,
      ),
    );
  const ofExercise = db
    .select(one)
    .from(exercises)
    .innerJoin(workoutExercises, eq(workoutExercises.exerciseId, exercises.id))
    .innerJoin(
      programs,
      and(eq(programs.accountId, workoutExercises.accountId), eq(programs.id, workoutExercises.programId)),
    )
    .where(and(eq(exercises.imageId, image.id), isTrained));
  return or(exists(ofProgram), exists(ofDay), exists(ofExercise));
}
