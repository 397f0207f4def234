import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { listComments } from "#app/features/comments/queries.server.ts";
import {
  clientForCoach,
  doneByPerson,
  findDone,
  pageOfClient,
} from "#app/features/completions/client-queries.server.ts";
import { toApiCompletion, toApiDetails } from "#app/routes/api/athletes/workout-completion-schemas.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { programs } from "#db/schema/programs.ts";
import { kilos, line, reps } from "#scripts/demo-data/plan.ts";
import { dayOf, saveDays, snapshotOf } from "#tests/integration/workouts/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { givenExercise } from "#tests/support/training/exercises.ts";
import { withDone } from "#tests/support/training/with-done.ts";
import { didOf, givenAthlete, stored } from "./given.ts";

/** Two businesses coach one athlete: what each sees of the work that was done for the other. */
const canary = "Zvonimir";
const page = { limit: 24, offset: 0, after: null, noCount: false };

let given: Awaited<ReturnType<typeof givenAthlete>>;
let second: Awaited<ReturnType<typeof coachingBusiness>>;
let id: string;

beforeEach(async () => {
  given = await givenAthlete();
  second = await coachingBusiness({ hasPaidAccess: true });
  const { athlete, programId } = given;
  const { db } = athlete.ctx;
  await db.insert(accountClients).values({ accountId: second.account.id, userId: athlete.user.id });
  await db
    .update(programs)
    .set({ name: `${canary} program` })
    .where(eq(programs.id, programId));
  const day = structuredClone(given.day);
  day.motivation = canary;
  for (const module of day.modules) {
    module.name = module.description = canary;
    for (const entry of module.moduleExercises) {
      entry.description = canary;
      for (const round of entry.moduleExerciseRounds) {
        for (const definition of round.roundDefinitions) definition.value = 7.25;
      }
    }
  }
  const sent = didOf(programId, { ...day, name: canary }, [[5, 100]], {
    comment: canary,
    sessionRpe: 7.5,
    minutes: 62,
  });
  ({ id } = await stored(athlete.ctx, sent));
});

/** Everything that a coach is answered of it. */
async function answers() {
  const { ctx } = second;
  const userId = given.athlete.user.id;
  const { rows, total } = await pageOfClient(ctx, userId, page);
  return {
    total,
    list: rows.map(toApiCompletion),
    details: toApiDetails(await clientForCoach(ctx, userId, id)),
    panel: (await doneByPerson(ctx, userId, page)).rows,
    opened: await findDone(ctx, userId, id),
  };
}

function doneOf({ sets }: Awaited<ReturnType<typeof findDone>>) {
  return sets.flatMap(({ exercises }) =>
    exercises.map(({ name, rounds: [round] }) => {
      return `${name}: ${round?.cells.map(({ prescribed, done }) => `${prescribed} ${done}`).join(", ")}`;
    }),
  );
}

test("the other business's coach sees the day and the values, as another program", async () => {
  const { total, list, details, panel, opened } = await answers();
  const short = {
    ...{
      id,
      doneOn: "2026-03-02",
      sessionRpe: 7.5,
      minutes: 62,
      successfullyCompleted: true,
      isOfAnotherProgram: true,
    },
    workout: { id: null, name: "", key: null, program: { id: null, name: "another program" } },
    ...{ comment: null, image: null, prescriptionId: null, isEnteredByCoach: false, isReadByProgramCreator: false },
  };
  expect([total, list]).toMatchObject([1, [short]]);
  expect(details).toMatchObject({ ...short, completedWorkout: { volumeLoad: 500, prescribedModules: null } });
  const rounds = details.completedWorkout.completedModules.flatMap(({ moduleExercises }) =>
    moduleExercises.flatMap(({ moduleExerciseRounds }) => moduleExerciseRounds),
  );
  const values = rounds.map(({ roundDefinitions }) =>
    roundDefinitions.map(({ value, doneValue, prescribed }) => [value, doneValue, prescribed]),
  );
  expect(values).toEqual([
    [
      [null, 5, null],
      [null, 100, null],
    ],
  ]);
  const shown = { workout: null, doneOn: "02/03/2026", session: "Session RPE 7.5 · 62 min", comment: "" };
  expect(panel).toMatchObject([{ ...shown, volume: "500 kg", isUnread: false }]);
  expect(opened).toMatchObject({ ...shown, isOfAnotherProgram: true, isPrescriptionKnown: false, volumeLoad: "500" });
  expect(doneOf(opened)).toEqual(["a Back squat: not prescribed 5, not prescribed 100"]);
});

test("of several sets those with something done are left, in their order, and exercises of the other business's have no name", async () => {
  const { coach, athlete, programId } = given;
  const own = await givenExercise(coach.ctx, { name: `${canary} lift` });
  const sets = [
    { name: canary, lines: ["Chin-up"] },
    { name: canary, lines: ["Back squat", `${canary} lift`] },
    { name: canary, lines: [`${canary} lift`] },
  ].map(({ name, lines }) => {
    const columns = [reps(7), kilos(61.25)];
    return {
      name,
      type: "regular" as const,
      rounds: 2,
      lines: lines.map((exercise) => line(exercise, columns, canary)),
    };
  });
  const snapshot = { ...snapshotOf("Back squat"), id: own, name: `${canary} lift` };
  const day = dayOf(programId, "3", { name: canary, sets }, (name) =>
    name === snapshot.name ? snapshot : snapshotOf(name),
  );
  await saveDays(coach.ctx, programId, [day]);
  const workout = withDone(day, ({ trackableCategory }, { entry, round }) => {
    if (entry.exercise?.name === "Chin-up" || round.orderNumber === 2) return null;
    return trackableCategory === "reps" ? 4 : 72.5;
  });
  const sent = didOf(programId, day, [], { workout, doneAt: "2026-03-02T08:30:00.000Z" });
  await stored(athlete.ctx, sent);

  const { workout: shown } = await clientForCoach(second.ctx, athlete.user.id, sent.id);
  const modules = shown.modules.map(({ orderNumber, moduleExercises }) => [
    orderNumber,
    ...moduleExercises.map(({ exercise, moduleExerciseRounds: rounds }) => `${exercise?.name} ${rounds.length}`),
  ]);
  expect(modules).toEqual([
    [1, "Back squat 1", "another exercise 1"],
    [2, "another exercise 1"],
  ]);
  const opened = await findDone(second.ctx, athlete.user.id, sent.id);
  expect(doneOf(opened)).toEqual([
    "a Back squat: not prescribed 4, not prescribed 72.5",
    "b another exercise: not prescribed 4, not prescribed 72.5",
    "a another exercise: not prescribed 4, not prescribed 72.5",
  ]);
  const answered = JSON.stringify([shown, opened]);
  for (const word of [canary, "61.25", own, programId]) expect(answered).not.toContain(word);
});

test("none of the other business's words, values and ids is in any answer, and no comment", async () => {
  const told = JSON.stringify(await answers());
  for (const word of [canary, "7.25", "Squats", given.programId, given.day.id, given.coach.account.id]) {
    expect(told).not.toContain(word);
  }
  expect((await listComments(second.ctx, { page: 1, program: "", client: "" })).total).toBe(0);
});

test("the coach whose program it is sees all of it, and is not told otherwise", async () => {
  const { row } = await clientForCoach(given.coach.ctx, given.athlete.user.id, id);
  expect(row).toMatchObject({ isOfAnotherProgram: false, programId: given.programId, comment: canary });
  const seen = await findDone(given.coach.ctx, given.athlete.user.id, id);
  expect(seen).toMatchObject({ programName: `${canary} program`, isOfAnotherProgram: false, isUnread: true });
});

test("after the end of the relation nothing of it is there", async () => {
  await second.ctx.db.delete(accountClients).where(eq(accountClients.accountId, second.account.id));
  await expect(clientForCoach(second.ctx, given.athlete.user.id, id)).rejects.toThrow(NotFound);
  await expect(pageOfClient(second.ctx, given.athlete.user.id, page)).rejects.toThrow(NotFound);
  await expect(findDone(second.ctx, given.athlete.user.id, id)).rejects.toThrow(NotFound);
  expect(await doneByPerson(second.ctx, given.athlete.user.id, page)).toEqual({ rows: [], total: 0 });
});
