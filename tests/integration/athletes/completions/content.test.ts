import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { completionSchema } from "#app/domain/completions/schema.ts";
import { storeCompletion, updateCompletion } from "#app/features/completions/mutations.server.ts";
import { storeImage } from "#app/features/uploads/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { completions } from "#db/schema/completions.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { didOf, givenAthlete, type Rounds, resultsOfUser, stored } from "./given.ts";

/** Proves what a completion may carry beside its workout, and how much may be done. */
let given: Awaited<ReturnType<typeof givenAthlete>>;
let ctx: Context;

beforeEach(async () => {
  given = await givenAthlete();
  ({ ctx } = given.athlete);
});

const did = (changes = {}, rounds: Rounds = [[5, 100]]) => didOf(given.programId, given.day, rounds, changes);

async function rowOf(id: string) {
  const isIt = and(eq(completions.accountId, ctx.actor.accountId), eq(completions.id, id));
  const [row] = await ctx.db.select().from(completions).where(isIt);
  return row;
}

async function pictureOf(who: Context) {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#336" } })
    .jpeg()
    .toBuffer();
  const kept = await storeImage(who, bytes, who.actor.accountId);
  if (!kept.ok) throw new Error(kept.reason);
  return kept.id;
}

describe("rating, minutes and image", () => {
  test("are kept, stay where an app does not send them, and go with null", async () => {
    const imageId = await pictureOf(ctx);
    const input = did({ sessionRpe: 7.5, minutes: 62, imageId });
    await stored(ctx, input);
    const told = { sessionRpe: 7.5, minutes: 62, imageId };
    expect(await rowOf(input.id)).toMatchObject(told);
    await updateCompletion(ctx, did({ id: input.id, comment: "Hard" }));
    expect(await rowOf(input.id)).toMatchObject({ ...told, comment: "Hard" });
    await updateCompletion(ctx, did({ id: input.id, sessionRpe: null, minutes: null, imageId: null }));
    expect(await rowOf(input.id)).toMatchObject({ sessionRpe: null, minutes: null, imageId: null });
  });

  test.each([
    { sessionRpe: 10.5 },
    { sessionRpe: -0.5 },
    { sessionRpe: 7.3 },
    { minutes: 0 },
    { minutes: 1441 },
    { minutes: 12.5 },
  ])("%o is refused", (wrong) => {
    expect(completionSchema.safeParse(did(wrong)).success).toBe(false);
  });

  test.each([{ sessionRpe: 0 }, { sessionRpe: 10 }, { minutes: 1 }, { minutes: 1440 }])("%o is taken", (right) => {
    expect(completionSchema.safeParse(did(right)).success).toBe(true);
  });

  test("an image that the athlete did not upload is refused", async () => {
    const stranger = await coachingBusiness({ roles: ["USR"] });
    for (const imageId of [newId(), await pictureOf(stranger.ctx), await pictureOf(given.coach.ctx)]) {
      const refused = await storeCompletion(ctx, did({ imageId }));
      expect(refused).toEqual({ ok: false, problems: { imageId: ["Choose the image again"] } });
    }
  });
});

describe("a done value past its limits", () => {
  test("is refused where it stands, and nothing is stored", async () => {
    const input = did({}, [[5, 1000.5]]);
    const path = "workout.modules.0.moduleExercises.0.moduleExerciseRounds.0.roundDefinitions.1.doneValue";
    expect(await storeCompletion(ctx, input)).toEqual({
      ok: false,
      problems: { [path]: ["Enter a number from 0 to 1000."] },
    });
    for (const wrong of [[[-1, 100]], [["10001", 100]], [[5, "2000"]]] as Rounds[]) {
      expect(await storeCompletion(ctx, did({}, wrong))).toMatchObject({ ok: false });
    }
    expect(await resultsOfUser(ctx, given.athlete.user.id)).toEqual([]);
  });

  test("that was stored before there were limits stays when the completion is sent again", async () => {
    const input = did();
    await stored(ctx, input);
    const old = did({ id: input.id }, [[5, 2500]]);
    await ctx.db.update(completions).set({ document: old.workout }).where(eq(completions.id, input.id));
    expect(await storeCompletion(ctx, { ...old, comment: "Still" })).toMatchObject({ ok: true });
    const more = did({ id: input.id }, [[5, 2600]]);
    expect(await storeCompletion(ctx, more)).toMatchObject({ ok: false });
  });
});
