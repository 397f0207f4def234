import { and, eq, sql } from "drizzle-orm";
import type { Context } from "#app/services/context.server.ts";
import type { Tx } from "#db/client.ts";
import { accountClients, users } from "#db/schema/accounts.ts";
import { programAssignments, programs, workouts } from "#db/schema/programs.ts";
import { programPurchases } from "#db/schema/sales.ts";

/** A business that coaches the athlete, and how it gave them the program, if it did. */
export type Coach = { accountId: string; programAccountId: string | null; assignerId: string | null };

/**
 * The businesses that coach the actor, held until the transaction ends, so that a relation ends before what is sent is
 * stored or after it; and the actor, so that of two sendings at once the second sees what the first one did.
 */
export async function holdAthlete(tx: Tx, { actor }: Context, programId: string): Promise<Coach[]> {
  const { accountId, programAccountId, assignerId, assigneeId } = programAssignments;
  const given = and(
    eq(accountId, accountClients.accountId),
    eq(programAssignments.programId, programId),
    eq(assigneeId, accountClients.userId),
  );
  // why: in the order of everybody who holds both, the relations before the person
  const coaches = await tx
    .select({ accountId: accountClients.accountId, programAccountId, assignerId })
    .from(accountClients)
    .leftJoin(programAssignments, given)
    .where(eq(accountClients.userId, actor.userId))
    .for("key share", { of: accountClients });
  await holdPerson(tx, { actor });
  return coaches;
}

/** The actor alone, held until the transaction ends. */
export async function holdPerson(tx: Tx, { actor }: Pick<Context, "actor">): Promise<void> {
  const isActor = and(eq(users.accountId, actor.accountId), eq(users.id, actor.userId));
  await tx.select({ id: users.id }).from(users).where(isActor).for("no key update");
}

export type HeldProgram = { accountId: string; name: string; creatorId: string };
export type HeldWorkout = { id: string; day: number | null; date: string | null; name: string };

/** Where a program stands that the actor was given by a business that coaches them, or bought; null for any other. */
export async function accountOfHeld(tx: Tx, { actor }: Context, programId: string, coaches: readonly Coach[]) {
  const given = coaches.find(({ programAccountId }) => programAccountId !== null)?.programAccountId;
  if (given) return given;
  const { accountId, buyerId, programAccountId } = programPurchases;
  const [bought] = await tx
    .select({ accountId: programAccountId })
    .from(programPurchases)
    .where(and(eq(accountId, actor.accountId), eq(buyerId, actor.userId), eq(programPurchases.programId, programId)));
  return bought?.accountId ?? null;
}

/** The program, and its workout with that id; each null where there is none any more. */
export async function findWorkoutOf(
  tx: Tx,
  at: { accountId: string; programId: string; workoutId: string },
): Promise<{ program: HeldProgram; workout: HeldWorkout | null } | null> {
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

export type Reader = { accountId: string; readerId: string };

/**
 * Whom a comment on the program speaks to, one of each business that coaches the athlete: the program's creator where it
 * stands there, else who gave a bought one. Nobody where the athlete bought it for themselves.
 */
export function readersOf(coaches: readonly Coach[], program: HeldProgram | null): Reader[] {
  return coaches.flatMap(({ accountId, assignerId }) => {
    const readerId = program?.accountId === accountId ? program.creatorId : assignerId;
    return readerId ? [{ accountId, readerId }] : [];
  });
}
