import { expect, test } from "vitest";
import { readQuery } from "#app/domain/lists/read-query.ts";
import { libraryOptions, listExercises } from "#app/features/exercises/library.server.ts";
import { library, libraryChoices } from "#app/features/exercises/list.ts";
import { refreshSnapshots, searchExercises } from "#app/features/exercises/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
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

const namesFor = async (ctx: Context, search: string) =>
  (await searchExercises(ctx, { search, offset: 0, limit: 20 })).map(({ name }) => name);

test("other names find an exercise: the very name, the very other name, a start, then all words in any order", async () => {
  const { ctx } = await coachingBusiness();
  const others: Record<string, string[]> = {
    "Zott lift": [],
    "Alpha lift": ["Zott lift A", "Zott"],
    "Zott lift twice": [],
    "Beta lift": ["Zott lift B"],
    "Lift of the zott": [],
  };
  for (const [name, otherNames] of Object.entries(others)) await givenExercise(ctx, { name, otherNames });
  expect(await namesFor(ctx, "zott lift")).toEqual([
    "Zott lift",
    "Zott lift twice",
    "Alpha lift",
    "Beta lift",
    "Lift of the zott",
  ]);
  expect((await namesFor(ctx, "zott"))[0]).toBe("Alpha lift");
  expect(await namesFor(ctx, "LIFT žott")).toHaveLength(5);
});

test.each([
  ["OHP", "Barbell press"],
  ["squat", "Back squat"],
  ["pullups", "Pull-up"],
  ["pull up", "Pull-up"],
  ["press bench dumbbell", "Dumbbell bench press"],
  ["db bench press", "Dumbbell bench press"],
  ["kb swings", "Kettlebell swing"],
  ["DB RDL", "Dumbbell Romanian deadlift"],
  ["bakc sqaut", "Back squat"],
  ["deadlfit", "Deadlift"],
  ["bulgerian spilt squat", "Bulgarian split squat"],
  ["ketlebel swing", "Kettlebell swing"],
  ["ovrhead press", "Barbell press"],
])("'%s' finds %s first", async (search, name) => {
  const { ctx } = await coachingBusiness();
  expect((await namesFor(ctx, search))[0]).toBe(name);
});

test("an abbreviation is a whole word, and stands for its word in names, too", async () => {
  const { ctx } = await coachingBusiness();
  await givenExercise(ctx, { name: "Handball DB whirl" });
  expect(await namesFor(ctx, "dumbbell whirl")).toEqual(["Handball DB whirl"]);
  expect(await namesFor(ctx, "dumbbell")).not.toContain("Sandbag carry");
});

test("a short word is the start of a word, and a search as it is written is found anywhere", async () => {
  const { ctx } = await coachingBusiness();
  expect(await namesFor(ctx, "back s")).toEqual(["Back squat", "Backward sled drag"]);
  expect(await namesFor(ctx, "s back")).toEqual(["Back squat", "Backward sled drag"]);
  expect(await namesFor(ctx, "ck sq")).toEqual(["Back squat", "Cossack squat", "Hack squat"]);
});

test("slips are forgiven only where nothing is written so, and only in the person's own scope", async () => {
  const { ctx } = await coachingBusiness();
  const stranger = await coachingBusiness();
  await givenExercise(stranger.ctx, { name: "Sqaut of a stranger" });
  expect(await namesFor(ctx, "sqaut")).toContain("Back squat");
  expect(await namesFor(stranger.ctx, "sqaut")).toEqual(["Sqaut of a stranger"]);
  expect(await namesFor(ctx, "xyzzy plugh")).toEqual([]);
  for (const signs of ["((a+b)*", "db\\press", "%_"]) expect(await namesFor(ctx, signs)).toEqual([]);
  expect(await namesFor(ctx, "db( curl")).toContain("Dumbbell curl");
});

const found = async (ctx: Context, search: string) =>
  (await searchExercises(ctx, { search, offset: 0, limit: 20 })).map(({ name, called }) => [name, called]);

test("an exercise that was found by another name says which, and by its own name none", async () => {
  const { ctx } = await coachingBusiness();
  const otherNames = ["Quiv press overhead", "Quivs", "Quiv press"];
  await givenExercise(ctx, { name: "Zorb lift", otherNames });
  await givenExercise(ctx, { name: "Quiv", otherNames: ["Quiv of old"] });
  expect(await found(ctx, "quiv")).toEqual([
    ["Quiv", null],
    ["Zorb lift", "Quivs"],
  ]);
  expect(await found(ctx, "press QUÍV")).toEqual([["Zorb lift", "Quiv press"]]);
  expect(await found(ctx, "qiuv overhaed")).toEqual([["Zorb lift", "Quiv press overhead"]]);
  expect(await found(ctx, "zrob")).toEqual([["Zorb lift", null]]);
  expect(await found(ctx, "zorb quivs")).toEqual([["Zorb lift", null]]);
});

test("the list says whether it found names, also other names, or names that are written a little differently", async () => {
  const { ctx } = await coachingBusiness();
  await givenExercise(ctx, { name: "Wibble", otherNames: ["Wobble"] });
  await givenExercise(ctx, { name: "Wobble board" });
  expect(await listed(ctx, "search=wibble")).toMatchObject({ total: 1, by: "name", items: [{ called: null }] });
  expect(await listed(ctx, "search=wobble")).toMatchObject({ total: 2, by: "otherName" });
  expect(await listed(ctx, "search=wiblbe")).toMatchObject({ total: 1, by: "slip", items: [{ called: null }] });
  expect(await listed(ctx, "search=wobbel")).toMatchObject({ total: 2, by: "slip" });
  expect(await listed(ctx, "")).toMatchObject({ by: "name" });
});

test("a search that finds nothing offers the nearest names, and other filters offer none", async () => {
  const { ctx } = await coachingBusiness();
  const stranger = await coachingBusiness();
  await givenExercise(stranger.ctx, { name: "Bannch brees" });
  const nearest = async (query: string) => (await listed(ctx, query)).nearest;
  expect(await nearest("search=bannch brees")).toContain("Bench press");
  expect(await nearest("search=bannch brees")).not.toContain("Bannch brees");
  expect(await nearest("search=millitery briss")).toEqual(["Barbell press"]);
  expect(await nearest("search=xyzzy plugh")).toEqual([]);
  expect(await nearest("search=bannch brees&difficulty=beginner")).toEqual([]);
  expect(await nearest("search=bench")).toEqual([]);
});

async function listed(ctx: Context, query: string) {
  const options = await libraryOptions(ctx);
  return listExercises(ctx, readQuery(library, new URLSearchParams(query), libraryChoices(options)), options);
}
