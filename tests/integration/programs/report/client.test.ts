import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { enterMaximum } from "#app/features/records/mutations.server.ts";
import { visualiseFor } from "#app/features/report/visualised.server.ts";
import { updateRoundingStep } from "#app/features/users/editor-settings.server.ts";
import { line, percent, reps } from "#scripts/demo-data/plan.ts";
import { givenClient } from "#tests/integration/clients/given.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import { dayOf, planOf, saveDays } from "#tests/integration/workouts/given.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { starterId } from "#tests/support/training/exercises.ts";

test("a report has a client's numbers as the editor shows them, rounded to the step of who prints it where nobody follows", async () => {
  const { ctx } = await coachingBusiness();
  const client = await givenClient(ctx);
  const programId = await givenProgram(ctx);
  const day = dayOf(
    programId,
    "1",
    planOf("Squats", { lines: [line("Back squat", [reps(5), percent("weight", 71)])] }),
  );
  await saveDays(ctx, programId, [day]);
  const target = { accountId: ctx.actor.accountId, userId: client };
  const entered = { id: newId(), value: 120, unit: "kilograms", on: "2026-02-10" } as const;
  await enterMaximum(ctx, target, { exerciseId: starterId("Back squat"), category: "weight" }, entered);

  const shown = await visualiseFor(ctx, programId, client);
  expect(shown.clientName).toBe("Luka Kovač");
  expect([...(await shown.valuesOf([day])).values()]).toEqual(["85.2 kg", "85.2 kg", "85.2 kg"]);
  await updateRoundingStep(ctx, "2.5 kg");
  expect([...(await shown.valuesOf([day])).values()]).toEqual(["85 kg", "85 kg", "85 kg"]);
});

test("nobody else's client is printed", async () => {
  const { ctx } = await coachingBusiness();
  const programId = await givenProgram(ctx);
  const stranger = await coachingBusiness();
  await expect(visualiseFor(ctx, programId, await givenClient(stranger.ctx))).rejects.toThrow(NotFound);
  expect((await findProgram(ctx, programId)).id).toBe(programId);
});
