import { asc, eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { createFolder, deleteFolder } from "#app/features/folders/mutations.server.ts";
import { fileProgram, moveProgram } from "#app/features/programs/move.server.ts";
import { createProgram, deleteProgram } from "#app/features/programs/mutations.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { programs } from "#db/schema/programs.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { changeProgram, details, givenProgram } from "./given.ts";

test("a program moves up and down by one place", async () => {
  const { ctx, folderId, ids } = await folderOf("A", "B", "C");
  expect(await moveProgram(ctx, ids.C, "up")).toEqual({ moved: true, id: ids.C, name: "C", position: 2, count: 3 });
  expect(await orderOf(ctx, folderId)).toEqual(["1 A", "2 C", "3 B"]);
  expect(await moveProgram(ctx, ids.A, "down")).toEqual({ moved: true, id: ids.A, name: "A", position: 2, count: 3 });
  expect(await orderOf(ctx, folderId)).toEqual(["1 C", "2 A", "3 B"]);
});

test("the first cannot move up and the last cannot move down, and asking does no harm", async () => {
  const { ctx, folderId, ids } = await folderOf("A", "B");
  expect(await moveProgram(ctx, ids.A, "up")).toMatchObject({ moved: false, position: 1 });
  expect(await moveProgram(ctx, ids.B, "down")).toMatchObject({ moved: false, position: 2 });
  expect(await orderOf(ctx, folderId)).toEqual(["1 A", "2 B"]);
});

test("'Given item not found.' for a stranger, and for a program without a folder", async () => {
  const { ctx, account, ids } = await folderOf("A", "B");
  const loose = await givenProgram(ctx);
  const colleague = await addUser(account);
  const sentence = { message: "Given item not found." };
  for (const [who, id] of [
    [colleague.ctx, ids.B],
    [ctx, newId()],
    [ctx, "not an id"],
    [ctx, loose],
  ] as const) {
    const refusal = await moveProgram(who, id, "up").catch((thrown: unknown) => thrown);
    expect(refusal).toBeInstanceOf(NotFound);
    expect(refusal).toMatchObject(sentence);
  }
});

test("an administrator sees the order but does not change another's", async () => {
  const { ids } = await folderOf("A", "B");
  const admin = await coachingBusiness({ roles: ["ADM"] });
  await expect(moveProgram(admin.ctx, ids.B, "up")).rejects.toThrow(Forbidden);
});

test("positions stay 1 to n when many move, come and go at once", async () => {
  const { ctx, folderId, ids } = await folderOf("A", "B", "C", "D", "E");
  const another = await createFolder(ctx, newId(), { name: "Another" });
  await Promise.all([
    moveProgram(ctx, ids.A, "down"),
    moveProgram(ctx, ids.A, "down"),
    moveProgram(ctx, ids.E, "up"),
    moveProgram(ctx, ids.E, "up"),
    moveProgram(ctx, ids.C, "up"),
    deleteProgram(ctx, ids.B),
    changeProgram(ctx, ids.D, details({ name: "D", folderId: another.id })),
    createProgram(ctx, newId(), details({ name: "F", folderId })),
    createProgram(ctx, newId(), details({ name: "G", folderId })),
  ]);
  const order = await orderOf(ctx, folderId);
  expect(order.map((line) => Number(line[0]))).toEqual([1, 2, 3, 4, 5]);
  expect(order.map((line) => line[2]).sort()).toEqual(["A", "C", "E", "F", "G"]);
  expect(await orderOf(ctx, another.id)).toEqual(["1 D"]);
});

test("a program is put into another folder, last there, and leaves no gap behind", async () => {
  const { ctx, folderId, ids } = await folderOf("A", "B", "C");
  const full = await createFolder(ctx, newId(), { name: "Full" });
  await givenProgram(ctx, { name: "X", folderId: full.id });
  expect(await fileProgram(ctx, ids.A, 1, full.id)).toEqual({ ok: true, name: "A", folder: "Full" });
  expect(await orderOf(ctx, folderId)).toEqual(["1 B", "2 C"]);
  expect(await orderOf(ctx, full.id)).toEqual(["1 X", "2 A"]);
  expect(await fileProgram(ctx, ids.A, 2, null)).toEqual({ ok: true, name: "A", folder: null });
  expect(await orderOf(ctx, full.id)).toEqual(["1 X"]);
});

test("to put a program where it is changes nothing, and after another change the folder of now is told", async () => {
  const { ctx, folderId, ids } = await folderOf("A", "B");
  const other = await createFolder(ctx, newId(), { name: "Other" });
  expect(await fileProgram(ctx, ids.A, 99, folderId)).toMatchObject({ ok: true });
  await fileProgram(ctx, ids.A, 1, other.id);
  expect(await fileProgram(ctx, ids.A, 1, null)).toMatchObject({
    ok: false,
    theirs: { values: { folder: other.id }, words: { folder: "Other" }, version: 2 },
  });
  expect(await orderOf(ctx, other.id)).toEqual(["1 A"]);
});

test("a program is put into folders of its own maker alone, by its maker alone", async () => {
  const { ctx, account, ids } = await folderOf("A");
  const colleague = await addUser(account);
  const theirs = await createFolder(colleague.ctx, newId(), { name: "Theirs" });
  expect(await fileProgram(ctx, ids.A, 1, theirs.id)).toEqual({
    ok: false,
    problems: { folder: ["Choose one of your folders"] },
  });
  await expect(fileProgram(colleague.ctx, ids.A, 1, null)).rejects.toThrow(NotFound);
  const admin = await coachingBusiness({ roles: ["ADM"] });
  await expect(fileProgram(admin.ctx, ids.A, 1, null)).rejects.toThrow(Forbidden);
});

test("a program that changes folders goes last there, and leaves no gap behind", async () => {
  const { ctx, folderId, ids } = await folderOf("A", "B", "C");
  const full = await createFolder(ctx, newId(), { name: "Full" });
  await givenProgram(ctx, { name: "X", folderId: full.id });
  await changeProgram(ctx, ids.A, details({ name: "A", folderId: full.id }));
  expect(await orderOf(ctx, folderId)).toEqual(["1 B", "2 C"]);
  expect(await orderOf(ctx, full.id)).toEqual(["1 X", "2 A"]);
  await changeProgram(ctx, ids.B, details({ name: "B", folderId: null }));
  expect(await orderOf(ctx, folderId)).toEqual(["1 C"]);
});

test("saving without changing the folder keeps the place", async () => {
  const { ctx, folderId, ids } = await folderOf("A", "B", "C");
  await changeProgram(ctx, ids.A, details({ name: "A again", folderId }));
  expect(await orderOf(ctx, folderId)).toEqual(["1 A again", "2 B", "3 C"]);
});

test("a deleted folder leaves its programs without a folder, also while they move", async () => {
  const { ctx, folderId, ids } = await folderOf("A", "B", "C");
  const moves = [moveProgram(ctx, ids.C, "up"), moveProgram(ctx, ids.A, "down")].map((move) =>
    move.catch((refusal: unknown) => expect(refusal).toBeInstanceOf(NotFound)),
  );
  await Promise.all([deleteFolder(ctx, folderId), ...moves]);
  expect(await orderOf(ctx, folderId)).toEqual([]);
  const rows = await ctx.db.select().from(programs).where(eq(programs.creatorId, ctx.actor.userId));
  expect(rows.map(({ folderId: folder, position }) => [folder, position])).toEqual(Array(3).fill([null, null]));
});

type Letter = "A" | "B" | "C" | "D" | "E";

async function folderOf(...names: Letter[]) {
  const { ctx, account } = await coachingBusiness();
  const { id: folderId } = await createFolder(ctx, newId(), { name: "Strength" });
  const ids = { A: "", B: "", C: "", D: "", E: "" };
  for (const name of names) ids[name] = await givenProgram(ctx, { name, folderId });
  return { ctx, account, folderId, ids };
}

async function orderOf({ db }: Context, folderId: string) {
  const rows = await db.select().from(programs).where(eq(programs.folderId, folderId)).orderBy(asc(programs.position));
  return rows.map(({ position, name }) => `${position} ${name}`);
}
