import { v5 as idOf } from "uuid";
import { type AssignedProgram, openWorkout, type Workout } from "./assigned-programs.ts";
import type { AthleteMonth, Done, Session } from "./athlete.ts";
import type { Phone } from "./phone.ts";
import { programNames } from "./programs.ts";

/** For derived ids: the same workout has the same id whenever it is sent. */
const namespace = "0199c2b4-7d1e-5a53-9c11-6b0f2a7d9e44";
const millisecondsOfDay = 86_400_000;
const evening = "T17:00:00Z";

type Trained = { athlete: AthleteMonth; session: Session; programs: AssignedProgram[]; now: Date };

/** The evening of the program's day; not later than now. */
export function eveningOf(startDate: string, day: number, now: Date): Date {
  const planned = Date.parse(startDate + evening) + (day - 1) * millisecondsOfDay;
  return new Date(Math.min(planned, now.getTime()));
}

export function momentOf({ athlete, session, programs, now }: Trained): Date {
  return eveningOf(programOf(athlete, session, programs).startDate, session.day, now);
}

export async function sendSession(phone: Phone, trained: Trained) {
  const { athlete, session, programs } = trained;
  const { id: programId, workouts } = programOf(athlete, session, programs);
  const workoutId = workouts.get(session.day);
  if (!workoutId) throw new Error(`${athlete.email} has no workout on day ${session.day}.`);
  const { prescriptionId, ...workout } = await openWorkout(phone, programId, workoutId);
  const completion = (done: Done) => ({
    id: idOf(`${programId} ${athlete.email} ${session.day}`, namespace),
    programId,
    prescriptionId,
    doneAt: momentOf(trained).toISOString(),
    successfullyCompleted: !session.failed,
    comment: session.comment ?? null,
    sessionRpe: session.effort ?? null,
    minutes: session.minutes ?? null,
    workout: doneWorkout(workout, done),
  });
  const right = completion(session.done);
  await phone.call("POST", "/workoutcompletions", session.firstTyped ? completion(session.firstTyped) : right);
  if (session.isRepeated) await phone.call("POST", "/workoutcompletions", right);
  if (session.firstTyped) await phone.call("PUT", `/workoutcompletions/${right.id}`, right);
  if (session.isDeleted) await phone.call("DELETE", `/workoutcompletions/${right.id}`);
}

function programOf(athlete: AthleteMonth, session: Session, programs: AssignedProgram[]) {
  const name = programNames[session.program ?? athlete.program];
  const found = programs.find((program) => program.name === name);
  if (!found) throw new Error(`${athlete.email} does not have ${name}.`);
  return found;
}

function doneWorkout(workout: Pick<Workout, "modules">, done: Done) {
  const lines = workout.modules.flatMap(({ moduleExercises }) => moduleExercises.map(({ id }) => id));
  const valuesOf = (lineId: string, round: number) => done[lines.indexOf(lineId)]?.[round] ?? [];
  return {
    ...workout,
    modules: workout.modules.map((module) => ({
      ...module,
      moduleExercises: module.moduleExercises.map((line) => ({
        ...line,
        moduleExerciseRounds: line.moduleExerciseRounds.map((round, at) => {
          const values = valuesOf(line.id, at);
          const roundDefinitions = round.roundDefinitions.map((definition, column) => ({
            ...definition,
            doneValue: values[column] ?? null,
          }));
          return { ...round, isCompleted: values.some((value) => value !== null), roundDefinitions };
        }),
      })),
    })),
  };
}
