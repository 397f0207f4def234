import { eq } from "drizzle-orm";
import sharp from "sharp";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { createFolder } from "#app/features/folders/mutations.server.ts";
import { copyProgram, imagesToCopy } from "#app/features/programs/copy.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { copyImages, storeImage } from "#app/features/uploads/mutations.server.ts";
import { findImage } from "#app/features/uploads/queries.server.ts";
import { readWeek } from "#app/features/workouts/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { files } from "#db/schema/files.ts";
import { programs, workoutExercises } from "#db/schema/programs.ts";
import {
  dayOf,
  giveImage,
  readDayOf,
  saveDays,
  saveOver,
  squatPlan,
  storedDays,
} from "#tests/integration/workouts/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { givenAssignment, givenProgram } from "./given.ts";

async function copyOf(ctx: Context, programId: string) {
  return (await copyProgram(ctx, programId, newId(), null)).id;
}

async function withImage(ctx: Context, programId: string, key: string) {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#b93a0b" } })
    .png()
    .toBuffer();
  const stored = await storeImage(ctx, bytes, ctx.actor.accountId);
  if (!stored.ok) throw new Error(stored.reason);
  await giveImage(ctx, programId, key, stored.id);
  return stored.id;
}

test("a copy is called so, unpublished, one's own, and last in the same folder", async () => {
  const { ctx } = await coachingBusiness();
  const folderId = newId();
  await createFolder(ctx, folderId, { name: "Strength" });
  const id = await givenProgram(ctx, { folderId, description: "Heavy" });
  await givenProgram(ctx, { folderId });
  const published = { status: 3, priceCents: 4990, feedback: "Good", publishingVersion: 4 };
  await ctx.db.update(programs).set(published).where(eq(programs.id, id));
  await givenAssignment(ctx, id);

  const copy = await findProgram(ctx, await copyOf(ctx, id));
  const { priceCents, status, feedback, name, description, creatorId } = copy;
  expect({ priceCents, status, feedback }).toEqual({ priceCents: null, status: 1, feedback: "" });
  expect({ name, description, creatorId, folder: copy.folderId }).toEqual({
    name: "Copy of Texas Method",
    description: "Heavy",
    creatorId: ctx.actor.userId,
    folder: folderId,
  });
  const [row] = await ctx.db.select().from(programs).where(eq(programs.id, copy.id));
  expect(row).toMatchObject({ position: 3, searchName: "copy of texas method", publishingVersion: 0 });
});

test("a copy has every day, which then is edited by itself", async () => {
  const { ctx } = await coachingBusiness();
  const id = await givenProgram(ctx);
  await saveDays(ctx, id, [dayOf(id, "1", squatPlan), dayOf(id, "28", squatPlan)]);
  const copyId = await copyOf(ctx, id);
  expect((await storedDays(ctx, copyId)).map(({ day, version }) => [day, version])).toEqual([
    [1, 1],
    [28, 1],
  ]);
  const { workout, version } = await readDayOf(ctx, copyId, "28");
  expect(workout).toEqual({ ...(await readDayOf(ctx, id, "28")).workout, id: workout.id });
  await saveOver(ctx, copyId, { ...workout, name: "Lighter" }, version);
  expect((await readDayOf(ctx, copyId, "28")).workout.name).toBe("Lighter");
  expect((await readDayOf(ctx, id, "28")).workout.name).toBe("Squats");
  const used = await ctx.db.$count(workoutExercises, eq(workoutExercises.programId, copyId));
  expect(used).toBe(2);
});

test("a continuous program is copied by its dates", async () => {
  const { ctx } = await coachingBusiness();
  const span = { continuous: true, startDate: "2026-03-02", duration: null, timeUnit: null } as const;
  const id = await givenProgram(ctx, { span });
  await saveDays(ctx, id, [dayOf(id, "2026-03-03", squatPlan)]);
  const copyId = await copyOf(ctx, id);
  expect(await findProgram(ctx, copyId)).toMatchObject({ continuous: true, startDate: "2026-03-02" });
  expect((await readDayOf(ctx, copyId, "2026-03-03")).workout.name).toBe("Squats");
});

test("the same form sent twice, also at once, makes one copy", async () => {
  const { ctx } = await coachingBusiness();
  const id = await givenProgram(ctx);
  await saveDays(ctx, id, [dayOf(id, "1", squatPlan)]);
  const attempt = newId();
  const first = await copyProgram(ctx, id, attempt, null);
  expect(await copyProgram(ctx, id, attempt, null)).toEqual(first);
  const another = newId();
  const both = await Promise.all([copyProgram(ctx, id, another, null), copyProgram(ctx, id, another, null)]);
  expect(both.map((copy) => copy.id)).toEqual([another, another]);
  expect(await ctx.db.$count(programs, eq(programs.accountId, ctx.actor.accountId))).toBe(3);
});

test("a long program is copied by as many statements as a short one", async () => {
  const { ctx } = await coachingBusiness();
  const { queries } = await testDatabase();
  const id = await givenProgram(ctx);
  const counted = async () => {
    const before = queries.length;
    await copyOf(ctx, id);
    return queries.length - before;
  };
  await saveDays(ctx, id, [dayOf(id, "1", squatPlan)]);
  const short = await counted();
  await saveDays(
    ctx,
    id,
    Array.from({ length: 27 }, (_, index) => dayOf(id, String(index + 2), squatPlan)),
  );
  expect(await counted()).toBe(short);
});

test("a name that is as long as it may be stays so", async () => {
  const { ctx } = await coachingBusiness();
  const id = await givenProgram(ctx, { name: "x".repeat(200) });
  expect((await findProgram(ctx, await copyOf(ctx, id))).name).toBe(`Copy of ${"x".repeat(192)}`);
});

describe("an administrator's copy of a trainer's program", () => {
  test("stands in the administrator's account, without a folder, with images of that account", async () => {
    const { ctx } = await coachingBusiness();
    const folderId = newId();
    await createFolder(ctx, folderId, { name: "Strength" });
    const id = await givenProgram(ctx, { folderId });
    await saveDays(ctx, id, [dayOf(id, "1", squatPlan), dayOf(id, "2", squatPlan)]);
    const imageId = await withImage(ctx, id, "1");

    const admin = (await coachingBusiness({ roles: ["ADM"] })).ctx;
    const attempt = newId();
    const wanted = await imagesToCopy(admin, await findProgram(admin, id));
    expect(wanted).toEqual([imageId]);
    const images = await copyImages(admin, wanted ?? [], admin.actor.accountId, attempt);
    expect(await copyImages(admin, wanted ?? [], admin.actor.accountId, attempt)).toEqual(images);
    const copy = await findProgram(admin, (await copyProgram(admin, id, attempt, images)).id);
    expect(copy).toMatchObject({ accountId: admin.actor.accountId, folderId: null, canEdit: true });

    const [first, second] = (await readWeek(admin, copy, 1)).workouts;
    expect(second?.workout.image).toBeNull();
    const taken = first?.workout.image ?? "";
    expect(taken).not.toBe(imageId);
    const [row] = await admin.db.select().from(files).where(eq(files.id, taken));
    expect(row).toMatchObject({ accountId: admin.actor.accountId, creatorId: admin.actor.userId });
    expect((await findImage(admin, taken)).bytes.length).toBeGreaterThan(0);
  });

  test("leaves out an image that was not taken along", async () => {
    const { ctx } = await coachingBusiness();
    const id = await givenProgram(ctx);
    await saveDays(ctx, id, [dayOf(id, "1", squatPlan)]);
    await withImage(ctx, id, "1");
    const admin = (await coachingBusiness({ roles: ["SYS"] })).ctx;
    const { id: copyId } = await copyProgram(admin, id, newId(), {});
    expect((await readDayOf(admin, copyId, "1")).workout.image).toBeNull();
  });
});

test("only what one sees is copied, by who may create, and under no id of somebody else's", async () => {
  const { ctx, account } = await coachingBusiness();
  const id = await givenProgram(ctx);
  const stranger = (await coachingBusiness()).ctx;
  await expect(copyProgram(stranger, id, newId(), null)).rejects.toThrow(NotFound);
  const colleague = (await addUser(account)).ctx;
  await expect(copyProgram(colleague, id, newId(), null)).rejects.toThrow(NotFound);
  const athlete = (await addUser(account, { roles: ["USR"] })).ctx;
  await expect(copyProgram(athlete, id, newId(), null)).rejects.toThrow(NotFound);
  const own = await givenProgram(stranger);
  await expect(copyProgram(stranger, own, id, null)).rejects.toThrow(NotFound);
});
