import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import { changeOwnDone, changeStarts, changeVersion, findOwnDone } from "#app/features/completions/change.server.ts";
import { showWorkout } from "#app/features/prescriptions/show.server.ts";
import { completions } from "#db/schema/completions.ts";
import { at } from "#tests/support/people/factory.ts";
import { makeShownFile } from "#tests/support/things.ts";
import { didOf, givenAthlete, recordOfUser, stored } from "./given.ts";

/** Proves what becomes of a workout that its athlete changes afterwards. */
let given: Awaited<ReturnType<typeof givenAthlete>>;
let id: string;
let imageId: string;

const doneAt = "2026-03-02T23:30:00+05:00";

beforeEach(async () => {
  given = await givenAthlete();
  const { ctx, user } = given.athlete;
  const { prescriptionId } = await showWorkout(ctx, given.programId, given.day.id);
  imageId = await makeShownFile(user, 800);
  const rounds = [
    [5, 100],
    [5, 102.5],
  ] as [number, number][];
  const sent = didOf(given.programId, given.day, rounds, { doneAt, prescriptionId, imageId, comment: "Fine" });
  ({ id } = await stored(ctx, sent));
});

const later = () => at(given.athlete.ctx, new Date("2026-03-05T09:00:00Z"));
const row = async () => (await given.athlete.ctx.db.select().from(completions).where(eq(completions.id, id)))[0];
const opened = () => findOwnDone(later(), id);

async function change(typed: Record<string, string>, seen?: number) {
  const done = await opened();
  const starts = changeStarts(done);
  return changeOwnDone(later(), done, { ...starts, ...typed }, seen ?? changeVersion(done));
}

async function fieldOf(round: number, slot: number) {
  const rounds = (await opened()).document.modules[0]?.moduleExercises[0]?.moduleExerciseRounds;
  return `done_${rounds?.[round - 1]?.id}_${slot}`;
}

test("values, rating, minutes and comment are changed, records follow, and the rest is kept", async () => {
  const before = await row();
  const typed = { [await fieldOf(2, 1)]: "110", sessionRpe: "7.5", minutes: "41", comment: "" };
  expect(await change(typed)).toMatchObject({ ok: true });
  const { prescriptionId, doneOn, doneOffset } = before ?? {};
  expect(await row()).toMatchObject({
    ...{ prescriptionId, imageId, doneOn, doneOffset, doneAt: before?.doneAt },
    ...{ sessionRpe: 7.5, minutes: 41, comment: null, volumeLoad: 5 * 100 + 5 * 110 },
  });
  const record = await recordOfUser(given.athlete.ctx, given.athlete.user.id);
  expect(record?.currentCalculated).toBeCloseTo(110 * (1 + 5 / 30), 6);
});

test("saving without a change stores nothing, and twice the same is no conflict", async () => {
  const before = await row();
  expect(await change({})).toMatchObject({ ok: true });
  expect((await row())?.updatedAt).toEqual(before?.updatedAt);
  const seen = changeVersion(await opened());
  expect(await change({ minutes: "50" }, seen)).toMatchObject({ ok: true });
  expect(await change({ minutes: "50" }, seen)).toMatchObject({ ok: true });
});

test("who saves over a change from elsewhere is told first", async () => {
  const seen = changeVersion(await opened());
  await change({ minutes: "50" }, seen);
  const late = await change({ minutes: "60" }, seen);
  expect(late).toMatchObject({
    ok: false,
    theirs: { values: { minutes: "50" }, version: changeVersion(await opened()) },
  });
  expect(await row()).toMatchObject({ minutes: 50 });
});

test("another day keeps the time of the clock where it was done", async () => {
  expect(await change({ on: "2026-02-27" })).toMatchObject({ ok: true });
  expect(await row()).toMatchObject({
    doneOn: "2026-02-27",
    doneOffset: 300,
    doneAt: new Date("2026-02-27T18:30:00Z"),
  });
});

test("a workout of which nothing is left is refused, and of somebody else's nothing is found", async () => {
  const typed: Record<string, string> = {};
  for (const round of [1, 2, 3]) for (const slot of [0, 1]) typed[await fieldOf(round, slot)] = "";
  expect(await change(typed)).toMatchObject({ ok: false });
  await expect(findOwnDone(given.coach.ctx, id)).rejects.toThrow(NotFound);
  await expect(changeOwnDone(given.coach.ctx, await opened(), { ...changeStarts(await opened()) }, 0)).rejects.toThrow(
    NotFound,
  );
});
