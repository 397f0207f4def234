import { expect, test } from "vitest";
import { listFollowed } from "#app/features/assignments/client-queries.server.ts";
import { listAssignments } from "#app/features/assignments/queries.server.ts";
import { deleteCompletion } from "#app/features/completions/mutations.server.ts";
import { coachingFacts, recentClients } from "#app/features/dashboard/client-queries.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { didOf, givenAthlete, stored } from "#tests/integration/athletes/completions/given.ts";
import { at } from "#tests/support/people/factory.ts";

/** Proves that a program is overdue by what was completed since it was begun (decisions §8), wherever that is said. */
test("who has completed every workout is not overdue, also when it went wrong; who takes it back is", async () => {
  const { coach, athlete, programId, day } = await givenAthlete();
  const later = at(coach.ctx, new Date("2026-05-04T09:00:00Z"));
  const isOverdue = async () => {
    const [assigned] = await listAssignments(later, await findProgram(later, programId));
    const [followed] = await listFollowed(later, [athlete.user.id]);
    const [recent] = await recentClients(later);
    const { due } = await coachingFacts(later);
    return [
      assigned?.isOverdue,
      followed?.isOverdue,
      recent?.program?.isOverdue,
      due.rows[0]?.due[0]?.isOverdue ?? false,
    ];
  };
  expect(await isOverdue()).toEqual([true, true, true, true]);
  const before = didOf(programId, day, [[5, 100]], { doneAt: "2026-02-20T08:00:00Z" });
  await stored(athlete.ctx, before);
  expect(await isOverdue()).toEqual([true, true, true, true]);
  const { id } = await stored(athlete.ctx, didOf(programId, day, [], { successfullyCompleted: false }));
  expect(await isOverdue()).toEqual([false, false, false, false]);
  await deleteCompletion(athlete.ctx, id);
  expect(await isOverdue()).toEqual([true, true, true, true]);
});
