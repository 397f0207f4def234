import { expect, test } from "vitest";
import { refreshSnapshots, searchExercises } from "#app/features/exercises/queries.server.ts";
import { coachingBusiness } from "#tests/support/factory.ts";

test("an exercise is found by a part of its name, whatever the case and accents", async () => {
  const { ctx } = await coachingBusiness();
  const cards = await searchExercises(ctx, { search: "ÁCK SQ", offset: 0, limit: 20 });
  expect(cards.map((card) => card.name)).toContain("Back squat");
  const card = cards.find(({ name }) => name === "Back squat");
  expect(card).toMatchObject({ categories: ["Strength"], imageUrl: null, videoUrl: null });
  expect(card?.trackableCategoryConfiguration.slice(0, 2)).toEqual(["reps", "weight"]);
  const snapshots = await refreshSnapshots(
    ctx,
    cards.map(({ id }) => id),
  );
  expect(snapshots.size).toBe(cards.length);
});
