import { and, desc, eq, isNotNull, lte, sql } from "drizzle-orm";
import type { CompletionInput } from "#app/domain/completions/schema.ts";
import type { OneSided } from "#app/domain/completions/sides.ts";
import { NotFound } from "#app/domain/errors.ts";
import { utc } from "#app/domain/schedule/time-zone.ts";
import { coachedInScope } from "#app/features/calculation/client-queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { inOrder } from "#db/lock-order.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { bodyMeasures } from "#db/schema/records.ts";

export type Coach = { accountId: string; programAccountId: string | null; assignerId: string | null };

export type Athlete = {
  accountId: string;
  userId: string;
  timeZone: string;
  prescriptionId: string | null;
  imageId: string | null;
  /** Of the prescription that the completion names, or named before. */
  oneSided: OneSided[];
};

type Named = Pick<CompletionInput, "id" | "programId" | "prescriptionId" | "imageId"> & { workout: { id: string } };

/**
 * Locks the athlete, so of two requests at once the second sees the first one's result, and the coaching relations, so
 * that they end before or after it. A coach only gets their own business.
 */
export async function lockAthlete(tx: Tx, ctx: Context, userId: string, named: Named) {
  const { accountId, programAccountId, assignerId, assigneeId } = programAssignments;
  const isOwn = userId === ctx.actor.userId;
  const given = and(
    eq(accountId, accountClients.accountId),
    eq(programAssignments.programId, named.programId),
    eq(assigneeId, accountClients.userId),
  );
  const isSeen = isOwn ? undefined : coachedInScope(ctx.actor, ctx.actor.accountId);
  // why: everybody who locks both takes the relations before the person
  const coaches: Coach[] = await tx
    .select({ accountId: accountClients.accountId, programAccountId, assignerId })
    .from(accountClients)
    .leftJoin(programAssignments, given)
    .where(and(eq(accountClients.userId, userId), isSeen))
    .for(inOrder(tx, accountClients, "share"), { of: accountClients });
  if (!isOwn && coaches.length === 0) throw new NotFound("Given item not found.");
  const athlete = await lockNamed(tx, userId, named);
  return { coaches, athlete: isOwn ? { ...athlete, timeZone: ctx.timeZone } : athlete };
}

const perSide = "$.modules[*].moduleExercises[*] ? (@.perSide == true)";

async function lockNamed(tx: Tx, userId: string, named: Named): Promise<Athlete> {
  // why: locked too, so that neither is removed as unused before the completion refers to it
  const prescriptionId = sql<string | null>`(select shown.id from prescriptions shown
    where shown.account_id = users.account_id and shown.id = ${named.prescriptionId ?? null}::uuid
      and shown.user_id = users.id and shown.program_id = ${named.programId}::uuid
      and shown.workout_id = ${named.workout.id}::uuid for key share)`;
  const imageId = sql<string | null>`(select image.id from files image where image.account_id = users.account_id
    and image.id = ${named.imageId ?? null}::uuid and image.creator_id = users.id for key share)`;
  const before = sql`(select done.prescription_id from completions done
    where done.account_id = users.account_id and done.id = ${named.id}::uuid)`;
  const oneSided = sql<OneSided[] | null>`(select jsonb_path_query_array(shown.document, ${perSide}::jsonpath)
    from prescriptions shown where shown.account_id = users.account_id and shown.user_id = users.id
      and shown.id = ${named.prescriptionId === undefined ? before : sql`${named.prescriptionId}::uuid`}
      and shown.workout_id = ${named.workout.id}::uuid)`;
  const timeZone = sql<string>`coalesce(users.time_zone,
    (select home.time_zone from accounts home where home.id = users.account_id), ${utc})`;
  const [row] = await tx
    .select({ accountId: users.accountId, userId: users.id, timeZone, prescriptionId, imageId, oneSided })
    .from(users)
    .where(eq(users.id, userId))
    .for(inOrder(tx, users, "write"), { of: users });
  if (!row) throw new NotFound();
  return { ...row, oneSided: row.oneSided ?? [] };
}

type Weighed = Pick<Athlete, "accountId" | "userId">;

/** In kilograms, the last one up to a day. */
export async function findBodyWeight(tx: Tx, { accountId, userId }: Weighed, day: string): Promise<number | null> {
  const { bodyWeight, measuredOn, enteredAt, id } = bodyMeasures;
  const isTheirs = and(eq(bodyMeasures.accountId, accountId), eq(bodyMeasures.userId, userId));
  const [row] = await tx
    .select({ bodyWeight })
    .from(bodyMeasures)
    .where(and(isTheirs, isNotNull(bodyWeight), lte(measuredOn, day)))
    .orderBy(desc(measuredOn), desc(enteredAt), desc(id))
    .limit(1);
  return row?.bodyWeight ?? null;
}
