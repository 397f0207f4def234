import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { pagesOf } from "#app/domain/lists/query.ts";
import { readQuery } from "#app/domain/lists/read-query.ts";
import { sortKey } from "#app/domain/text/fold.ts";
import { libraryOptions, listExercises } from "#app/features/exercises/library.server.ts";
import { library, libraryChoices } from "#app/features/exercises/list.ts";
import { searchExercises } from "#app/features/exercises/queries.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { exerciseCategoryLinks, exercises } from "#db/schema/exercises.ts";
import { difficultyIds } from "#db/seed/ids.ts";
import { starterExercises } from "#db/seed/library/all.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { givenExercise, placeId } from "#tests/support/training/exercises.ts";

async function list(ctx: Context, query: string) {
  const options = await libraryOptions(ctx);
  const asked = readQuery(library, new URLSearchParams(query), libraryChoices(options));
  return listExercises(ctx, asked, options);
}

/** Every page of the list, in order. */
async function listAll(ctx: Context, query = "") {
  const first = await list(ctx, query);
  const pages = [first];
  for (let page = 2; page <= pagesOf(library, first.total); page++)
    pages.push(await list(ctx, `${query}&page=${page}`));
  return pages.flatMap(({ items }) => items);
}

describe("the library shows", () => {
  test("24 a page, in people's order, each exercise once, and how many there are", async () => {
    const { ctx } = await coachingBusiness();
    const first = await list(ctx, "");
    expect(first.items).toHaveLength(24);
    expect(first.total).toBe(starterExercises.length);
    const all = await listAll(ctx);
    const names = all.map(({ name }) => name);
    expect(new Set(all.map(({ id }) => id)).size).toBe(starterExercises.length);
    expect(names).toEqual(names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)));
  });

  test("the account's own beside the system's, and nobody else's; an administrator sees all", async () => {
    const { ctx, account } = await coachingBusiness();
    const colleague = await addUser(account);
    const stranger = await coachingBusiness();
    await givenExercise(ctx, { name: "Scope squat mine" });
    await givenExercise(colleague.ctx, { name: "Scope squat colleague's" });
    await givenExercise(stranger.ctx, { name: "Scope squat stranger's" });
    const admin = await coachingBusiness({ roles: ["ADM"] });
    const seen = async (who: Context) => (await list(who, "search=scope+squat")).items.map(({ name }) => name);
    expect(await seen(ctx)).toEqual(["Scope squat colleague's", "Scope squat mine"]);
    expect(await seen(stranger.ctx)).toEqual(["Scope squat stranger's"]);
    expect(await seen(admin.ctx)).toHaveLength(3);
    expect(await seen((await coachingBusiness({ roles: ["USR"] })).ctx)).toEqual([]);
  });

  test("a page beyond the last as empty, with how many there are", async () => {
    const { ctx } = await coachingBusiness();
    const beyond = await list(ctx, "page=999");
    expect(beyond.items).toEqual([]);
    expect(beyond.total).toBeGreaterThan(100);
  });
});

test("an exercise says where it belongs, what is tracked, whether it has a video, and whose it is", async () => {
  const { ctx, account } = await coachingBusiness();
  const colleague = await addUser(account);
  const glutes = { subcategories: [placeId("Strength", "Glutes"), placeId("Strength", "Calves")] };
  await givenExercise(ctx, { name: "Told of one", ...glutes, videoUrl: "https://youtu.be/dQw4w9WgXcQ" });
  await givenExercise(colleague.ctx, { name: "Told of two", trackableCategories: [] });
  expect((await list(ctx, "search=told")).items).toMatchObject([
    { place: "Strength, Calves, Glutes", tracked: "Reps, Weight", hasVideo: true, owner: "Mine" },
    { place: "Strength", tracked: "", hasVideo: false, owner: colleague.user.fullName },
  ]);
  expect((await list(ctx, "search=back squat")).items[0]).toMatchObject({ name: "Back squat", owner: "Library" });
});

describe("the order", () => {
  test("is by name, backwards, or what was added last first", async () => {
    const { ctx } = await coachingBusiness();
    for (const name of ["Sorted b", "Sorted c", "Sorted a"]) await givenExercise(ctx, { name });
    const names = async (sort: string) =>
      (await list(ctx, `search=sorted&sort=${sort}`)).items.map(({ name }) => name.at(-1)).join("");
    expect(await names("")).toBe("abc");
    expect(await names("-name")).toBe("cba");
    expect(await names("added")).toBe("acb");
    expect(await names("-added")).toBe("bca");
  });
});

describe("the filters", () => {
  test("mine, colleagues' and the library's are told apart", async () => {
    const { ctx, account } = await coachingBusiness();
    const colleague = await addUser(account);
    await givenExercise(ctx, { name: "Whose squat mine" });
    await givenExercise(colleague.ctx, { name: "Whose squat theirs" });
    const names = async (query: string) => (await listAll(ctx, query)).map(({ name }) => name);
    expect(await names("whose=mine")).toEqual(["Whose squat mine"]);
    expect(await names("whose=colleagues")).toEqual(["Whose squat theirs"]);
    const library = await names("whose=library");
    expect(library).toContain("Back squat");
    expect(library).toHaveLength(starterExercises.length);
    expect(await names("whose=strangers&search=whose")).toEqual(["Whose squat mine", "Whose squat theirs"]);
  });

  test("search finds a part of the name, whatever its case and accents, and takes signs as they are", async () => {
    const { ctx } = await coachingBusiness();
    await givenExercise(ctx, { name: "Kovačeva 100%_proba" });
    for (const search of ["kovac", "KOVAČ", "čeva 100", "100%25_p"]) {
      expect((await list(ctx, `search=${search}`)).items.map(({ name }) => name)).toEqual(["Kovačeva 100%_proba"]);
    }
    expect((await list(ctx, "search=1%25%25%25")).items).toEqual([]);
    expect((await list(ctx, "search=%00kovac")).items).toHaveLength(1);
  });

  test("difficulty, category and subcategory narrow the list together", async () => {
    const { ctx } = await coachingBusiness();
    const speed = await listAll(ctx, `category=${placeId("Speed")}`);
    expect(speed.length).toBeGreaterThan(3);
    expect(speed.every(({ place }) => place.startsWith("Speed, "))).toBe(true);
    const sprints = await listAll(ctx, `category=${placeId("Speed")}&subcategory=${placeId("Speed", "Sprints")}`);
    expect(sprints.length).toBeGreaterThan(0);
    expect(sprints.length).toBeLessThan(speed.length);
    const easy = await listAll(ctx, "difficulty=beginner");
    expect(easy.length).toBeGreaterThan(0);
    expect(easy.every(({ difficulty }) => difficulty === "Beginner")).toBe(true);
    const expected = starterExercises.filter(
      ({ difficulty, place, name }) => difficulty === "beginner" && place[0] === "Speed" && /sprint/i.test(name),
    );
    const both = await listAll(ctx, `difficulty=beginner&category=${placeId("Speed")}&search=sprint`);
    expect(both.map(({ name }) => name).toSorted()).toEqual(expected.map(({ name }) => name).toSorted());
  });

  test("what cannot be chosen counts as not set, and so does another category's subcategory", async () => {
    const options = await libraryOptions((await coachingBusiness()).ctx);
    const read = (query: string) => readQuery(library, new URLSearchParams(query), libraryChoices(options));
    const empty = { search: "", difficulty: "", category: "", subcategory: "", whose: "" };
    const arranged = { page: 1, view: "grid", sort: "name" };
    expect(read("")).toEqual({ ...empty, ...arranged });
    expect(read(`difficulty=x&category=${newId()}&subcategory=1&page=-3&view=cube`)).toEqual({ ...empty, ...arranged });
    const glutes = placeId("Strength", "Glutes");
    expect(read(`category=${placeId("Speed")}&subcategory=${glutes}`).subcategory).toBe("");
    expect(read(`subcategory=${glutes}`).subcategory).toBe(glutes);
  });
});

test("the options are every difficulty in its order, and every category with its own subcategories", async () => {
  const { ctx } = await coachingBusiness();
  const { difficulties, categories } = await libraryOptions(ctx);
  expect(difficulties.map(({ code }) => code)).toEqual(["beginner", "intermediate", "advanced", "elite"]);
  expect(categories.map(({ name }) => name)).toEqual(categories.map(({ name }) => name).toSorted());
  expect(categories.find(({ name }) => name === "Speed")?.subcategories.map(({ name }) => name)).toEqual([
    "Agility",
    "Sprints",
  ]);
});

test("a page costs two statements, with ten rows and with a thousand, and a third if nothing is found", async () => {
  const few = await coachingBusiness();
  const many = await coachingBusiness();
  await insertMany(many.ctx, 1000);
  const { queries } = await testDatabase();
  for (const { ctx } of [few, many]) {
    const before = queries.length;
    await list(ctx, "search=press&page=1");
    expect(queries.length - before).toBe(2);
  }
  const before = queries.length;
  expect((await list(many.ctx, "search=bukl+77")).total).toBeGreaterThan(10);
  expect((await list(many.ctx, "search=nowhere+near")).total).toBe(0);
  expect(queries.length - before).toBe(5);
  const page = await list(many.ctx, "search=bulk&page=42");
  expect(page.total).toBe(1000);
  expect(page.items).toHaveLength(16);
});

test("the editor's search slices the same list, with what a card shows", async () => {
  const { ctx } = await coachingBusiness();
  const first = await searchExercises(ctx, { offset: 0, limit: 30 });
  const next = await searchExercises(ctx, { offset: 30, limit: 10 });
  expect(first).toHaveLength(30);
  const all = await listAll(ctx);
  expect([...first, ...next].map(({ id }) => id)).toEqual(all.slice(0, 40).map(({ id }) => id));
  const within = { category: placeId("Speed"), subcategory: placeId("Speed", "Sprints") };
  const sprints = await searchExercises(ctx, { search: "30 m", ...within, offset: 0, limit: 20 });
  expect(sprints.map(({ name }) => name)).toContain("30 m sprint");
});

async function insertMany({ db, actor }: Context, count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    accountId: actor.accountId,
    id: newId(),
    creatorId: actor.userId,
    name: `Bulk ${index}`,
    sortName: sortKey(`Bulk ${index}`),
    searchName: `bulk ${index}`,
    difficultyId: difficultyIds.beginner,
    trackableCategories: ["reps"],
  }));
  for (let start = 0; start < count; start += 2000) await db.insert(exercises).values(rows.slice(start, start + 2000));
  const links = rows.map(({ accountId, id }) => ({ accountId, exerciseId: id, categoryId: placeId("Speed") }));
  for (let start = 0; start < count; start += 5000) {
    await db.insert(exerciseCategoryLinks).values(links.slice(start, start + 5000));
  }
}
