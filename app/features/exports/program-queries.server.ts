import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { difficulties } from "#db/schema/catalogues.ts";
import { folders, programAssignments, programs, workouts } from "#db/schema/programs.ts";
import { programSaves, workoutRevisions } from "#db/schema/revisions.ts";
import type { Whose } from "./person-queries.server.ts";

export function exportPrograms(on: Tx, { accountId, id }: Whose) {
  const { name, shortDescription, description, continuous, duration, timeUnit, startDate } = programs;
  const { status, priceCents, askedPriceCents, feedback, imageId, createdAt, updatedAt } = programs;
  const length = { continuous, duration, timeUnit, startDate };
  return on
    .select({
      id: programs.id,
      name,
      folder: folders.name,
      difficulty: difficulties.name,
      shortDescription,
      description,
      ...length,
      status,
      priceCents,
      askedPriceCents,
      feedback,
      imageId,
      createdAt,
      updatedAt,
    })
    .from(programs)
    .innerJoin(difficulties, eq(difficulties.id, programs.difficultyId))
    .leftJoin(folders, and(eq(folders.accountId, programs.accountId), eq(folders.id, programs.folderId)))
    .where(and(eq(programs.accountId, accountId), eq(programs.creatorId, id)))
    .orderBy(asc(programs.sortName), asc(programs.id));
}

export async function exportProgram(on: Tx, accountId: string, programId: string) {
  const { day, date, restDay, document, updatedAt } = workouts;
  const days = await on
    .select({ day, date, restDay, document, updatedAt })
    .from(workouts)
    .where(and(eq(workouts.accountId, accountId), eq(workouts.programId, programId)))
    .orderBy(asc(day), asc(date));
  const { number, kind, label, changes, savedAt } = programSaves;
  const saves = await on
    .select({ number, kind, label, changes, savedAt })
    .from(programSaves)
    .where(and(eq(programSaves.accountId, accountId), eq(programSaves.programId, programId)))
    .orderBy(asc(number));
  const before = await on
    .select({
      number: workoutRevisions.number,
      day: workoutRevisions.day,
      date: workoutRevisions.date,
      document: workoutRevisions.document,
    })
    .from(workoutRevisions)
    .where(and(eq(workoutRevisions.accountId, accountId), eq(workoutRevisions.programId, programId)))
    .orderBy(asc(workoutRevisions.number), asc(workoutRevisions.day), asc(workoutRevisions.date));
  const { assigneeId, assignDate, startDate } = programAssignments;
  const followers = await on
    .select({ clientId: assigneeId, assignDate, startDate })
    .from(programAssignments)
    .where(and(eq(programAssignments.accountId, accountId), eq(programAssignments.programId, programId)))
    .orderBy(asc(assignDate), asc(assigneeId));
  return { workouts: days, saves, before, followers };
}
