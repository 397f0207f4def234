import { expect, test } from "vitest";
import { readQuery } from "#app/domain/lists/read-query.ts";
import { libraryOptions, listExercises } from "#app/features/exercises/library.server.ts";
import { library, libraryChoices } from "#app/features/exercises/list.ts";
import { refreshSnapshots, searchExercises } from "#app/features/exercises/queries.server.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { givenExercise } from "#tests/support/training/exercises.ts";

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

test("the very name stands first, then names that begin with it, from both libraries, here and in the library", async () => {
  const { ctx } = await coachingBusiness();
  for (const name of ["Zercher back squat", "Back squat zercher"]) await givenExercise(ctx, { name });
  const nearest = ["Back squat", "Back squat zercher", "Zercher back squat"];
  const cards = await searchExercises(ctx, { search: "back squat", offset: 0, limit: 3 });
  expect(cards.map(({ name }) => name)).toEqual(nearest);
  const second = await searchExercises(ctx, { search: "back squat", offset: 1, limit: 1 });
  expect(second.map(({ name }) => name)).toEqual(["Back squat zercher"]);
  const options = await libraryOptions(ctx);
  const query = readQuery(library, new URLSearchParams("search=back+squat"), libraryChoices(options));
  const { items } = await listExercises(ctx, query, options);
  expect(items.slice(0, 3).map(({ name }) => name)).toEqual(nearest);
});
