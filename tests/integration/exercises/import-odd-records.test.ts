import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { importExercises } from "#app/features/exercises/import/import.server.ts";
import { exerciseSubcategories } from "#db/schema/catalogues.ts";
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
