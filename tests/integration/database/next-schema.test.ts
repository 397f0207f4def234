import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { readDashboard } from "#app/features/dashboard/queries.server.ts";
import { leave } from "#app/features/leaving/mutations.server.ts";
import { openLimits } from "#app/services/rate-limits.server.ts";
import { users } from "#db/schema/accounts.ts";
import { seedReference } from "#db/seed/reference.ts";
import { referenceFacts } from "#scripts/database.ts";
import { givenDemo, trainerContext } from "#tests/integration/demo/given.ts";
import { selling } from "#tests/integration/payments/subscriptions/life-given.ts";
import { givenCanary, password } from "#tests/integration/users/leaving/canary-given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { migrateFurther } from "#tests/support/database/next-schema.ts";

/** As for a server that runs while a newer build migrates: each table has columns that this build doesn't know. */
beforeAll(async () => {
  await migrateFurther((await testDatabase()).url);
});

test("this build stores the demo in a newer build's tables, and reads it", async () => {
  await givenDemo();
  const { db } = await testDatabase();
  expect(await db.$count(users)).toBeGreaterThan(20);
  const ctx = await trainerContext();
  expect(await readDashboard(ctx, "UTC")).toMatchObject({ programs: expect.arrayContaining([expect.anything()]) });
});

test("in them somebody signs up, uses everything there is, and leaves", async () => {
  const { ctx } = await givenCanary();
  expect(await leave(ctx, openLimits(ctx.db), password, selling)).toEqual({ ok: true });
  expect(await ctx.db.$count(users, eq(users.id, ctx.actor.userId))).toBe(0);
});

test("its reference data still fits", async () => {
  const { db } = await testDatabase();
  await seedReference(db, referenceFacts, { restoreLibrary: true });
});
