import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { deleteUnusedImages } from "#app/features/uploads/cleanup.server.ts";
import { visibleFile } from "#app/features/uploads/queries.server.ts";
import { claim } from "#app/services/daily-claim.server.ts";
import { fileKey } from "#app/services/files/file-keys.ts";
import { users } from "#db/schema/accounts.ts";
import { exercises } from "#db/schema/exercises.ts";
import { files } from "#db/schema/files.ts";
import { programs, workouts } from "#db/schema/programs.ts";
import { addUser, coachingBusiness, monday } from "#tests/support/people/factory.ts";
import { makeExercise, makeFile, makeProgram } from "#tests/support/things.ts";

/** Proves which images are kept, and that an image is seen by whoever may see what shows it. */
const twoDays = 2 * 24 * 60 * 60 * 1000;

async function given() {
  const { ctx, user, account } = await coachingBusiness();
  const made = async () => {
    const id = await makeFile(user, 480);
    await ctx.services.files.put(fileKey(id, 480), new Uint8Array([1, 2, 3]));
    return id;
  };
  return { ctx, user, account, made, cleaning: { ...ctx, now: new Date(Date.now() + twoDays) } };
}

async function showInWorkout({ ctx, user }: Awaited<ReturnType<typeof given>>, image: string) {
  const programId = await makeProgram(user);
  const saved = { version: 1, saveId: newId(), updatedBy: user.id, updatedAt: monday };
  const place = { accountId: user.accountId, programId, id: newId(), day: 1, restDay: false };
  await ctx.db.insert(workouts).values({ ...place, ...saved, document: { image } });
  return programId;
}

test("images that nothing shows go with their bytes; those that anything shows stay", async () => {
  const world = await given();
  const { ctx, user, made } = world;
  const [ofExercise, ofProgram, ofDay, unused] = [await made(), await made(), await made(), await made()];
  const ofPerson = await made();
  await ctx.db.update(users).set({ imageId: ofPerson }).where(eq(users.id, user.id));
  const exerciseId = await makeExercise(user);
  await ctx.db.update(exercises).set({ imageId: ofExercise }).where(eq(exercises.id, exerciseId));
  const programId = await makeProgram(user);
  await ctx.db.update(programs).set({ imageId: ofProgram }).where(eq(programs.id, programId));
  await showInWorkout(world, ofDay);

  expect(await deleteUnusedImages({ ...world.cleaning, now: new Date() })).toEqual({ images: 0, strays: 0 });
  expect((await deleteUnusedImages(world.cleaning)).images).toBe(1);
  const left = await ctx.db.select({ id: files.id }).from(files).where(eq(files.accountId, user.accountId));
  expect(left.map(({ id }) => id).sort()).toEqual([ofExercise, ofProgram, ofDay, ofPerson].sort());
  expect(await ctx.services.files.get(fileKey(unused, 480))).toBeNull();
  expect(await ctx.services.files.get(fileKey(ofDay, 480))).not.toBeNull();
});

test("bytes whose process ended before it told the database go", async () => {
  const { ctx, cleaning, made } = await given();
  await made();
  const stray = fileKey(newId(), 480);
  await ctx.services.files.put(stray, new Uint8Array([1]));
  await ctx.services.files.put(`${stray}.${randomUUID()}`, new Uint8Array([1]));
  expect((await deleteUnusedImages(cleaning)).strays).toBe(2);
  expect(await ctx.services.files.get(stray)).toBeNull();
});

test("a colleague sees the image of an exercise of the account, and none of a program that is not theirs", async () => {
  const world = await given();
  const { ctx, user, account, made } = world;
  const { ctx: colleague } = await addUser(account);
  const [ofExercise, ofDay, ofForm] = [await made(), await made(), await made()];
  const exerciseId = await makeExercise(user);
  await ctx.db.update(exercises).set({ imageId: ofExercise }).where(eq(exercises.id, exerciseId));
  await showInWorkout(world, ofDay);
  const seen = async (who: typeof ctx) =>
    Promise.all([ofExercise, ofDay, ofForm].map(async (id) => Boolean(await visibleFile(ctx.db, who.actor, id))));
  expect(await seen(ctx)).toEqual([true, true, true]);
  expect(await seen(colleague)).toEqual([true, false, false]);
});

test("of several processes one begins a daily job, and again a day later", async () => {
  const { ctx } = await given();
  const name = `job ${newId()}`;
  const claims = await Promise.all(Array.from({ length: 5 }, () => claim(ctx.db, name, monday)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  const later = (hours: number) => new Date(monday.getTime() + hours * 60 * 60 * 1000);
  expect(await claim(ctx.db, name, later(23))).toBe(false);
  expect(await claim(ctx.db, name, later(25))).toBe(true);
  expect(await claim(ctx.db, name, later(25.5), "hour")).toBe(false);
  expect(await claim(ctx.db, name, later(26.5), "hour")).toBe(true);
  expect((await ctx.db.execute(sql`select count(*)::int as n from jobs where name = ${name}`))[0]?.n).toBe(1);
});

test("a clock that was once ahead holds a job up for one period, not until then", async () => {
  const { ctx } = await given();
  const name = `job ${newId()}`;
  const later = (hours: number) => new Date(monday.getTime() + hours * 60 * 60 * 1000);
  expect(await claim(ctx.db, name, later(10_000))).toBe(true);
  expect(await claim(ctx.db, name, monday)).toBe(false);
  expect(await claim(ctx.db, name, later(25))).toBe(true);
});
