import { and, asc, eq } from "drizzle-orm";
import { formatEurosInput } from "#app/domain/money/euros.ts";
import type { ReportCover } from "#app/domain/report/report.ts";
import { formatDate } from "#app/domain/schedule/dates.ts";
import { formatSpan } from "#app/domain/schedule/span.ts";
import { formatPlace } from "#app/domain/schedule/workout-key.ts";
import type { Workout } from "#app/domain/workout/document/document.ts";
import type { Tx } from "#db/client.ts";
import { difficulties } from "#db/schema/catalogues.ts";
import { folders, programAssignments, programs, workouts } from "#db/schema/programs.ts";
import { programSaves, workoutRevisions } from "#db/schema/revisions.ts";
import type { Whose } from "./person-queries.server.ts";

export async function exportPrograms(on: Tx, { accountId, id }: Whose) {
  const { name, shortDescription, description, continuous, duration, timeUnit, startDate } = programs;
  const { status, priceCents, askedPriceCents, feedback, imageId, createdAt, updatedAt } = programs;
  const length = { continuous, duration, timeUnit, startDate };
  const rows = await on
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
  const inEuros = (cents: number | null) => (cents === null ? null : formatEurosInput(cents));
  return rows.map(({ priceCents: price, askedPriceCents: asked, ...row }) => ({
    ...row,
    price: inEuros(price),
    askedPrice: inEuros(asked),
  }));
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
  const { assigneeId, assignDate, startDate, roundingStep } = programAssignments;
  const followers = await on
    .select({ clientId: assigneeId, assignDate, startDate, roundingStep })
    .from(programAssignments)
    .where(and(eq(programAssignments.accountId, accountId), eq(programAssignments.programId, programId)))
    .orderBy(asc(assignDate), asc(assigneeId));
  const written = days.map((one) => ({ ...one, document: one.document as Workout }));
  return { workouts: written, saves, before, followers };
}

export type WrittenProgram = Awaited<ReturnType<typeof exportPrograms>>[number];

/** `days`: at least one. */
export function coverOf(
  program: WrittenProgram,
  days: readonly Workout[],
  by: { author: string; now: Date },
): ReportCover {
  const [first, last] = [days[0], days.at(-1)].map((day) => (day ? formatPlace(day) : ""));
  return {
    name: program.name,
    author: by.author,
    shortDescription: program.shortDescription,
    duration: formatSpan(program),
    difficulty: program.difficulty,
    range: first === last ? `${first}` : `${first} to ${last}`,
    madeOn: formatDate(by.now.toISOString().slice(0, 10)),
    client: null,
    image: null,
  };
}
