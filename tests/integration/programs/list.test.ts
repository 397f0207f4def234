import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { describe, expect, test } from "vitest";
import { createFolder } from "#app/features/folders/mutations.server.ts";
import { listPrograms } from "#app/features/programs/list.server.ts";
import { type ProgramQuery, settled } from "#app/features/programs/list.ts";
import type { Context } from "#app/services/context.server.ts";
import { programs } from "#db/schema/programs.ts";
import { difficultyIds } from "#db/seed/ids.ts";
import { plainDay, saveDays } from "#tests/integration/workouts/given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { givenAssignment, givenProgram, givenWorkout } from "./given.ts";

const everything: ProgramQuery = { search: "", difficulty: "", folder: "", whose: "", sort: "order", page: 1 };

test("a row says name, author, duration, difficulty and whether it is published", async () => {
  const { ctx } = await coachingBusiness({ firstName: "Iva", lastName: "Šarić" });
  await givenProgram(ctx);
  const span = { continuous: true, startDate: "2026-03-04", duration: null, timeUnit: null };
  const season = await givenProgram(ctx, { name: "Club season", span, difficultyId: difficultyIds.elite });
  await ctx.db.update(programs).set({ status: 3 }).where(eq(programs.id, season));
  const { rows, ...counts } = await listPrograms(ctx, everything);
  expect(counts).toEqual({ total: 2 });
  expect(rows).toEqual([
    expect.objectContaining({
      name: "Club season",
      authorName: "Iva Šarić",
      duration: "Continuous from 04/03/2026",
      difficulty: "Elite",
      isPublished: true,
    }),
    expect.objectContaining({
      name: "Texas Method",
      authorName: "Iva Šarić",
      duration: "4 weeks",
      difficulty: "Intermediate",
      isPublished: false,
      canOpen: true,
      canDelete: true,
    }),
  ]);
});

test("a row says its folder, its clients, how far it is written, and the day of its last change", async () => {
  const { ctx } = await coachingBusiness();
  const { id: folderId } = await createFolder(ctx, newId(), { name: "Strength" });
  const id = await givenProgram(ctx, { folderId });
  await givenWorkout(ctx, id, { day: 2 });
  await givenWorkout(ctx, id, { day: 9 });
  await givenWorkout(ctx, id, { day: 28, restDay: true });
  for (let count = 0; count < 3; count++) await givenAssignment(ctx, id);
  const other = await givenProgram(ctx, { name: "Untouched" });
  const { rows } = await listPrograms({ ...ctx, now: new Date(ctx.now.getTime() + 86_400_000) }, everything);
  expect(rows.find((row) => row.id === id)).toMatchObject({
    folder: "Strength",
    position: 1,
    clients: 3,
    written: { reach: "Week 2 of 4", days: "2 of 28 days" },
    changed: { words: "yesterday" },
    canFile: true,
  });
  expect(rows.find((row) => row.id === other)).toMatchObject({ folder: null, clients: 0, written: null });
});

test("a saved day is a change of its program", async () => {
  const { ctx } = await coachingBusiness();
  const id = await givenProgram(ctx);
  const later = { ...ctx, now: new Date(ctx.now.getTime() + 3 * 86_400_000) };
  await saveDays(later, id, [plainDay(id, "1", "Monday")]);
  const [row] = (await listPrograms(later, everything)).rows;
  expect(row).toMatchObject({ id, changed: { words: "today" } });
});

describe("filters", () => {
  test("search finds a part of the name, whatever its case and accents; its signs are only signs", async () => {
    const { ctx } = await coachingBusiness();
    for (const name of ["Kovač’s 5/3/1", "100% effort", "Texas_Method"]) await givenProgram(ctx, { name });
    expect(await names(ctx, { search: "KOVAC'S" })).toEqual(["Kovač’s 5/3/1"]);
    expect(await names(ctx, { search: "%" })).toEqual(["100% effort"]);
    expect(await names(ctx, { search: "_" })).toEqual(["Texas_Method"]);
    expect(await names(ctx, { search: "couch" })).toEqual([]);
  });

  test("difficulty filters by its code", async () => {
    const { ctx } = await coachingBusiness();
    await givenProgram(ctx, { name: "Easy", difficultyId: difficultyIds.beginner });
    await givenProgram(ctx, { name: "Hard", difficultyId: difficultyIds.elite });
    expect(await names(ctx, { difficulty: "elite" })).toEqual(["Hard"]);
    expect(await names(ctx, { difficulty: "no such" })).toEqual([]);
  });

  test("a folder filters, as does having none; an id of anything else shows nothing", async () => {
    const { ctx } = await coachingBusiness();
    const folder = await createFolder(ctx, newId(), { name: "Strength" });
    await givenProgram(ctx, { name: "Inside", folderId: folder.id });
    await givenProgram(ctx, { name: "Loose" });
    expect(await names(ctx, { folder: folder.id })).toEqual(["Inside"]);
    expect(await names(ctx, { folder: "none" })).toEqual(["Loose"]);
    expect(await names(ctx, { folder: newId() })).toEqual([]);
    expect(await names(ctx, { folder: "' or 1=1" })).toEqual([]);
  });
});

describe("order", () => {
  test("by name the way people order names", async () => {
    const { ctx } = await coachingBusiness();
    for (const name of ["Week 10", "ćosić", "Week 2", "Alpha", "Dana"]) await givenProgram(ctx, { name });
    expect(await names(ctx)).toEqual(["Alpha", "ćosić", "Dana", "Week 2", "Week 10"]);
  });

  test("by what was changed last, by clients, and the other way round", async () => {
    const { ctx } = await coachingBusiness();
    for (const [index, name] of ["Old", "Mid", "New"].entries()) {
      const id = await givenProgram({ ...ctx, now: new Date(ctx.now.getTime() + index * 1000) }, { name });
      if (name !== "New") await givenAssignment(ctx, id);
      if (name === "Mid") await givenAssignment(ctx, id);
    }
    expect(await names(ctx, { sort: "changed" })).toEqual(["New", "Mid", "Old"]);
    expect(await names(ctx, { sort: "-changed" })).toEqual(["Old", "Mid", "New"]);
    expect(await names(ctx, { sort: "clients" })).toEqual(["New", "Old", "Mid"]);
    expect(await names(ctx, { sort: "-clients" })).toEqual(["Mid", "Old", "New"]);
    expect(await names(ctx, { sort: "-order" })).toEqual(["Old", "New", "Mid"]);
  });

  test("within one folder by name, too, and backwards; elsewhere its order is the name", async () => {
    const { ctx } = await coachingBusiness();
    const { id: folder } = await createFolder(ctx, newId(), { name: "Strength" });
    for (const name of ["Zeta", "Alpha", "Mid"]) await givenProgram(ctx, { name, folderId: folder });
    expect(await names(ctx, { folder, sort: "name" })).toEqual(["Alpha", "Mid", "Zeta"]);
    expect(await names(ctx, { folder, sort: "-name" })).toEqual(["Zeta", "Mid", "Alpha"]);
    expect(await names(ctx, { folder, sort: "-order" })).toEqual(["Mid", "Alpha", "Zeta"]);
    const { rows } = await listPrograms(ctx, { ...everything, folder, sort: "name" });
    expect(rows.some((row) => row.canMoveUp || row.canMoveDown)).toBe(false);
    expect(settled({ ...everything, sort: "-name" }).sort).toBe("-order");
    expect(settled({ ...everything, folder, sort: "-name" }).sort).toBe("-name");
  });

  test("by position within one folder, where they can be moved", async () => {
    const { ctx } = await coachingBusiness();
    const { id: folderId } = await createFolder(ctx, newId(), { name: "Strength" });
    for (const name of ["Zeta", "Alpha", "Mid"]) await givenProgram(ctx, { name, folderId });
    const { rows } = await listPrograms(ctx, { ...everything, folder: folderId });
    const moves = rows.map(({ name, canMoveUp, canMoveDown }) => [name, canMoveUp, canMoveDown]);
    expect(moves).toEqual([
      ["Zeta", false, true],
      ["Alpha", true, true],
      ["Mid", true, false],
    ]);
  });

  test("nothing can be moved where the list is not one folder's whole order", async () => {
    const { ctx } = await coachingBusiness();
    const { id: folder } = await createFolder(ctx, newId(), { name: "Strength" });
    for (const name of ["Zeta", "Alpha"]) await givenProgram(ctx, { name, folderId: folder });
    for (const filters of [{}, { folder, search: "a" }, { folder, difficulty: "intermediate" }]) {
      const { rows } = await listPrograms(ctx, { ...everything, ...filters });
      expect(rows).toHaveLength(2);
      expect(rows.some((row) => row.canMoveUp || row.canMoveDown)).toBe(false);
    }
  });
});

describe("who sees which", () => {
  test("coaches and writers their own, administrators all", async () => {
    const { ctx, account, user } = await coachingBusiness();
    await givenProgram(ctx, { name: "Mine alone" });
    const colleague = await addUser(account);
    expect(await names(colleague.ctx)).toEqual([]);
    const writer: Context = { ...ctx, actor: { ...ctx.actor, roles: ["WRT"] } };
    const { rows } = await listPrograms(writer, everything);
    expect(rows).toEqual([expect.objectContaining({ name: "Mine alone", canOpen: false, canDelete: false })]);
    const athlete: Context = { ...ctx, actor: { ...ctx.actor, roles: ["USR"] } };
    expect(await names(athlete)).toEqual([]);
    const admin = await coachingBusiness({ roles: ["ADM"] });
    const seen = await listPrograms(admin.ctx, { ...everything, search: "Mine alone" });
    expect(seen.rows).toEqual([expect.objectContaining({ authorName: user.fullName, canOpen: true })]);
  });
});

describe("pages", () => {
  test("24 a page; a page past the last is empty, with how many there are", async () => {
    const { ctx } = await coachingBusiness();
    await givenMany(ctx, 50);
    const last = await listPrograms(ctx, { ...everything, page: 3 });
    expect(last.total).toBe(50);
    expect(last.rows.map((row) => row.name)).toEqual(["Program 49", "Program 50"]);
    expect(await listPrograms(ctx, { ...everything, page: 99 })).toEqual({ rows: [], total: 50 });
    expect((await listPrograms(ctx, everything)).rows).toHaveLength(24);
  });

  test("two queries, for ten programs as for ten thousand", async () => {
    const { queries } = await testDatabase();
    const counts: number[] = [];
    for (const number of [10, 10_000]) {
      const { ctx } = await coachingBusiness();
      await givenMany(ctx, number);
      const before = queries.length;
      const { total } = await listPrograms(ctx, everything);
      expect(total).toBe(number);
      counts.push(queries.length - before);
    }
    expect(counts).toEqual([2, 2]);
  });
});

async function names(ctx: Context, filters: Partial<ProgramQuery> = {}) {
  const { rows } = await listPrograms(ctx, { ...everything, ...filters });
  return rows.map((row) => row.name);
}

async function givenMany({ db, actor }: Context, count: number) {
  const all = Array.from({ length: count }, (_, index) => ({
    accountId: actor.accountId,
    id: newId(),
    creatorId: actor.userId,
    name: `Program ${index + 1}`,
    sortName: `program ${String(index + 1).padStart(12, "0")}`,
    searchName: `program ${index + 1}`,
    difficultyId: difficultyIds.beginner,
    duration: 1,
    timeUnit: "W" as const,
  }));
  for (let start = 0; start < count; start += 2000) await db.insert(programs).values(all.slice(start, start + 2000));
}
