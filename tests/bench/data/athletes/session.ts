import { volumeLoad } from "#app/domain/completions/results.ts";
import type { ModuleExercise, Round } from "#app/domain/workout/document/document.ts";
import { type Athlete, doneOf } from "./athlete.ts";
import { idAt, numbered } from "./ids.ts";
import type { Client } from "./people.ts";
import type { Block, Entry, Planned } from "./program.ts";

/** Which workout of which block was done, on which day of the year, and at what moment. */
export type Session = { block: Block; planned: Planned; day: number; date: string; time: number };

const comments = [
  "Felt strong today.",
  "Left knee a bit stiff, the rest was fine.",
  "Had to hurry, left out the last exercise's rest.",
  "Heavy. Could we keep this weight next week?",
  "Slept badly, took it easy.",
];
const commented = 0.08;

/** The rows of a completed workout: itself, its results and, where something was written about it, who reads that. */
export function sessionRows(client: Client, athlete: Athlete, session: Session) {
  const { random } = client;
  const id = idAt(session.time, random);
  const { document, results } = performed(client, athlete, session, id);
  const comment = random.chance(commented) ? random.pick(comments) : null;
  const completion = { ...completionRow(client, session, id), comment, document, volumeLoad: volumeOf(results) };
  return { completion, results, comments: comment === null ? [] : [commentRow(client, session, id)] };
}

function volumeOf(rows: ReturnType<typeof performed>["results"]) {
  return volumeLoad(rows.map((row) => ({ ...row, sides: 1 })));
}

function completionRow({ accountId, id: userId, coach, random }: Client, session: Session, id: string) {
  const { block, planned, date, time } = session;
  const doneAt = new Date(time);
  const { workout } = planned;
  return {
    ...{ accountId, id, userId, programAccountId: coach.accountId, programId: block.id },
    ...{ workoutId: workout.id, workoutKey: String(workout.day) },
    ...{ programName: block.name, workoutName: workout.name, doneOn: date, doneAt, doneOffset: 0 },
    ...{ successfullyCompleted: random.chance(0.93), createdAt: doneAt, updatedAt: doneAt },
  };
}

function commentRow(client: Client, { block, time }: Session, completionId: string) {
  const { coach, random } = client;
  // why: what was written in the last days is what coaches have not read yet
  const isRead = random.chance(0.9);
  return {
    ...{ accountId: coach.accountId, completionId, readerId: coach.id },
    ...{ athleteAccountId: client.accountId, athleteId: client.id, programId: block.id },
    ...{ doneAt: new Date(time), readAt: isRead ? new Date(time + 20 * 3_600_000) : null },
  };
}

/** The workout with its done values, and a result for each of them. */
function performed(client: Client, athlete: Athlete, session: Session, completionId: string) {
  const { planned, day, date, time } = session;
  const doneAt = new Date(time);
  const whose = { accountId: client.accountId, userId: client.id };
  const rest = { completionId, doneOffset: 0, source: "client" as const, enteredBy: client.id, enteredAt: doneAt };
  const results: ResultRow[] = [];

  function perform(exercise: ModuleExercise, entry: Entry): ModuleExercise {
    const moduleExerciseRounds = exercise.moduleExerciseRounds.map((round, at) => {
      const { definitions, repetitions } = doneRound(athlete, entry, round, at, day);
      for (const { trackableCategory: category, measurementUnit: unit, doneValue: value } of definitions) {
        if (category === null || unit === null || value === null) continue;
        const what = { exerciseId: exercise.exercise?.id ?? "", category, unit, value, doneOn: date, doneAt };
        const where = { moduleExerciseId: exercise.id, round: at + 1, repetitions };
        results.push({ ...whose, id: numbered(completionId, results.length + 1), ...what, ...where, ...rest });
      }
      return { ...round, isCompleted: repetitions !== null || !hasRepetitions(round), roundDefinitions: definitions };
    });
    return { ...exercise, moduleExerciseRounds };
  }

  const modules = planned.workout.modules.map((module, at) => {
    const entry = planned.entries[at];
    return entry ? { ...module, moduleExercises: module.moduleExercises.map((each) => perform(each, entry)) } : module;
  });
  return { document: { ...planned.workout, modules }, results };
}

type ResultRow = Omit<Required<typeof import("#db/schema/records.ts").results.$inferInsert>, "category" | "unit"> & {
  category: NonNullable<Round["roundDefinitions"][number]["trackableCategory"]>;
  unit: NonNullable<Round["roundDefinitions"][number]["measurementUnit"]>;
};

function doneRound(athlete: Athlete, entry: Entry, { roundDefinitions }: Round, round: number, day: number) {
  const categories = roundDefinitions.map(({ trackableCategory }) => trackableCategory);
  const values = roundDefinitions.map(({ value }) => (typeof value === "number" ? value : null));
  const done = doneOf(athlete, entry, { categories, values, round }, day);
  return {
    definitions: roundDefinitions.map((definition, at) => ({
      ...definition,
      calculatedValue: null,
      doneValue: done[at] ?? null,
    })),
    repetitions: done[categories.indexOf("reps")] ?? null,
  };
}

function hasRepetitions({ roundDefinitions }: Round) {
  return roundDefinitions.some(({ trackableCategory }) => trackableCategory === "reps");
}
