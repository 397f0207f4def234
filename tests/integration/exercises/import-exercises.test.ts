import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { and, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { type ImportReport, importExercises } from "#app/features/exercises/import/import.server.ts";
import type { Db } from "#db/client.ts";
import { openDatabase } from "#db/client.ts";
import { difficulties, exerciseCategories, exerciseSubcategories } from "#db/schema/catalogues.ts";
import { exerciseCategoryLinks, exerciseSubcategoryLinks, exercises } from "#db/schema/exercises.ts";
import { systemAccountId } from "#db/seed/ids.ts";
import { copyTemplate, testDatabase } from "#tests/support/database/database.ts";

const fixture = await readFile(new URL("./fixtures/exercises.json", import.meta.url), "utf8");
const wholeFile = fileURLToPath(new URL("../../../../shared/data/exercises.json", import.meta.url));

/** A fresh copy of the seeded database, for what counts rows. */
async function withLibrary(work: (db: Db) => Promise<void>) {
  const { url, drop } = await copyTemplate();
  const { db, end } = openDatabase(url, { max: 3 });
  try {
    await work(db);
  } finally {
    await end();
    await drop();
  }
}

async function imported(db: Db, text: string): Promise<ImportReport> {
  const result = await importExercises(db, text, { newId });
  if (!result.ok) throw new Error(result.reason);
  return result.report;
}

async function find(db: Db, name: string) {
  const [found] = await db
    .select({
      exercise: exercises,
      difficulty: difficulties.name,
      category: exerciseCategories.name,
      subcategory: exerciseSubcategories.name,
      subcategoryOf: exerciseSubcategories.categoryId,
      categoryId: exerciseCategories.id,
    })
    .from(exercises)
    .innerJoin(difficulties, eq(difficulties.id, exercises.difficultyId))
    .innerJoin(exerciseCategoryLinks, eq(exerciseCategoryLinks.exerciseId, exercises.id))
    .innerJoin(exerciseCategories, eq(exerciseCategories.id, exerciseCategoryLinks.categoryId))
    .innerJoin(exerciseSubcategoryLinks, eq(exerciseSubcategoryLinks.exerciseId, exercises.id))
    .innerJoin(exerciseSubcategories, eq(exerciseSubcategories.id, exerciseSubcategoryLinks.subcategoryId))
    .where(and(eq(exercises.accountId, systemAccountId), eq(exercises.name, name)));
  if (!found) throw new Error(`${name} was not imported.`);
  return found;
}

describe("an imported exercise", () => {
  beforeAll(async () => {
    const { db } = await testDatabase();
    await imported(db, fixture);
  });

  test.each([
    ["Bent Press", "Intermediate", "Strength", "Shoulders", ["reps", "weight"], "epley"],
    ["Janda Sit-up", "Beginner", "Strength", "Abdominals", ["reps"], null],
    ["Chain Press", "Advanced", "Powerlifting", "Triceps", ["reps", "weight"], "epley"],
    ["Split Snatch", "Intermediate", "Olympic weightlifting", "Shoulders", ["reps", "weight"], "epley"],
    ["Log Carry", "Advanced", "Strongman", "Lower back", ["distance", "weight", "time"], "epley"],
    ["Star Jump", "Beginner", "Plyometrics", "Quadriceps", ["reps", "height"], null],
    ["Trail Running", "Beginner", "Cardio", "Quadriceps", ["time", "distance"], null],
    ["Kneeling Quad Stretch", "Beginner", "Stretching", "Quadriceps", ["time"], null],
  ])("%s becomes %s, %s / %s", async (name, difficulty, category, subcategory, trackableCategories, formula) => {
    const { db } = await testDatabase();
    const found = await find(db, name);
    expect(found).toMatchObject({ difficulty, category, subcategory });
    expect(found.subcategoryOf).toBe(found.categoryId);
    expect(found.exercise).toMatchObject({ isSystem: true, trackableCategories, oneRepetitionMaxFormula: formula });
  });
});

describe("importing exercises", () => {
  test("reports what was added, skipped and refused, and why", async () => {
    await withLibrary(async (db) => {
      const progress: string[] = [];
      const result = await importExercises(db, fixture, {
        newId,
        onProgress: (done, total) => progress.push(`${done} of ${total}`),
      });
      if (!result.ok) throw new Error(result.reason);
      expect(result.report.added).toHaveLength(8);
      expect(result.report.skipped).toEqual(["CHIN-UP", "Janda Sit-up"]);
      expect(result.report.refused).toEqual([
        { position: 11, name: "without a name", reason: "name must not be empty" },
        {
          position: 12,
          name: "Sun Salutation",
          reason:
            "level must be one of beginner, intermediate, expert; category must be one of strength, powerlifting, " +
            "olympic weightlifting, strongman, plyometrics, cardio, stretching; primaryMuscles must name a muscle",
        },
        { position: 13, name: "without a name", reason: "the record must be an object" },
      ]);
      expect(progress).toEqual(["8 of 8"]);
    });
  });

  test("uses the categories that are there and creates those that are not", async () => {
    await withLibrary(async (db) => {
      const names = async () => (await db.select().from(exerciseCategories)).map(({ name }) => name);
      const before = await names();
      await imported(db, fixture);
      expect((await names()).filter((name) => !before.includes(name))).toEqual(["Powerlifting"]);
    });
  });

  test("adds nothing the second time", async () => {
    await withLibrary(async (db) => {
      await imported(db, fixture);
      const count = await db.$count(exercises);
      const again = await imported(db, fixture);
      expect(again.added).toEqual([]);
      expect(again.skipped).toHaveLength(10);
      expect(await db.$count(exercises)).toBe(count);
    });
  });

  test("knows an imported exercise again after an administrator renamed it", async () => {
    await withLibrary(async (db) => {
      await imported(db, fixture);
      const { exercise } = await find(db, "Log Carry");
      await db
        .update(exercises)
        .set({ name: "Log walk", searchName: "log walk" })
        .where(and(eq(exercises.accountId, systemAccountId), eq(exercises.id, exercise.id)));
      expect((await imported(db, fixture)).added).toEqual([]);
    });
  });

  test("adds each exercise once when two imports run at the same time", async () => {
    await withLibrary(async (db) => {
      const before = await db.$count(exercises);
      const reports = await Promise.all([imported(db, fixture), imported(db, fixture)]);
      expect(reports.map(({ added }) => added.length).sort()).toEqual([0, 8]);
      expect(await db.$count(exercises)).toBe(before + 8);
    });
  });

  test.each([
    ["not JSON", '[{"id": "Half_A_Rec', /^The file is not JSON \(.+\)\. Nothing was changed\.$/],
    ["no list", '{"exercises": []}', /^The file is JSON, but not a list of exercises\. Nothing was changed\.$/],
  ])("a file that is %s changes nothing", async (_, text, sentence) => {
    await withLibrary(async (db) => {
      const before = await db.$count(exercises);
      const result = await importExercises(db, text, { newId });
      expect(result).toEqual({ ok: false, reason: expect.stringMatching(sentence) });
      expect(await db.$count(exercises)).toBe(before);
    });
  });

  test("a fault half-way leaves nothing behind, categories included", async () => {
    await withLibrary(async (db) => {
      const before = [await db.$count(exercises), await db.$count(exerciseCategories)];
      const fail = () => {
        throw new Error("the terminal went away");
      };
      await expect(importExercises(db, fixture, { newId, onProgress: fail })).rejects.toThrow("the terminal went away");
      expect([await db.$count(exercises), await db.$count(exerciseCategories)]).toEqual(before);
    });
  });

  test.runIf(existsSync(wholeFile))(
    "takes the whole published file of 873, where it lies beside the repository",
    async () => {
      await withLibrary(async (db) => {
        const before = await db.$count(exercises);
        const text = await readFile(wholeFile, "utf8");
        const report = await imported(db, text);
        expect(report.refused).toEqual([]);
        expect(report.added.length + report.skipped.length).toBe(873);
        // why: the starter library has the rest already
        expect(report.added.length).toBeGreaterThan(700);
        expect(await db.$count(exercises)).toBe(before + report.added.length);
        expect((await imported(db, text)).added).toEqual([]);
      });
    },
  );
});

describe("npm run import:exercises", () => {
  const script = fileURLToPath(new URL("../../../scripts/import-exercises.ts", import.meta.url));
  const fixtureFile = fileURLToPath(new URL("./fixtures/exercises.json", import.meta.url));

  /** Runs the command as npm would, against a database of its own. */
  async function runImport(url: string, ...files: string[]) {
    const child = spawn(process.execPath, [script, ...files], { env: { ...process.env, DATABASE_URL: url } });
    let [out, err] = ["", ""];
    child.stdout.on("data", (chunk) => {
      out += chunk;
    });
    child.stderr.on("data", (chunk) => {
      err += chunk;
    });
    const code = await new Promise((done) => child.once("close", done));
    return { code, out, err };
  }

  test("prints its progress and a report, and nothing new the second time", async () => {
    const { url, drop } = await copyTemplate();
    try {
      const first = await runImport(url, fixtureFile);
      expect(first).toMatchObject({ code: 0, err: "" });
      expect(first.out).toContain("Importing: 8 of 8\n8 added, 2 skipped as duplicates, 3 refused.\n");
      expect(first.out).toContain("Skipped, already in the library: CHIN-UP\n");
      expect(first.out).toContain("Refused record 11 (without a name): name must not be empty.\n");
      const again = await runImport(url, fixtureFile);
      expect(again.out).toContain("0 added, 10 skipped as duplicates, 3 refused.\n");
    } finally {
      await drop();
    }
  });

  test("ends with 1 and a sentence without a file, without that file, and with a broken one", async () => {
    const { url, drop } = await copyTemplate();
    const folder = await mkdtemp(join(tmpdir(), "macrocycle-import-"));
    const broken = join(folder, "broken.json");
    await writeFile(broken, '[{"id": ');
    try {
      expect(await runImport(url)).toMatchObject({ code: 1, err: expect.stringContaining("Say which file to import") });
      expect(await runImport(url, join(folder, "none.json"))).toMatchObject({
        code: 1,
        err: expect.stringContaining("There is no readable file"),
      });
      expect(await runImport(url, broken)).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^The file is not JSON .+ Nothing was changed\.\n$/),
      });
    } finally {
      await rm(folder, { recursive: true });
      await drop();
    }
  });
});
