import { asc, eq } from "drizzle-orm";
import { unitName } from "#app/domain/trackables/names.ts";
import { printValue } from "#app/domain/trackables/values.ts";
import type { Module, Round, Workout } from "#app/domain/workout/document/document.ts";
import { workoutSchema } from "#app/domain/workout/document/schema.ts";
import type { Context } from "#app/services/context.server.ts";
import { users } from "#db/schema/accounts.ts";
import { programs, workouts } from "#db/schema/programs.ts";
import { loadDemoData } from "#scripts/demo-data/load.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness, monday, testServices } from "#tests/support/people/factory.ts";

/** The demo in this file's database, loaded on the factory's Monday. */
export async function givenDemo() {
  const { db } = await testDatabase();
  await loadDemoData(db, monday, (await testServices()).files);
}

/** The demo's user with that e-mail. */
export async function userOf(email: string) {
  const { db } = await testDatabase();
  const [user] = await db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`No user ${email}.`);
  return user;
}

/** The trainer's own context, as signing in would give it. */
export async function trainerContext(): Promise<Context> {
  const trainer = await userOf("trainer@demo.test");
  const { ctx } = await coachingBusiness();
  return { ...ctx, actor: { ...ctx.actor, roles: ["TRN"], userId: trainer.id, accountId: trainer.accountId } };
}

/** The demo's program of that name. */
export async function programNamed(name: string) {
  const { db } = await testDatabase();
  const [program] = await db.select().from(programs).where(eq(programs.name, name));
  if (!program) throw new Error(`No program ${name}.`);
  return program;
}

/** The stored documents of a program, in order. */
export async function documentsOf(name: string): Promise<Workout[]> {
  const { db } = await testDatabase();
  const rows = await db
    .select({ document: workouts.document })
    .from(workouts)
    .where(eq(workouts.programId, (await programNamed(name)).id))
    .orderBy(asc(workouts.day), asc(workouts.date));
  return rows.map(({ document }) => workoutSchema.parse(document));
}

/** A day in words: each set with its type and rounds, each exercise with its rounds, apart by |. */
export function formatWorkout(workout: Workout | undefined): string[] {
  return workout?.modules.flatMap((module) => [formatSet(module), ...module.moduleExercises.map(formatExercise)]) ?? [];
}

function formatSet({ orderNumberInAlternatives: alternative, name, description, setType, setRounds }: Module) {
  const heading = [alternative > 0 && `#${alternative}`, setType, setRounds, name, description && `(${description})`];
  return heading.filter(Boolean).join(" ");
}

function formatExercise({ exercise, description, moduleExerciseRounds }: Module["moduleExercises"][number]) {
  const note = description ? ` (${description})` : "";
  return `- ${exercise?.name ?? "rest"}: ${moduleExerciseRounds.map(formatRound).join(" | ")}${note}`;
}

function formatRound({ isRest, roundDefinitions }: Round) {
  const values = roundDefinitions.map((definition) => {
    const { trackableCategory, trackableType, measurementUnit } = definition;
    const unit = trackableType === "amount" ? unitName(measurementUnit ?? "noDimension") : trackableType;
    return [trackableCategory, printValue(definition), unit].filter(Boolean).join(" ");
  });
  return `${isRest ? "rest " : ""}${values.join(", ")}`;
}

/** `count` times the same round. */
export function times(count: number, round: string) {
  return Array.from({ length: count }, () => round).join(" | ");
}
