import { and, asc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { type TrackableCategory, trackables } from "#app/domain/trackables/table.ts";
import type { Tx } from "#db/client.ts";
import { completions, prescriptions } from "#db/schema/completions.ts";
import { drafts } from "#db/schema/drafts.ts";
import { exercises } from "#db/schema/exercises.ts";
import { questionAnswers, questions, readinessAnswers, readinessResponses } from "#db/schema/readiness.ts";
import { bodyMeasures, records, results, trainingMaxima, trainingShares } from "#db/schema/records.ts";
import type { Whose } from "./person-queries.server.ts";

type Table = { accountId: AnyPgColumn; userId: AnyPgColumn };

function isTheirs(table: Table, { accountId, id }: Whose): SQL | undefined {
  return and(eq(table.accountId, accountId), eq(table.userId, id));
}

export function exportResults(on: Tx, whose: Whose) {
  const { exerciseId, category, unit, value, repetitions, round, doneOn, enteredAt } = results;
  const { completionId, doneAt } = results;
  const done = { category, unit, value, repetitions, round, completionId, doneOn, doneAt, enteredAt };
  return on
    .select({ exerciseId, exercise: exercises.name, ...done, source: enteredByWhom })
    .from(results)
    .leftJoin(exercises, eq(exercises.id, exerciseId))
    .where(isTheirs(results, whose))
    .orderBy(asc(doneOn), asc(enteredAt), asc(results.id));
}

/** Coaches enter maxima, and workouts for their clients. */
const enteredByWhom = sql<string>`case when ${results.enteredBy} = ${results.userId} then 'client' else 'coach' end`;

export function exportCompletions(on: Tx, whose: Whose) {
  const { id, programName, workoutName, workoutKey, doneOn, doneAt, successfullyCompleted, comment } = completions;
  const { doneOffset: utcOffsetInMinutes, sessionRpe, minutes, imageId, prescriptionId, bodyWeight } = completions;
  const isEnteredByCoach = sql<boolean>`${completions.enteredBy} is not null`;
  return on
    .select({
      id,
      programName,
      workoutName,
      workoutKey,
      doneOn,
      doneAt,
      utcOffsetInMinutes,
      successfullyCompleted,
      comment,
      sessionRpe,
      minutes,
      bodyWeight,
      imageId,
      prescriptionId,
      isEnteredByCoach,
      workout: sql<object>`${completions.document}`,
    })
    .from(completions)
    .where(isTheirs(completions, whose))
    .orderBy(asc(doneAt), asc(id));
}

export function exportPrescriptions(on: Tx, whose: Whose) {
  const { id, programId, workoutId, firstShownAt, lastShownAt, document } = prescriptions;
  return on
    .select({ id, programId, workoutId, firstShownAt, lastShownAt, workout: sql<object>`${document}` })
    .from(prescriptions)
    .where(isTheirs(prescriptions, whose))
    .orderBy(asc(firstShownAt), asc(id));
}

export function exportDrafts(on: Tx, whose: Whose) {
  const { id, programId, workoutId, workoutKey, occurrence, startedAt, updatedAt, device, document } = drafts;
  return on
    .select({
      ...{ id, programId, workoutId, workoutKey, occurrence, startedAt, updatedAt, device },
      workout: sql<object>`${document}`,
    })
    .from(drafts)
    .where(and(isTheirs(drafts, whose), isNull(drafts.closedAt)))
    .orderBy(asc(startedAt), asc(id));
}

/** In the first unit of each category. */
export async function exportRecords(on: Tx, whose: Whose) {
  const rows = await on
    .select({ exercise: exercises.name, ...recordColumns })
    .from(records)
    .leftJoin(exercises, eq(exercises.id, records.exerciseId))
    .where(isTheirs(records, whose))
    .orderBy(asc(exercises.sortName), asc(records.exerciseId), asc(records.category));
  return rows.map((row) => ({ ...row, unit: trackables[row.category as TrackableCategory].units[0] }));
}

const recordColumns = {
  exerciseId: records.exerciseId,
  category: records.category,
  resetAt: records.resetAt,
  currentReal: records.currentReal,
  currentRealOn: records.currentRealOn,
  currentCalculated: records.currentCalculated,
  currentCalculatedOn: records.currentCalculatedOn,
  allTimeReal: records.allTimeReal,
  allTimeRealOn: records.allTimeRealOn,
  allTimeCalculated: records.allTimeCalculated,
  allTimeCalculatedOn: records.allTimeCalculatedOn,
};

/** In kilograms; removed ones are left out. */
export function exportTrainingMaxima(on: Tx, whose: Whose) {
  const { exerciseId, value, setOn, enteredAt } = trainingMaxima;
  return on
    .select({ exerciseId, exercise: exercises.name, value, setOn, enteredAt })
    .from(trainingMaxima)
    .leftJoin(exercises, eq(exercises.id, exerciseId))
    .where(and(isTheirs(trainingMaxima, whose), isNotNull(value)))
    .orderBy(asc(exercises.sortName), asc(exerciseId));
}

/** In percent. */
export function exportTrainingShare(on: Tx, whose: Whose) {
  const { share, enteredAt } = trainingShares;
  return on.select({ share, enteredAt }).from(trainingShares).where(isTheirs(trainingShares, whose));
}

/** Body weight in kilograms, body fat in percent. */
export function exportBodyMeasures(on: Tx, whose: Whose) {
  const { measuredOn, bodyWeight, bodyFat, source, enteredAt } = bodyMeasures;
  return on
    .select({ measuredOn, bodyWeight, bodyFat, source, enteredAt })
    .from(bodyMeasures)
    .where(isTheirs(bodyMeasures, whose))
    .orderBy(asc(measuredOn), asc(enteredAt), asc(bodyMeasures.id));
}

/** Scores from 0 to 1, soreness from 1 to 10, body weight in kilograms, body fat in percent. */
export function exportReadiness(on: Tx, whose: Whose) {
  const { answeredOn, answeredAt, score, muscles, bodyWeight, bodyFat, comment, source } = readinessResponses;
  return on
    .select({ answeredOn, answeredAt, score, muscles, bodyWeight, bodyFat, comment, source })
    .from(readinessResponses)
    .where(isTheirs(readinessResponses, whose))
    .orderBy(asc(answeredOn));
}

export function exportReadinessAnswers(on: Tx, whose: Whose) {
  const { answeredOn, points, questionId, answerId } = readinessAnswers;
  return on
    .select({ answeredOn, question: questions.title, answer: questionAnswers.text, points })
    .from(readinessAnswers)
    .innerJoin(questions, eq(questions.id, questionId))
    .innerJoin(questionAnswers, eq(questionAnswers.id, answerId))
    .where(isTheirs(readinessAnswers, whose))
    .orderBy(asc(answeredOn), asc(questions.position), asc(questionId));
}
