import { and, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Prescribed } from "#app/domain/completions/compare.ts";
import type { DoneWorkout, PrescribedWorkout } from "#app/domain/completions/document.ts";
import { inPounds } from "#app/domain/completions/results.ts";
import { NotFound } from "#app/domain/errors.ts";
import { can, reachOf } from "#app/domain/policy/can.ts";
import type { Actor } from "#app/domain/policy/roles.ts";
import { roundToHundredths } from "#app/domain/trackables/numbers.ts";
import { trainedBy } from "#app/features/training/scope.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { completions, prescriptions } from "#db/schema/completions.ts";
import { programs, workouts } from "#db/schema/programs.ts";

/** Volume load rounded half up to 2 decimals. */
export type Details = {
  workout: DoneWorkout;
  prescribed: Prescribed;
  volumeLoad: number;
  volumeLoadInPounds: number;
};

export function ownCompletions(actor: Actor): SQL | undefined {
  if (!can(actor, "completion:manage")) return sql`false`;
  return and(eq(completions.accountId, actor.accountId), eq(completions.userId, actor.userId));
}

export async function readDetails(
  ctx: Context,
  { accountId, id }: { accountId: string; id: string },
): Promise<Details> {
  const details = (await listDetails(ctx, accountId, [id])).get(id);
  if (!details) throw new NotFound();
  return details;
}

/** A statement of its own, because lists don't need the large documents. By the completion's id. */
export async function listDetails(
  ctx: Context,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, Details>> {
  const isNamed = and(
    eq(prescriptions.accountId, completions.accountId),
    eq(prescriptions.id, completions.prescriptionId),
  );
  // why: the current program is visible to those who train by it, and to the business that wrote it
  const isSeen = or(eq(programs.accountId, ctx.actor.accountId), trainedBy(ctx.actor), seesAllPrograms(ctx.actor));
  const isProgram = and(
    ...[isNull(prescriptions.id), eq(programs.accountId, completions.programAccountId)],
    ...[eq(programs.id, completions.programId), isSeen],
  );
  const isWorkout = and(
    ...[eq(workouts.accountId, programs.accountId), eq(workouts.programId, programs.id)],
    eq(workouts.id, completions.workoutId),
  );
  const rows = await ctx.db
    .select({
      id: completions.id,
      volumeLoad: completions.volumeLoad,
      document: completions.document,
      shown: prescriptions.document,
      today: workouts.document,
    })
    .from(completions)
    .leftJoin(prescriptions, isNamed)
    .leftJoin(programs, isProgram)
    .leftJoin(workouts, isWorkout)
    .where(and(eq(completions.accountId, accountId), inArray(completions.id, [...ids])));
  return new Map(rows.map(({ id, ...row }) => [id, detailsOf(row)]));
}

type Row = { volumeLoad: number; document: unknown; shown: unknown; today: unknown };

function detailsOf({ volumeLoad, document, ...row }: Row): Details {
  return {
    // why: the columns only hold what the schemas accept
    workout: document as DoneWorkout,
    prescribed: prescribedOf(row),
    volumeLoad: roundToHundredths(volumeLoad),
    volumeLoadInPounds: roundToHundredths(inPounds(volumeLoad)),
  };
}

function prescribedOf({ shown, today }: Pick<Row, "shown" | "today">): Prescribed {
  const workout = (shown ?? today) as PrescribedWorkout | null;
  return workout && { workout, isShown: shown !== null };
}

function seesAllPrograms(actor: Actor): SQL {
  return reachOf(actor, "program:see") === "all" ? sql`true` : sql`false`;
}
