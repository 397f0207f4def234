import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { StoreAway } from "#app/domain/errors.ts";
import { requestExport } from "#app/features/exports/mutations.server.ts";
import { findOwnExport } from "#app/features/exports/queries.server.ts";
import { deleteUnusedImages } from "#app/features/uploads/cleanup.server.ts";
import { copyImages, uploadImage } from "#app/features/uploads/mutations.server.ts";
import { deleteUser } from "#app/features/users/administration/delete.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { rest, restingFiles } from "#app/services/files/breaker.server.ts";
import { fileKey } from "#app/services/files/file-keys.ts";
import type { FileStore } from "#app/services/files/port.ts";
import { s3Files } from "#app/services/files/s3.server.ts";
import { users } from "#db/schema/accounts.ts";
import { dataExports } from "#db/schema/exports.ts";
import { givenArchive, runExport } from "#tests/integration/users/leaving/given.ts";
import { at, coachingBusiness, provedBy } from "#tests/support/people/factory.ts";
import { startS3 } from "#tests/support/servers/s3-server.ts";
import { makeFile } from "#tests/support/things.ts";

/** Proves what goes on while the file store is away, and that nothing waits for it. */
let s3: Awaited<ReturnType<typeof startS3>>;

beforeAll(async () => {
  s3 = await startS3();
});

afterAll(() => s3.stop());

/** The same with a store that nobody can reach. */
function withoutStore(ctx: Context): Context {
  const gone = () => Promise.reject(new StoreAway());
  const put = async () => ({ ok: false as const, why: "away" as const });
  const files: FileStore = { ...ctx.services.files, put, get: gone, remove: gone };
  return { ...ctx, services: { ...ctx.services, files } };
}

async function givenImage({ ctx, user }: Awaited<ReturnType<typeof coachingBusiness>>) {
  const id = await makeFile(user, 480);
  await ctx.services.files.put(fileKey(id, 480), new Uint8Array([1, 2, 3]));
  return id;
}

test("a bucket that goes away, hangs and comes back is asked once in 30 seconds until it is back", async () => {
  let time = 0;
  const lines: unknown[] = [];
  const say = (...line: unknown[]) => void lines.push(line.at(-1));
  const { S3_BUCKET: name, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = s3.settings;
  const credentials = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  const plain = s3Files({ bucket: name, endpoint, region: "us-east-1", credentials, patience: 300 });
  const key = fileKey(newId(), 480);
  const bucket = restingFiles(plain, { log: { warn: say, info: say }, now: () => time });
  const sent = new Uint8Array([1, 2]);
  expect(await bucket.put(key, sent)).toEqual({ ok: true });
  await s3.away();
  await expect(bucket.get(key)).rejects.toThrow(StoreAway);
  const mute = await s3.hang();
  const gets = () => Promise.allSettled([bucket.get(key), bucket.get(key), bucket.get(key)]);
  await gets();
  expect(mute.calls()).toBe(0);
  time += rest;
  expect((await gets()).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(mute.calls()).toBe(1);
  expect(await bucket.put(key, sent)).toEqual({ ok: false, why: "away" });
  await mute.end();
  await s3.back();
  await expect(bucket.get(key)).rejects.toThrow(StoreAway);
  time += rest;
  expect(await bucket.put(key, sent)).toEqual({ ok: true });
  expect(await bucket.get(key)).toEqual(sent);
  expect(lines).toEqual(["files away", "files back"]);
});

test("an archive that finds it away is tried again without end, and made once it is back", async () => {
  const { ctx } = await coachingBusiness();
  await requestExport(ctx, provedBy(ctx));
  await ctx.db.update(dataExports).set({ attempts: 9 }).where(eq(dataExports.userId, ctx.actor.userId));
  for (let tried = 0; tried < 2; tried++) await expect(runExport(withoutStore(ctx))).rejects.toThrow(StoreAway);
  expect(await findOwnExport(ctx)).toMatchObject({ state: "running" });
  await runExport(ctx);
  expect(await findOwnExport(ctx)).toMatchObject({ state: "ready" });
});

test("an archive at which ten processes ended is not begun again", async () => {
  const { ctx } = await coachingBusiness();
  await requestExport(ctx, provedBy(ctx));
  await ctx.db.update(dataExports).set({ attempts: 10 }).where(eq(dataExports.userId, ctx.actor.userId));
  await runExport(ctx);
  expect(await findOwnExport(ctx)).toEqual({ state: "failed" });
});

test("another archive can be asked for while the first one's bytes can't be removed", async () => {
  const { ctx } = await coachingBusiness();
  await givenArchive(ctx);
  const later = at(ctx, new Date(ctx.now.getTime() + 1000));
  expect(await requestExport(withoutStore(later), provedBy(ctx))).toEqual({ ok: true });
  expect(await findOwnExport(later)).toMatchObject({ state: "running" });
});

test("somebody with a picture is deleted at once, and the daily job removes the picture later", async () => {
  const coach = await coachingBusiness();
  const { db, services } = coach.ctx;
  const id = await givenImage(coach);
  await db.update(users).set({ imageId: id }).where(eq(users.id, coach.user.id));
  const { ctx: admin } = await coachingBusiness({ roles: ["ADM"] });
  expect(await deleteUser(withoutStore(admin), coach.user.id)).toMatchObject({ ok: true });
  expect(await db.$count(users, eq(users.id, coach.user.id))).toBe(0);
  const isStored = async () => (await services.files.get(fileKey(id, 480))) !== null;
  expect(await isStored()).toBe(true);
  await deleteUnusedImages({ db, services, now: new Date(Date.now() + 2 * 24 * 60 * 60 * 1000) });
  expect(await isStored()).toBe(false);
});

test("a program is not copied without its images, nor a thing with an image of another account", async () => {
  const coach = await coachingBusiness();
  const id = await givenImage(coach);
  const { ctx: admin } = await coachingBusiness({ roles: ["ADM"] });
  const readable = { ...withoutStore(admin).services.files, get: coach.ctx.services.files.get };
  const away = { ...admin, services: { ...admin.services, files: readable } };
  await expect(copyImages(away, [id], admin.actor.accountId, newId())).rejects.toThrow(StoreAway);
  const form = new FormData();
  form.set("imageId", id);
  await expect(uploadImage(away, form, null)).rejects.toThrow(StoreAway);
  expect(form.get("imageId")).toBe(id);
});
