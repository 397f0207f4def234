import { and, eq, sql } from "drizzle-orm";
import type { CompletionInput } from "#app/domain/completions/schema.ts";
import { NotFound } from "#app/domain/errors.ts";
import { type Refused, refused } from "#app/domain/forms/result.ts";
import { printWorkoutKey } from "#app/domain/schedule/workout-key.ts";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { prescriptions } from "#db/schema/completions.ts";
import { programs, workouts } from "#db/schema/programs.ts";
import { programPurchases } from "#db/schema/sales.ts";
import type { Athlete, Coach } from "./athlete.server.ts";

export type AssignedProgram = { accountId: string; name: string; creatorId: string };
export type AssignedWorkout = { id: string; day: number | null; date: string | null; name: string };

/** The program's account; null unless assigned to the athlete or bought by the actor. */
export async function findProgramAccount(
  tx: Tx,
  { actor }: Context,
  { programId, userId }: { programId: string; userId: string },
  coaches: readonly Coach[],
) {
  const given = coaches.find(({ programAccountId }) => programAccountId !== null)?.programAccountId;
  if (given) return given;
  if (userId !== actor.userId) return null;
  const { accountId, buyerId, programAccountId } = programPurchases;
  const [bought] = await tx
    .select({ accountId: programAccountId })
    .from(programPurchases)
    .where(and(eq(accountId, actor.accountId), eq(buyerId, actor.userId), eq(programPurchases.programId, programId)));
  return bought?.accountId ?? null;
}

export async function findWorkoutOf(
  tx: Tx,
  at: { accountId: string; programId: string; workoutId: string },
): Promise<{ program: AssignedProgram; workout: AssignedWorkout | null } | null> {
  const isIn = and(
    eq(workouts.accountId, programs.accountId),
    eq(workouts.programId, programs.id),
    eq(workouts.id, at.workoutId),
  );
  const [row] = await tx
    .select({
      program: { accountId: programs.accountId, name: programs.name, creatorId: programs.creatorId },
      workout: { id: workouts.id, day: workouts.day, date: workouts.date, name: nameOfWorkout },
    })
    .from(programs)
    .leftJoin(workouts, isIn)
    .where(and(eq(programs.accountId, at.accountId), eq(programs.id, at.programId)));
  if (!row) return null;
  const { program, workout } = row;
  return { program, workout: workout?.id ? { ...workout, name: workout.name ?? "" } : null };
}

const nameOfWorkout = sql<string | null>`${workouts.document} ->> 'name'`;

/** As a completion or a draft stores it. */
type Place = {
  programAccountId: string;
  programId: string;
  workoutId: string;
  workoutKey: string;
  programName: string;
  workoutName: string;
};

type Found = { ok: true; place: Place; program: AssignedProgram | null };

type Asked = {
  tx: Tx;
  ctx: Context;
  input: Pick<CompletionInput, "programId"> & { workout: { id: string } };
  coaches: readonly Coach[];
  athlete: Pick<Athlete, "userId" | "prescriptionId">;
};

/**
 * In a program that the athlete was given or bought. What they were shown counts even if the program or the workout was
 * taken away since. Throws NotFound for other programs.
 */
export async function findPlace(asked: Asked): Promise<Found | Refused> {
  const { tx, ctx, input, coaches, athlete } = asked;
  const { programId } = input;
  const accountId = await findProgramAccount(tx, ctx, { programId, userId: athlete.userId }, coaches);
  const found = accountId ? await findWorkoutOf(tx, { accountId, programId, workoutId: input.workout.id }) : null;
  if (found?.workout) return placeOf(found.program, programId, found.workout);
  const shown = await findShown(asked);
  if (shown) return shown;
  if (!found) throw new NotFound();
  return refused("This workout is not in the program.");
}

function placeOf(program: AssignedProgram, programId: string, workout: AssignedWorkout): Found {
  const { id: workoutId, name: workoutName } = workout;
  const workoutKey = printWorkoutKey(workout);
  const names = { programName: program.name, workoutName };
  return {
    ok: true,
    program,
    place: { programAccountId: program.accountId, programId, workoutId, workoutKey, ...names },
  };
}

type ShownDay = { accountId: string; name: string | null; day: number | null; date: string | null };

async function findShown({ tx, ctx, input, athlete }: Asked): Promise<Found | null> {
  if (athlete.prescriptionId === null || athlete.userId !== ctx.actor.userId) return null;
  const { document } = prescriptions;
  const [shown] = await tx
    .select({
      accountId: prescriptions.programAccountId,
      name: sql<ShownDay["name"]>`${document} ->> 'name'`,
      day: sql<ShownDay["day"]>`(${document} ->> 'day')::integer`,
      date: sql<ShownDay["date"]>`${document} ->> 'date'`,
    })
    .from(prescriptions)
    .where(and(eq(prescriptions.accountId, ctx.actor.accountId), eq(prescriptions.id, athlete.prescriptionId)));
  if (!shown) return null;
  const [programId, workoutId] = [input.programId, input.workout.id];
  const { accountId } = shown;
  const program = (await findWorkoutOf(tx, { accountId, programId, workoutId }))?.program ?? null;
  const named = program ?? { accountId, name: "Deleted program", creatorId: "" };
  const found = placeOf(named, programId, { ...shown, id: workoutId, name: shown.name ?? "" });
  return { ...found, program };
}
