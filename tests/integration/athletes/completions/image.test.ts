import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { exportCompletions, exportPrescriptions } from "#app/features/exports/training-queries.server.ts";
import { showWorkout } from "#app/features/prescriptions/show.server.ts";
import { deleteUnusedImages } from "#app/features/uploads/cleanup.server.ts";
import { storeImage } from "#app/features/uploads/mutations.server.ts";
import { visibleFile } from "#app/features/uploads/queries.server.ts";
import { erasePerson } from "#app/services/erasure/erase.server.ts";
import { accountClients } from "#db/schema/accounts.ts";
import { prescriptions } from "#db/schema/completions.ts";
import { files } from "#db/schema/files.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { didOf, givenAthlete, stored } from "./given.ts";

/** Proves who sees the image of a completed workout, and what becomes of it and of what the athlete was shown. */
let given: Awaited<ReturnType<typeof givenAthlete>>;
let imageId: string;

beforeEach(async () => {
  given = await givenAthlete();
  const { ctx } = given.athlete;
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#336" } })
    .png()
    .toBuffer();
  const kept = await storeImage(ctx, bytes, ctx.actor.accountId);
  if (!kept.ok) throw new Error(kept.reason);
  imageId = kept.id;
  const { prescriptionId } = await showWorkout(ctx, given.programId, given.day.id);
  await stored(ctx, didOf(given.programId, given.day, [[5, 100]], { imageId, prescriptionId }));
});

const sees = async ({ ctx }: { ctx: typeof given.coach.ctx }) =>
  (await visibleFile(ctx.db, ctx.actor, imageId)) !== undefined;

test("the athlete sees it, and the coach while they coach them; another business that coaches them does not", async () => {
  const { coach, athlete } = given;
  const other = await coachingBusiness();
  await other.ctx.db.insert(accountClients).values({ accountId: other.account.id, userId: athlete.user.id });
  expect([await sees(athlete), await sees(coach), await sees(other)]).toEqual([true, true, false]);
  await coach.ctx.db.delete(accountClients).where(eq(accountClients.accountId, coach.account.id));
  expect([await sees(athlete), await sees(coach)]).toEqual([true, false]);
});

test("it stays while the workout shows it, is exported with it, and goes with the person, as the prescription does", async () => {
  const { ctx, user, account } = given.athlete;
  const later = { ...ctx, now: new Date(Date.now() + 2 * 24 * 60 * 60 * 1000) };
  await deleteUnusedImages(later);
  expect(await ctx.db.$count(files, eq(files.id, imageId))).toBe(1);
  const whose = { id: user.id, accountId: account.id, email: user.email };
  const [exported, shown] = await ctx.db.transaction(async (tx) => [
    await exportCompletions(tx, whose),
    await exportPrescriptions(tx, whose),
  ]);
  expect(exported).toMatchObject([{ imageId, prescriptionId: shown[0]?.id, isEnteredByCoach: false }]);
  const { fileKeys } = await ctx.db.transaction((tx) => erasePerson(tx, whose, ctx.now));
  expect(fileKeys.some((key) => key.startsWith(imageId))).toBe(true);
  expect(await ctx.db.$count(files, eq(files.id, imageId))).toBe(0);
  expect(await ctx.db.$count(prescriptions, eq(prescriptions.userId, user.id))).toBe(0);
});
