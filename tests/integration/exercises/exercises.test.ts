import { eq } from "drizzle-orm";
import sharp from "sharp";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { findExercise } from "#app/features/exercises/find.server.ts";
import { createExercise } from "#app/features/exercises/mutations.server.ts";
import { storeImage } from "#app/features/uploads/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { exercises } from "#db/schema/exercises.ts";
import { difficultyIds, systemAccountId } from "#db/seed/ids.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { changeExercise, exerciseInput, givenExercise, placeId, starterId } from "#tests/support/training/exercises.ts";

describe("creating an exercise", () => {
  test("keeps every field, and the creator finds them again", async () => {
    const { ctx, account, user } = await coachingBusiness();
    const id = await givenExercise(ctx, {
      name: "Zercher squat",
      description: "Bar in the elbows.",
      videoUrl: "https://youtu.be/dQw4w9WgXcQ",
      difficultyId: difficultyIds.advanced,
      categories: [placeId("Strength"), placeId("Mobility")],
      subcategories: [placeId("Strength", "Quadriceps")],
      trackableCategories: ["weight", "reps", "rpe"],
      oneRepetitionMaxFormula: "landers",
      superior: { name: "back SQUAT", id: null, pick: null, percentage: 80 },
    });
    const found = await findExercise(ctx, id);
    expect(found).toMatchObject({
      accountId: account.id,
      creatorId: user.id,
      isSystem: false,
      name: "Zercher squat",
      description: "Bar in the elbows.",
      videoUrl: "https://youtu.be/dQw4w9WgXcQ",
      thumbnailUrl: "https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg",
      difficulty: { code: "advanced", name: "Advanced" },
      subcategoryIds: [placeId("Strength", "Quadriceps")],
      trackableCategoryConfiguration: ["weight", "reps", "rpe"],
      oneRepetitionMaxFormula: "landers",
      superiorExercise: { id: starterId("Back squat"), name: "Back squat" },
      superiorExercisePercentage: 80,
      canEdit: true,
      canDelete: true,
      canCopy: true,
    });
    expect(found.categoryIds.toSorted()).toEqual([placeId("Strength"), placeId("Mobility")].toSorted());
  });

  test("is done once when the same form is posted twice, even at once, and answers alike", async () => {
    const { ctx } = await coachingBusiness();
    const id = newId();
    const answers = await Promise.all([
      createExercise(ctx, id, exerciseInput({ name: "Pressed twice" })),
      createExercise(ctx, id, exerciseInput({ name: "Pressed twice" })),
    ]);
    expect(answers).toEqual([
      { ok: true, id, superior: null },
      { ok: true, id, superior: null },
    ]);
    await changeExercise(ctx, id, exerciseInput({ name: "Renamed" }));
    expect(await createExercise(ctx, id, exerciseInput({ name: "Pressed twice" }))).toMatchObject({ ok: true, id });
    expect((await findExercise(ctx, id)).name).toBe("Renamed");
  });

  test("cannot take the id of an exercise that is there", async () => {
    const { ctx, account } = await coachingBusiness();
    const colleague = await addUser(account);
    const id = await givenExercise(colleague.ctx);
    await expect(createExercise(ctx, id, exerciseInput())).rejects.toThrow(NotFound);
    await expect(createExercise(ctx, starterId("Back squat"), exerciseInput())).rejects.toThrow(NotFound);
  });

  test.each(["ADM", "SYS"] as const)("by %s makes a system exercise, which every account sees", async (role) => {
    const admin = await coachingBusiness({ roles: [role] });
    const trainer = await coachingBusiness();
    const id = await givenExercise(admin.ctx, { name: `Library exercise of ${role}` });
    const seen = await findExercise(trainer.ctx, id);
    expect(seen).toMatchObject({ accountId: systemAccountId, isSystem: true, creatorId: admin.user.id });
    expect(seen).toMatchObject({ canEdit: false, canDelete: false, canCopy: true });
  });

  test("is not for an athlete", async () => {
    const { ctx } = await coachingBusiness({ roles: ["USR"] });
    await expect(createExercise(ctx, newId(), exerciseInput())).rejects.toThrow(Forbidden);
  });
});

describe("what a form points at", () => {
  test("a subcategory whose category is not chosen is dropped", async () => {
    const { ctx } = await coachingBusiness();
    const chosen = [placeId("Strength", "Glutes"), placeId("Speed", "Sprints")];
    const id = await givenExercise(ctx, { subcategories: chosen });
    expect((await findExercise(ctx, id)).subcategoryIds).toEqual([placeId("Strength", "Glutes")]);
  });

  test("forged ids are refused, each at its field", async () => {
    const { ctx } = await coachingBusiness();
    const id = newId();
    const forged = { difficultyId: newId(), categories: [newId()], subcategories: [newId()], imageId: newId() };
    const saved = await createExercise(ctx, id, exerciseInput(forged));
    expect(saved).toEqual({
      ok: false,
      problems: {
        difficulty: ["Exercise difficulty required"],
        categories: ["One of these categories is gone: choose again"],
        subcategories: ["One of these subcategories is gone: choose again"],
        image: ["Choose the image again"],
      },
      offers: { superiorPick: [] },
    });
    await expect(findExercise(ctx, id)).rejects.toThrow(NotFound);
  });
});

describe("the image of an exercise", () => {
  async function image(business: { ctx: Context }, accountId: string) {
    const plain = sharp({ create: { width: 8, height: 6, channels: 3, background: "#17201d" } });
    const saved = await storeImage(business.ctx, await plain.png().toBuffer(), accountId);
    if (!saved.ok) throw new Error(saved.reason);
    return saved.id;
  }

  test("is one that its creator uploaded, or of an exercise of the system library", async () => {
    const trainer = await coachingBusiness();
    const admin = await coachingBusiness({ roles: ["ADM"] });
    const ofLibrary = await image(admin, systemAccountId);
    await givenExercise(admin.ctx, { imageId: ofLibrary });
    for (const imageId of [await image(trainer, trainer.account.id), ofLibrary]) {
      const id = await givenExercise(trainer.ctx, { imageId });
      expect((await findExercise(trainer.ctx, id)).imageId).toBe(imageId);
    }
  });

  test("is not one of another account, not even for an administrator, who sees it", async () => {
    const stranger = await coachingBusiness();
    const imageId = await image(stranger, stranger.account.id);
    for (const roles of [["TRN"], ["ADM"]] as const) {
      const { ctx } = await coachingBusiness({ roles });
      const saved = await createExercise(ctx, newId(), exerciseInput({ imageId }));
      expect(saved).toMatchObject({ ok: false, problems: { image: ["Choose the image again"] } });
    }
  });

  test("stays when somebody else corrects the exercise", async () => {
    const trainer = await coachingBusiness();
    const imageId = await image(trainer, trainer.account.id);
    const id = await givenExercise(trainer.ctx, { imageId });
    const admin = await coachingBusiness({ roles: ["ADM"] });
    expect(await changeExercise(admin.ctx, id, exerciseInput({ name: "Corrected", imageId }))).toMatchObject({
      ok: true,
      id,
    });
    expect((await findExercise(trainer.ctx, id)).imageId).toBe(imageId);
  });
});

describe("changing an exercise", () => {
  test("replaces every field, and an empty video address clears the thumbnail too", async () => {
    const { ctx } = await coachingBusiness();
    const id = await givenExercise(ctx, {
      videoUrl: "https://youtu.be/dQw4w9WgXcQ",
      superior: { name: "Deadlift", id: null, pick: null, percentage: 70 },
      subcategories: [placeId("Strength", "Glutes")],
    });
    const input = exerciseInput({
      name: "Box squat",
      categories: [placeId("Speed")],
      trackableCategories: ["reps"],
      oneRepetitionMaxFormula: null,
    });
    expect(await changeExercise(ctx, id, input)).toMatchObject({ ok: true, id });
    expect(await findExercise(ctx, id)).toMatchObject({
      name: "Box squat",
      videoUrl: null,
      thumbnailUrl: null,
      categoryIds: [placeId("Speed")],
      subcategoryIds: [],
      trackableCategoryConfiguration: ["reps"],
      oneRepetitionMaxFormula: null,
      superiorExercise: null,
      superiorExercisePercentage: null,
    });
  });

  test("is for the creator and administrators; a colleague sees it, another account does not", async () => {
    const { ctx, account } = await coachingBusiness();
    const id = await givenExercise(ctx);
    const colleague = await addUser(account);
    const stranger = await coachingBusiness();
    const admin = await coachingBusiness({ roles: ["ADM"] });
    expect((await findExercise(colleague.ctx, id)).canEdit).toBe(false);
    await expect(changeExercise(colleague.ctx, id, exerciseInput())).rejects.toThrow(Forbidden);
    await expect(findExercise(stranger.ctx, id)).rejects.toThrow(NotFound);
    await expect(changeExercise(stranger.ctx, id, exerciseInput())).rejects.toThrow(NotFound);
    expect(await changeExercise(admin.ctx, id, exerciseInput({ name: "Corrected" }))).toMatchObject({ ok: true, id });
    expect(await findExercise(ctx, id)).toMatchObject({ name: "Corrected", accountId: account.id, canEdit: true });
  });

  test("of the system library is for administrators alone", async () => {
    const { ctx } = await coachingBusiness({ roles: ["PAR", "WRT"] });
    const id = starterId("Back squat");
    await expect(changeExercise(ctx, id, exerciseInput())).rejects.toThrow(Forbidden);
    await expect(findExercise(ctx, "not-an-id")).rejects.toThrow(NotFound);
    await expect(findExercise(ctx, newId())).rejects.toThrow(NotFound);
  });

  test("a client of the mobile app finds none", async () => {
    const { ctx } = await coachingBusiness({ roles: ["USR"] });
    await expect(findExercise(ctx, starterId("Back squat"))).rejects.toThrow(NotFound);
  });
});

test("a refused form leaves nothing behind", async () => {
  const { ctx } = await coachingBusiness();
  const id = newId();
  const saved = await createExercise(
    ctx,
    id,
    exerciseInput({ superior: { name: "Nosuchlift", id: null, pick: null, percentage: 5 } }),
  );
  expect(saved.ok).toBe(false);
  expect(await ctx.db.$count(exercises, eq(exercises.id, id))).toBe(0);
});
