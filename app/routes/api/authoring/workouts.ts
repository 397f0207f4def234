import { z } from "zod";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { pageOfWorkouts, workoutKeys } from "#app/features/workouts/page-queries.server.ts";
import { copySent, saveSent } from "#app/features/workouts/sent.server.ts";
import { listOperation, operation, resource } from "#app/http/api/operation.ts";
import { pageOf } from "#app/http/api/paging.ts";
import { id } from "#app/http/api/schemas.ts";
import type { Context } from "#app/services/context.server.ts";
import { daysQuery, toApiWorkout, type WorkoutBody, workout, workoutBody, workoutsBody } from "./workout-schemas.ts";

const severalPrograms = "Save the workouts of one program at a time.";

async function store(ctx: Context, save: typeof saveSent, given: WorkoutBody[]) {
  const [programId = "", another] = [...new Set(given.map(({ program }) => program.id))];
  if (another) return { ok: false as const, problems: { "": [severalPrograms] } };
  const entries = given.map(({ program, version, ...workout }) => ({ version, workout }));
  const saved = await save(ctx, { programId, entries });
  return saved.ok ? { ok: true as const, workouts: saved.workouts.map((one) => toApiWorkout(programId, one)) } : saved;
}

async function storeOne(ctx: Context, given: WorkoutBody) {
  const stored = await store(ctx, saveSent, [given]);
  if (!stored.ok) return stored;
  return stored.workouts[0] ?? toApiWorkout(given.program.id, { workout: given, version: given.version });
}

function severalAt<const Path extends string>(path: Path, summary: string, save: typeof saveSent) {
  return operation({
    method: "POST",
    path,
    summary,
    description:
      "Stores all of them or none. Sending the same again stores nothing more. If somebody else saved in the meantime, it returns 409.",
    access: "program:edit",
    scope: "programs:write",
    large: true,
    body: workoutsBody,
    answer: z.array(workout),
    status: 201,
    async run({ ctx, body }) {
      const stored = await store(ctx, save, body);
      return stored.ok ? stored.workouts : stored;
    },
  });
}

export const workouts = resource("Workouts", [
  listOperation({
    path: "/workouts",
    summary: "The saved workouts of a program, in their order",
    description: "Days that nobody wrote are left out: they are rest days of version 0.",
    access: "program:see",
    scope: "programs:read",
    query: daysQuery.extend({ programId: id }),
    item: workout,
    keys: workoutKeys,
    async run({ ctx, query: { programId, ...range }, page }) {
      const program = await findProgram(ctx, programId);
      const { rows, total } = await pageOfWorkouts(ctx, program, { range, ...page });
      const { items, next } = pageOf(rows, page, ({ key }): [string] => [key]);
      return { items: items.map((view) => toApiWorkout(program.id, view)), total, next };
    },
  }),
  operation({
    method: "POST",
    path: "/workouts",
    summary: "Write a day of one of your programs",
    description: "Its id follows from the program and the day: all zeros will do.",
    access: "program:edit",
    scope: "programs:write",
    body: workoutBody,
    answer: workout,
    status: 201,
    run: ({ ctx, body }) => storeOne(ctx, body),
  }),
  operation({
    method: "PUT",
    path: "/workouts/{id}",
    summary: "Save a day over the version that you read",
    access: "program:edit",
    scope: "programs:write",
    body: workoutBody,
    answer: workout,
    run: ({ ctx, path, body }) => storeOne(ctx, { ...body, id: path.id.toLowerCase() }),
  }),
  severalAt("/workouts/insert-multiple", "Save several days of a program", saveSent),
  severalAt("/workouts/copy", "Copy workouts to other days: every part gets an id of its own", copySent),
]);
