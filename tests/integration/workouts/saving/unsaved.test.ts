import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import type { Workout } from "#app/domain/workout/document/document.ts";
import { deleteExercise } from "#app/features/exercises/mutations.server.ts";
import { findProgram } from "#app/features/programs/queries.server.ts";
import { saveWorkoutImage } from "#app/features/workouts/image.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { files } from "#db/schema/files.ts";
import { givenProgram } from "#tests/integration/programs/given.ts";
import {
  dayOf,
  plainDay,
  postForm,
  readDayOf,
  saveDays,
  snapshotOf,
  squatPlan,
  storedDays,
  storedNames,
  typedOver,
  weekForm,
} from "#tests/integration/workouts/given.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { givenExercise } from "#tests/support/training/exercises.ts";

let ctx: Context;
let account: { id: string };
let programId: string;

beforeEach(async () => {
  ({ ctx, account } = await coachingBusiness());
  programId = await givenProgram(ctx);
});

const squatDay = (key: string) => plainDay(programId, key, "Squats", { set: "Main" });

describe("a day that names what is gone, or out of sight", () => {
  const using = (id: string, name: string) =>
    dayOf(programId, "1", squatPlan, () => ({ ...snapshotOf("Back squat"), id, name }));
  const showing = (image: string) => ({ ...squatDay("1"), image });
  const noLonger = (name: string) =>
    `Day 1 was not saved: ‘${name}’ is no longer in your library. Take it out or choose another, then save again.`;
  const noImage = "Day 1 was not saved: its image is no longer there. Choose it again or remove it, then save again.";
  const stranger = async () => (await coachingBusiness()).ctx;
  const colleague = async () => (await addUser(account)).ctx;

  test.each<[what: string, day: () => Promise<Workout>, reason: string]>([
    ["an exercise that nobody has", async () => using(newId(), "Gone squat"), noLonger("Gone squat")],
    [
      "an exercise that was deleted since",
      async () => {
        const id = await givenExercise(ctx);
        expect(await deleteExercise(ctx, id)).toMatchObject({ ok: true });
        return using(id, "Deleted squat");
      },
      noLonger("Deleted squat"),
    ],
    [
      "an exercise of another account",
      async () => using(await givenExercise(await stranger(), { name: "Their secret" }), "What I call it"),
      noLonger("What I call it"),
    ],
    ["an image that nobody has", async () => showing(newId()), noImage],
    ["an address that is no image of ours", async () => showing("https://elsewhere.test/x.png"), noImage],
    ["an image of another account", async () => showing(await givenImage(await stranger())), noImage],
    [
      "an image of a colleague's, which nothing shows that I see",
      async () => showing(await givenImage(await colleague())),
      noImage,
    ],
  ])("%s: every other day is saved, and it is said which is not", async (_, makeDay, reason) => {
    const result = await saveDays(ctx, programId, [await makeDay(), squatDay("2")]);
    expect(result).toEqual({ saved: [{ key: "2", version: 1 }], conflicts: [], unsaved: [{ key: "1", reason }] });
    expect((await storedDays(ctx, programId)).map(({ day }) => day)).toEqual([2]);
  });

  test("is stored with an image of one's own", async () => {
    const mine = await givenImage(ctx);
    await saveDays(ctx, programId, [showing(mine)]);
    expect((await storedDays(ctx, programId))[0]?.document.image).toBe(mine);
  });
});

test("without script, too, a day that names what is gone is left out, said, and shown as it was typed", async () => {
  const image = await givenImage(ctx);
  await saveDays(ctx, programId, [{ ...squatDay("1"), image }, squatDay("2")]);
  await ctx.db.delete(files);
  const form = typedOver(await weekForm(ctx, programId), { "1.name": "Typed", "2.name": "Stored" });
  const result = await postForm(ctx, programId, form);
  expect(result).toMatchObject({
    ok: false,
    status: 409,
    refusal: {
      message: expect.stringMatching(/^Everything else is saved. Day 1 was not saved: its image/),
      conflicts: [],
    },
  });
  if (!result.ok) expect(result.refusal.workouts).toMatchObject([{ key: "1", workout: { name: "Typed" } }]);
  expect(await storedNames(ctx, programId)).toEqual(["Squats", "Stored"]);
});

describe("an image for a day", () => {
  test("is not put over another one that the day got meanwhile", async () => {
    const [first, second] = [await givenImage(ctx), await givenImage(ctx)];
    const program = await findProgram(ctx, programId);
    await saveDays(ctx, programId, [squatDay("1")]);
    const save = (image: string, version: number) =>
      saveWorkoutImage(ctx, program, "1", { image, version, saveId: newId() });
    expect(await save(first, 1)).toEqual({ ok: true });
    expect(await save(second, 1)).toMatchObject({ ok: false, theirs: { values: { imageId: first }, version: 2 } });
    expect(await save(second, 2)).toEqual({ ok: true });
    expect((await readDayOf(ctx, programId, "1")).workout.image).toBe(second);
  });

  test("is none that one may not see, and says so at its field", async () => {
    const theirs = await givenImage((await addUser(account)).ctx);
    const program = await findProgram(ctx, programId);
    await saveDays(ctx, programId, [squatDay("1")]);
    const asked = { image: theirs, version: 1, saveId: newId() };
    expect(await saveWorkoutImage(ctx, program, "1", asked)).toMatchObject({
      ok: false,
      problems: { image: [expect.stringContaining("its image is no longer there")] },
    });
    expect((await readDayOf(ctx, programId, "1")).workout.image).toBeNull();
  });
});

async function givenImage({ db, actor }: Context) {
  const id = newId();
  const size = { widths: [480], width: 480, height: 360, byteSize: 1000 };
  const owner = { accountId: actor.accountId, creatorId: actor.userId };
  await db.insert(files).values({ ...owner, ...size, id, contentType: "image/webp" });
  return id;
}
