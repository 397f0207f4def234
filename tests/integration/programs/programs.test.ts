import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { createFolder } from "#app/features/folders/mutations.server.ts";
import { createProgram, deleteProgram } from "#app/features/programs/mutations.server.ts";
import { durationLock, findProgram } from "#app/features/programs/queries.server.ts";
import { files } from "#db/schema/files.ts";
import { programs } from "#db/schema/programs.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { changeProgram, details, givenAssignment, givenProgram, givenWorkout } from "./given.ts";

describe("creating", () => {
  test("a new program is unpublished, without a price, and its creator's", async () => {
    const { ctx, user } = await coachingBusiness({ firstName: "Iva", lastName: "Šarić" });
    const id = newId();
    const text = { shortDescription: "Three days a week", description: "Volume, recovery, intensity." };
    const saved = await createProgram(ctx, id, details(text));
    expect(saved).toEqual({ ok: true, program: { id, name: "Texas Method" } });
    expect(await findProgram(ctx, id)).toEqual({
      id,
      accountId: user.accountId,
      businessId: user.accountId,
      isBought: false,
      isCopyOfBought: false,
      creatorId: user.id,
      creatorName: "Iva Šarić",
      name: "Texas Method",
      difficulty: expect.objectContaining({ code: "intermediate" }),
      folderId: null,
      imageId: null,
      continuous: false,
      duration: 4,
      timeUnit: "W",
      startDate: null,
      lastSaved: null,
      status: 1,
      priceCents: null,
      feedback: "",
      version: 1,
      canEdit: true,
      canDelete: true,
      ...text,
    });
  });

  test("the same form sent twice makes one program and answers alike", async () => {
    const { ctx, user } = await coachingBusiness();
    const id = newId();
    const answers = await Promise.all([createProgram(ctx, id, details()), createProgram(ctx, id, details())]);
    answers.push(await createProgram(ctx, id, details()));
    for (const answer of answers) expect(answer).toEqual({ ok: true, program: { id, name: "Texas Method" } });
    expect(await ctx.db.$count(programs, eq(programs.creatorId, user.id))).toBe(1);
  });

  test("a form that names somebody else's program as its own changes nothing", async () => {
    const mine = await coachingBusiness();
    const other = await coachingBusiness();
    const id = await givenProgram(mine.ctx);
    await expect(createProgram(other.ctx, id, details({ name: "Twin" }))).rejects.toThrow(NotFound);
    const colleague = await addUser(mine.account);
    await expect(createProgram(colleague.ctx, id, details({ name: "Twin" }))).rejects.toThrow(NotFound);
    expect(await mine.ctx.db.$count(programs, eq(programs.id, id))).toBe(1);
  });

  test("folders, images and difficulties that the coach could not choose are refused at their fields", async () => {
    const { ctx } = await coachingBusiness();
    const other = await coachingBusiness();
    const theirFolder = await createFolder(other.ctx, newId(), { name: "Theirs" });
    const theirImage = await givenImage(other.user);
    const forged = { folderId: theirFolder.id, imageId: theirImage, difficultyId: newId() };
    const id = newId();
    expect(await createProgram(ctx, id, details(forged))).toEqual({
      ok: false,
      problems: {
        folder: ["Choose one of your folders"],
        image: ["Choose the image again"],
        difficulty: ["Difficulty required"],
      },
    });
    await expect(findProgram(ctx, id)).rejects.toThrow(NotFound);
  });

  test("an athlete may not", async () => {
    const { ctx } = await coachingBusiness({ roles: ["USR"] });
    await expect(createProgram(ctx, newId(), details())).rejects.toThrow(Forbidden);
  });

  test.each([["PAR"], ["ADM"], ["SYS"]] as const)("the role %s may", async (role) => {
    const { ctx } = await coachingBusiness({ roles: [role] });
    expect(await createProgram(ctx, newId(), details())).toMatchObject({ ok: true });
  });
});

describe("who sees a program", () => {
  test("its creator and administrators; for everybody else it does not exist", async () => {
    const { ctx, account } = await coachingBusiness();
    const id = await givenProgram(ctx);
    const colleague = await addUser(account);
    const stranger = await coachingBusiness();
    for (const other of [colleague, stranger]) {
      await expect(findProgram(other.ctx, id)).rejects.toThrow(NotFound);
      await expect(changeProgram(other.ctx, id, details())).rejects.toThrow(NotFound);
      await expect(deleteProgram(other.ctx, id)).rejects.toThrow(NotFound);
      await expect(durationLock(other.ctx, id)).rejects.toThrow(NotFound);
    }
    const admin = await coachingBusiness({ roles: ["ADM"] });
    expect(await findProgram(admin.ctx, id)).toMatchObject({ canEdit: false, canDelete: true });
  });

  test("an athlete does not open programs", async () => {
    const { ctx, account } = await coachingBusiness();
    const id = await givenProgram(ctx);
    const athlete = await addUser(account, { roles: ["USR"] });
    await expect(findProgram(athlete.ctx, id)).rejects.toThrow(NotFound);
  });

  test("an address that is no id is not found", async () => {
    const { ctx } = await coachingBusiness();
    await expect(findProgram(ctx, "1; drop table")).rejects.toThrow(NotFound);
  });
});

describe("changing the details", () => {
  test("keeps the status and takes every field", async () => {
    const { ctx } = await coachingBusiness();
    const id = await givenProgram(ctx);
    await ctx.db.update(programs).set({ status: 3, priceCents: 4900 }).where(eq(programs.id, id));
    const span = { continuous: true, startDate: "2026-03-04", duration: null, timeUnit: null };
    const changes = { name: "Club season", shortDescription: "In season", description: "All year", span };
    expect(await changeProgram(ctx, id, details(changes))).toMatchObject({ ok: true });
    const { span: _, ...text } = changes;
    expect(await findProgram(ctx, id)).toMatchObject({ ...text, ...span, status: 3, priceCents: 4900 });
  });

  test("is for the creator: an administrator who sees the program is forbidden", async () => {
    const { ctx } = await coachingBusiness();
    const id = await givenProgram(ctx);
    const admin = await coachingBusiness({ roles: ["SYS"] });
    await expect(changeProgram(admin.ctx, id, details())).rejects.toThrow(Forbidden);
  });

  test("takes an image of the account, and no other", async () => {
    const { ctx, user } = await coachingBusiness();
    const other = await coachingBusiness();
    const id = await givenProgram(ctx);
    const imageId = await givenImage(user);
    expect(await changeProgram(ctx, id, details({ imageId }))).toMatchObject({ ok: true });
    const theirs = await givenImage(other.user);
    const refused = await changeProgram(ctx, id, details({ imageId: theirs }));
    expect(refused).toEqual({ ok: false, problems: { image: ["Choose the image again"] } });
    expect(await findProgram(ctx, id)).toMatchObject({ imageId });
    expect(await changeProgram(ctx, id, details({ imageId: null }))).toMatchObject({ ok: true });
    expect(await findProgram(ctx, id)).toMatchObject({ imageId: null });
  });
});

describe("deleting", () => {
  test("takes the program and its workouts", async () => {
    const { ctx } = await coachingBusiness();
    const id = await givenProgram(ctx);
    await givenWorkout(ctx, id, { day: 1 });
    expect(await deleteProgram(ctx, id)).toMatchObject({ id, name: "Texas Method" });
    await expect(findProgram(ctx, id)).rejects.toThrow(NotFound);
  });

  test("is refused while anyone is assigned", async () => {
    const { ctx } = await coachingBusiness();
    const id = await givenProgram(ctx);
    await givenAssignment(ctx, id);
    const problems = { "": ["This program is in use and can't be deleted."] };
    expect(await deleteProgram(ctx, id)).toEqual({ ok: false, problems });
    expect(await findProgram(ctx, id)).toMatchObject({ id });
  });

  test("an administrator may delete any", async () => {
    const { ctx } = await coachingBusiness();
    const id = await givenProgram(ctx);
    const admin = await coachingBusiness({ roles: ["ADM"] });
    await deleteProgram(admin.ctx, id);
    await expect(findProgram(ctx, id)).rejects.toThrow(NotFound);
  });
});

async function givenImage(creator: { accountId: string; id: string }) {
  const { ctx } = await coachingBusiness();
  const image = { accountId: creator.accountId, id: newId(), creatorId: creator.id };
  const facts = { contentType: "image/webp", widths: [480], width: 480, height: 360, byteSize: 1000 };
  await ctx.db.insert(files).values({ ...image, ...facts });
  return image.id;
}
