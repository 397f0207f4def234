import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { addDays } from "#app/domain/schedule/dates.ts";
import { isOverdue } from "#app/domain/schedule/following.ts";
import { timeUnitCodes } from "#app/domain/schedule/span.ts";
import { listClients } from "#app/features/clients/list.server.ts";
import type { ClientQuery } from "#app/features/clients/list.ts";
import { coachingFacts } from "#app/features/dashboard/client-queries.server.ts";
import { programAssignments } from "#db/schema/programs.ts";
import { fourWeeks, givenProgram, givenWorkout } from "#tests/integration/programs/given.ts";
import { coach, follow, today } from "./dashboard-given.ts";

/** Proves which programs need attention, and the clients who are named of each. */
const everyone: ClientQuery = { search: "", show: "", program: "", group: "", sort: "name", page: 1 };

test("what ended with workouts left to do is overdue; what ends within a week is about to: by program", async () => {
  const given = await coach();
  const [id, empty] = [await givenProgram(given.ctx), await givenProgram(given.ctx, { name: "Nothing to do" })];
  const soon = await givenProgram(given.ctx, { name: "Ends sooner" });
  await givenWorkout(given.ctx, id, { day: 3 });
  await givenWorkout(given.ctx, soon, { day: 3 });
  const ended = await follow(given, id, addDays(today, -28));
  const endsSoon = [await follow(given, id, addDays(today, -27)), await follow(given, id, addDays(today, -21))];
  const endsToday = await follow(given, soon, addDays(today, -27));
  await follow(given, id, addDays(today, -20));
  await follow(given, empty, addDays(today, -60));
  const { due } = await coachingFacts(given.ctx);
  const shown = due.rows.map((row) =>
    row.due.map(({ named, ...part }) => ({ ...part, ids: named.map((one) => one.id).sort() })),
  );
  const ending = { isOverdue: false, when: "ends by 08/03/2026", clients: 2, ids: endsSoon.sort() };
  expect([due.programs, due.rows.map((row) => row.id), shown]).toEqual([
    2,
    [id, soon],
    [
      [{ isOverdue: true, when: "ended yesterday", clients: 1, ids: [ended] }, ending],
      [{ isOverdue: false, when: "ends today", clients: 1, ids: [endsToday] }],
    ],
  ]);
  const { rows } = await listClients(given.ctx, { ...everyone, program: "due" });
  expect(rows.map((row) => row.id).sort()).toEqual([ended, endsToday, ...endsSoon].sort());
});

test("three clients are named of a program, and three programs; the rest are counted", async () => {
  const given = await coach();
  for (let count = 0; count < 6; count++) {
    const id = await givenProgram(given.ctx, { name: `Plan ${count}` });
    await givenWorkout(given.ctx, id, { day: 1 });
    await follow(given, id, addDays(today, -40 - count));
    if (count === 0) for (let day = 0; day < 4; day++) await follow(given, id, addDays(today, -39 + day));
  }
  const { due } = await coachingFacts(given.ctx);
  expect([due.programs, due.rows.map(({ name }) => name)]).toEqual([6, ["Plan 0", "Plan 1", "Plan 2"]]);
  expect(due.rows[0]?.due).toMatchObject([{ clients: 5, named: { length: 3 }, when: "ended since 17/02/2026" }]);
});

test.each(timeUnitCodes)("the database's last day of 2 %s is the domain's", async (timeUnit) => {
  const given = await coach();
  const span = { ...fourWeeks, duration: 2, timeUnit };
  const id = await givenProgram(given.ctx, { span });
  await givenWorkout(given.ctx, id, { day: 1 });
  for (const days of [1, 2, 13, 14, 61, 62, 729, 730]) await follow(given, id, addDays(today, -days));
  const rows = await given.ctx.db.select().from(programAssignments).where(eq(programAssignments.programId, id));
  const late = rows.filter(({ startDate }) => isOverdue(span, { startDate, undone: 1 }, today));
  const parts = (await coachingFacts(given.ctx)).due.rows[0]?.due ?? [];
  expect(parts.find((part) => part.isOverdue)?.clients ?? 0).toBe(late.length);
});
