import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import type { ProgramInput } from "#app/features/programs/form.ts";
import { createProgram, updateProgram } from "#app/features/programs/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { programAssignments, programs, workouts } from "#db/schema/programs.ts";
import { difficultyIds } from "#db/seed/ids.ts";

export const fourWeeks = { continuous: false, startDate: null, duration: 4, timeUnit: "W" } as const;

export function details(changes: Partial<ProgramInput> = {}): ProgramInput {
  return {
    name: "Texas Method",
    difficultyId: difficultyIds.intermediate,
    folderId: null,
    imageId: null,
    shortDescription: "",
    description: "",
    span: fourWeeks,
    ...changes,
  };
}

/** A program that stands in the database already; answers its id. */
export async function givenProgram(ctx: Context, changes: Partial<ProgramInput> = {}): Promise<string> {
  const saved = await createProgram(ctx, newId(), details(changes));
  if (!saved.ok) throw new Error(JSON.stringify(saved.problems));
  return saved.program.id;
}

/** Changes a program's details as they stand now, whoever saved them last. */
export async function changeProgram(ctx: Context, id: string, input: ProgramInput) {
  const [row] = await ctx.db.select({ version: programs.detailsVersion }).from(programs).where(eq(programs.id, id));
  return updateProgram(ctx, id, row?.version ?? 0, input);
}

type SavedDay = { day?: number; date?: string; restDay?: boolean; name?: string };

/** A workout saved on a day; of its document its name alone is of account here. */
export async function givenWorkout({ db, actor, now }: Context, programId: string, saved: SavedDay) {
  const { day, date, restDay, name } = saved;
  await db.insert(workouts).values({
    accountId: actor.accountId,
    programId,
    id: newId(),
    day,
    date,
    restDay: restDay ?? false,
    document: name === undefined ? {} : { name },
    version: 1,
    saveId: newId(),
    updatedBy: actor.userId,
    updatedAt: now,
  });
}

/** Somebody follows the program. */
export async function givenAssignment({ db, actor }: Context, programId: string) {
  const { accountId, userId: assignerId } = actor;
  const dates = { assignDate: "2026-03-02", startDate: "2026-03-02" };
  await db
    .insert(programAssignments)
    .values({ accountId, programAccountId: accountId, programId, assignerId, assigneeId: newId(), ...dates });
}
