import { expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { addWeekToProgram, findAddWeekRefusal } from "#app/features/programs/add-week.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { fourWeeks, givenAssignment, givenProgram } from "./given.ts";

test("weeks add 1, days add 7, months become their days plus 7", async () => {
  const { ctx } = await coachingBusiness();
  const weeks = await givenProgram(ctx);
  expect(await addWeekToProgram(ctx, weeks, 28)).toEqual({ ok: true, lastPage: 5 });
  expect(await findProgram(ctx, weeks)).toMatchObject({ duration: 5, timeUnit: "W" });
  const days = await givenProgram(ctx, { span: { ...fourWeeks, duration: 10, timeUnit: "D" } });
  expect(await addWeekToProgram(ctx, days, 10)).toEqual({ ok: true, lastPage: 3 });
  expect(await findProgram(ctx, days)).toMatchObject({ duration: 17, timeUnit: "D" });
  const months = await givenProgram(ctx, { span: { ...fourWeeks, duration: 2, timeUnit: "M" } });
  expect(await addWeekToProgram(ctx, months, 62)).toEqual({ ok: true, lastPage: 10 });
  expect(await findProgram(ctx, months)).toMatchObject({ duration: 69, timeUnit: "D" });
});

test("the same form sent twice adds one week", async () => {
  const { ctx } = await coachingBusiness();
  const id = await givenProgram(ctx);
  const once = await addWeekToProgram(ctx, id, 28);
  expect([once, await addWeekToProgram(ctx, id, 28)]).toEqual([once, { ok: true, lastPage: 5 }]);
  expect(await findProgram(ctx, id)).toMatchObject({ duration: 5 });
});

test("neither a continuous program nor one in use grows, and it is said before the question", async () => {
  const { ctx } = await coachingBusiness();
  const span = { continuous: true, startDate: "2026-04-01", duration: null, timeUnit: null } as const;
  const continuous = await givenProgram(ctx, { span });
  expect(await addWeekToProgram(ctx, continuous, 32)).toMatchObject({
    ok: false,
    problems: { "": [expect.any(String)] },
  });
  const used = await givenProgram(ctx);
  await givenAssignment(ctx, used);
  expect(await addWeekToProgram(ctx, used, 28)).toMatchObject({ ok: false, problems: { "": [expect.any(String)] } });
  expect(await findProgram(ctx, used)).toMatchObject({ duration: 4 });
  const refusals = [continuous, used, await givenProgram(ctx)].map(async (id) =>
    findAddWeekRefusal(ctx, await findProgram(ctx, id)),
  );
  expect(await Promise.all(refusals)).toEqual([
    "A continuous program has no end to add a week to.",
    "You can't change the duration of this program because someone is using it!",
    null,
  ]);
});

test("only the creator adds a week; to others of the account the program is not there", async () => {
  const { ctx } = await coachingBusiness();
  const id = await givenProgram(ctx);
  const stranger = await coachingBusiness();
  await expect(addWeekToProgram(stranger.ctx, id, 28)).rejects.toThrow(NotFound);
  const admin = await coachingBusiness({ roles: ["ADM"] });
  await expect(addWeekToProgram(admin.ctx, id, 28)).rejects.toThrow(Forbidden);
});
