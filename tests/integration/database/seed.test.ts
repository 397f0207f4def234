import { and, eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import { foldOtherNames, otherNameLimits } from "#app/domain/exercises/other-names.ts";
import { foldForSearch, sortKey } from "#app/domain/text/fold.ts";
import { trackableCategories } from "#app/domain/trackables/table.ts";
import { openDatabase } from "#db/client.ts";
import { accounts } from "#db/schema/accounts.ts";
import {
  difficulties,
  exerciseCategories,
  exerciseSubcategories,
  setTypes,
  trackables,
} from "#db/schema/catalogues.ts";
import { exerciseCategoryLinks, exerciseSubcategoryLinks, exercises } from "#db/schema/exercises.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import { starterOtherNames } from "#db/seed/library/other-names/all.ts";
import { seedReference } from "#db/seed/reference.ts";
import { referenceFacts } from "#scripts/database.ts";
import { copyTemplate, testDatabase } from "#tests/support/database/database.ts";

/** What a coach types to author the programs that the product is measured by. */
const namesToType = [
  ...["Barbell press", "Deadlift", "Bench press", "Back squat", "Chin-up", "Back extension", "Power clean"],
  ...["Brisk walk", "Jog", "Walk", "Pull-up", "Push-up", "Air squat", "Thruster", "Kettlebell swing", "Burpee"],
  ...["Row", "Run", "15/15 run", "Dumbbell bench press", "One-arm dumbbell row", "Lateral raise", "Front raise"],
  ...["Rear delt fly", "Shrug", "Machine lateral raise", "Machine front raise", "Reverse pec deck", "Machine shrug"],
  ...["Leg press", "Barbell curl", "Box jump", "Countermovement jump", "30 m sprint", "Sled push", "Bike"],
  ...["Trap-bar deadlift", "Team match"],
];

async function countRows() {
  const { db } = await testDatabase();
  const tables: Record<string, PgTable> = {
    ...{ accounts, difficulties, setTypes, trackables, exerciseCategories, exerciseSubcategories },
    ...{ exercises, exerciseCategoryLinks, exerciseSubcategoryLinks },
  };
  const counts = Object.entries(tables).map(async ([name, table]) => [name, await db.$count(table)] as const);
  return Object.fromEntries(await Promise.all(counts));
}

async function systemExercises() {
  const { db } = await testDatabase();
  return db.select().from(exercises).where(eq(exercises.accountId, systemAccountId));
}

describe("the reference data", () => {
  test("are the same rows after a second and a third run", async () => {
    const { db } = await testDatabase();
    const before = await countRows();
    expect(Object.values(before).every((count) => count > 0)).toBe(true);
    await seedReference(db, referenceFacts);
    await seedReference(db, referenceFacts, { restoreLibrary: true });
    expect(await countRows()).toEqual(before);
  });

  test("follow the domain's set types and trackables", async () => {
    const { db } = await testDatabase();
    const types = await db.select().from(setTypes).orderBy(setTypes.position);
    expect(types.map(({ code, name }) => ({ code, name }))).toEqual(referenceFacts.setTypes);
    const [weight] = await db.select().from(trackables).where(eq(trackables.category, "weight"));
    expect(weight).toMatchObject({ name: "Weight", position: 2, units: ["kilograms", "pounds"] });
    const kept = await db.select().from(trackables).orderBy(trackables.position);
    expect(kept.map(({ category, types }) => [category, types])).toEqual(
      referenceFacts.trackables.map(({ category, types }) => [category, types]),
    );
    expect(weight?.types).toEqual(expect.arrayContaining(["amount", "range", "percentageRange"]));
  });

  test("take a new build's names of set types and trackables", async () => {
    const { db } = await testDatabase();
    await db.update(setTypes).set({ name: "Old name" }).where(eq(setTypes.code, "emom"));
    await seedReference(db, referenceFacts);
    const [emom] = await db.select().from(setTypes).where(eq(setTypes.code, "emom"));
    expect(emom?.name).toBe("Emom");
  });
});

describe("the starter library", () => {
  test("has at least 120 system exercises, each with a place, a difficulty, a cue and trackables", async () => {
    const { db } = await testDatabase();
    const rows = await systemExercises();
    expect(rows.length).toBeGreaterThanOrEqual(120);
    const placed = await db
      .select({ id: exerciseSubcategoryLinks.exerciseId })
      .from(exerciseSubcategoryLinks)
      .innerJoin(exerciseSubcategories, eq(exerciseSubcategories.id, exerciseSubcategoryLinks.subcategoryId))
      .innerJoin(
        exerciseCategoryLinks,
        and(
          eq(exerciseCategoryLinks.exerciseId, exerciseSubcategoryLinks.exerciseId),
          eq(exerciseCategoryLinks.categoryId, exerciseSubcategories.categoryId),
        ),
      );
    expect(new Set(placed.map(({ id }) => id))).toEqual(new Set(rows.map(({ id }) => id)));
    for (const row of rows) {
      expect(row.isSystem, row.name).toBe(true);
      expect(row.description.length, row.name).toBeGreaterThan(20);
      expect(row.trackableCategories.length, row.name).toBeGreaterThan(0);
      for (const category of row.trackableCategories) expect(trackableCategories, row.name).toContain(category);
    }
  });

  test("has a formula exactly where weight is tracked", async () => {
    for (const row of await systemExercises()) {
      const tracksWeight = row.trackableCategories.includes("weight");
      expect(row.oneRepetitionMaxFormula !== null, row.name).toBe(tracksWeight);
    }
  });

  test.each(namesToType)("has '%s' under that name", async (name) => {
    const { db } = await testDatabase();
    const found = await db
      .select({ name: exercises.name })
      .from(exercises)
      .where(and(eq(exercises.accountId, systemAccountId), eq(exercises.searchName, foldForSearch(name))));
    expect(found).toEqual([{ name }]);
  });

  test("names every exercise once and keeps superiors free of loops", async () => {
    const rows = await systemExercises();
    expect(new Set(rows.map(({ searchName }) => searchName)).size).toBe(rows.length);
    const byId = new Map(rows.map((row) => [row.id, row]));
    const inferior = rows.filter(({ superiorExerciseId }) => superiorExerciseId !== null);
    expect(inferior.length).toBeGreaterThanOrEqual(10);
    for (const row of inferior) {
      const chain = [row];
      for (let next = row; next.superiorExerciseId; ) {
        const above = byId.get(next.superiorExerciseId);
        expect(above, `${next.name} names an exercise of the library`).toBeDefined();
        if (!above || chain.push(above) > 6) break;
        next = above;
      }
      expect(chain.length, row.name).toBeLessThanOrEqual(6);
      expect(row.superiorExercisePercentage, row.name).toBeGreaterThanOrEqual(1);
    }
    const frontSquat = rows.find(({ name }) => name === "Front squat");
    expect(byId.get(frontSquat?.superiorExerciseId ?? "")?.name).toBe("Back squat");
    expect(frontSquat?.superiorExercisePercentage).toBe(85);
  });
});

describe("what an administrator changed", () => {
  const named = (name: string) => and(eq(exercises.accountId, systemAccountId), eq(exercises.name, name));

  test("stays: an edited exercise, a renamed category", async () => {
    const { db } = await testDatabase();
    await db.update(exercises).set({ description: "Our own cue." }).where(named("Burpee"));
    await db
      .update(exerciseCategories)
      .set({ name: "Conditioning", sortName: "conditioning" })
      .where(eq(exerciseCategories.name, "Cardio"));
    await seedReference(db, referenceFacts, { restoreLibrary: true });
    const [burpee] = await db.select().from(exercises).where(named("Burpee"));
    expect(burpee?.description).toBe("Our own cue.");
    const categories = await db.select({ name: exerciseCategories.name }).from(exerciseCategories);
    expect(categories.map(({ name }) => name)).toContain("Conditioning");
    expect(categories.map(({ name }) => name)).not.toContain("Cardio");
  });

  test("other names are added once: a new one to what there is, and never one that somebody removed or gave away", async () => {
    const { db } = await testDatabase();
    const read = async (name: string) => (await db.select().from(exercises).where(named(name)))[0];
    const store = (
      name: string,
      otherNames: string[] | null,
      more: { offeredNames?: string[] | null; version?: number },
    ) =>
      db
        .update(exercises)
        .set({ otherNames, searchOthers: foldOtherNames(otherNames ?? []), ...more })
        .where(named(name));
    const others = (name: string) => [...(starterOtherNames[name] ?? [])];
    const rename = (from: string, to: string) =>
      db
        .update(exercises)
        .set({ name: to, searchName: foldForSearch(to), sortName: sortKey(to) })
        .where(named(from));
    expect(await read("Barbell press")).toMatchObject({ searchOthers: expect.stringContaining("\nohp\n") });
    await store("Barbell press", [], {});
    await store("Deadlift", ["Own", "DL"], { offeredNames: ["conventional deadlift"] });
    // Of builds that did not note what they had added: never filled in, never edited, edited.
    await store("Dip", null, { offeredNames: null });
    await store("Sumo deadlift", ["Sumo"], { offeredNames: null });
    await store("Back squat", ["Squat"], { offeredNames: null, version: 2 });
    await rename("Wall slide", "Bar dip");
    for (const _ of ["once", "again"]) {
      await seedReference(db, referenceFacts);
      expect(await read("Barbell press")).toMatchObject({ otherNames: [], searchOthers: "" });
      const added = ["Barbell deadlift", ...others("Deadlift").slice(3)];
      expect(await read("Deadlift")).toMatchObject({ otherNames: ["Own", "DL", ...added] });
      const [, taken, ...free] = others("Dip");
      expect(taken).toBe("Bar dip");
      expect(await read("Dip")).toMatchObject({ otherNames: ["Parallel-bar dip", ...free] });
      expect(await read("Sumo deadlift")).toMatchObject({ otherNames: others("Sumo deadlift") });
      expect(await read("Back squat")).toMatchObject({ otherNames: ["Squat"] });
    }
    await rename("Bar dip", "Wall slide");
  });

  test("no exercise gets more other names than its form takes", async () => {
    const { db } = await testDatabase();
    const many = Array.from({ length: otherNameLimits.count - 1 }, (_, at) => `Own ${at}`);
    await db
      .update(exercises)
      .set({ otherNames: many, searchOthers: foldOtherNames(many), offeredNames: [] })
      .where(named("Front squat"));
    await seedReference(db, referenceFacts);
    const [row] = await db.select().from(exercises).where(named("Front squat"));
    expect(row?.otherNames).toEqual([...many, "Barbell front squat"]);
  });

  test("a deleted exercise stays away at the next start, and comes back only when asked for", async () => {
    const { db } = await testDatabase();
    await db.delete(exercises).where(named("Wall slide"));
    await seedReference(db, referenceFacts);
    expect(await db.select().from(exercises).where(named("Wall slide"))).toEqual([]);
    await seedReference(db, referenceFacts, { restoreLibrary: true });
    const [restored] = await db.select().from(exercises).where(named("Wall slide"));
    expect(restored).toBeDefined();
    const links = await db
      .select()
      .from(exerciseCategoryLinks)
      .where(eq(exerciseCategoryLinks.exerciseId, restored?.id ?? ""));
    expect(links).toHaveLength(1);
  });

  test("an own category with the name of a deleted starter category is used in its place", async () => {
    const { url, drop } = await copyTemplate();
    const { db, end } = openDatabase(url, { max: 2 });
    try {
      await db.execute(sql`truncate exercises, exercise_subcategories, exercise_categories cascade`);
      const own = { id: systemAccountId, name: "CARDIO", sortName: "cardio" };
      await db.insert(exerciseCategories).values(own);
      await seedReference(db, referenceFacts, { restoreLibrary: true });
      const [run] = await db
        .select({ categoryId: exerciseCategoryLinks.categoryId })
        .from(exerciseCategoryLinks)
        .innerJoin(exercises, eq(exercises.id, exerciseCategoryLinks.exerciseId))
        .where(named("Run"));
      expect(run?.categoryId).toBe(own.id);
    } finally {
      await end();
      await drop();
    }
  });
});
