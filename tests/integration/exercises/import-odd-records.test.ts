import { like } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { importExercises } from "#app/features/exercises/import/import.server.ts";
import type { Db } from "#db/client.ts";
import { exerciseSubcategories } from "#db/schema/catalogues.ts";
import { exercises } from "#db/schema/exercises.ts";
import { testDatabase } from "#tests/support/database/database.ts";

test("a record with a NUL is refused alone, a byte order mark is read, and an unknown muscle makes no subcategory", async () => {
  const { db } = await testDatabase();
  const subcategories = await db.$count(exerciseSubcategories);
  const record = { level: "beginner", category: "strength", primaryMuscles: ["chest"] };
  const records = [
    { ...record, id: "nul", name: "Bad\0name" },
    { ...record, id: "odd", name: "Odd press", primaryMuscles: ["chest", "spleen"] },
    { ...record, id: "odder", name: "Odder press", primaryMuscles: ["gills"] },
  ];
  const result = await importExercises(db, `\uFEFF${JSON.stringify(records)}`, { newId });
  if (!result.ok) throw new Error(result.reason);
  const { report } = result;
  expect(report.added).toEqual(["Odd press", "Odder press"]);
  expect(report.refused).toMatchObject([{ position: 1, reason: "name must not contain a NUL character" }]);
  expect(report.unknownMuscles).toEqual([
    { name: "Odd press", muscles: ["spleen"] },
    { name: "Odder press", muscles: ["gills"] },
  ]);
  expect(await db.$count(exerciseSubcategories)).toBe(subcategories);
});

test("other names come along, except those that other exercises have; a record under another name is known", async () => {
  const { db } = await testDatabase();
  const record = { level: "beginner", category: "strength", primaryMuscles: ["chest"] };
  const records = [
    { ...record, id: "called", name: "Called press", otherNames: ["CP", "called PRESS", "Later press", "Back Squat"] },
    { ...record, id: "later", name: "Later press", otherNames: ["cp", "LP"] },
    { ...record, id: "known", name: "LP" },
    { ...record, id: "wrong", name: "Wrong press", otherNames: ["a, b", 7] },
  ];
  const { report } = await importAll(db, records.slice(0, 2));
  expect(report.takenNames).toEqual([
    { name: "Called press", taken: ["Later press", "Back Squat"] },
    { name: "Later press", taken: ["cp"] },
  ]);
  const again = await importAll(db, records.slice(2));
  expect(again.report.skipped).toEqual(["LP"]);
  expect(again.report.refused).toMatchObject([
    {
      reason: "otherNames.0 must not contain a comma, semicolon or line break; otherNames.1 must be text",
    },
  ]);
  const rows = await db.select().from(exercises).where(like(exercises.name, "%er press"));
  expect(rows.find(({ name }) => name === "Later press")).toMatchObject({ otherNames: ["LP"], searchOthers: "\nlp\n" });
});

async function importAll(db: Db, records: object[]) {
  const result = await importExercises(db, JSON.stringify(records), { newId });
  if (!result.ok) throw new Error(result.reason);
  return result;
}
