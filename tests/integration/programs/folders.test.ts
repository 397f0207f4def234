import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { createFolder, deleteFolder, renameFolder } from "#app/features/folders/mutations.server.ts";
import { findFolder, listFolders, listFoldersWithCounts } from "#app/features/folders/queries.server.ts";
import { folders } from "#db/schema/programs.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { givenProgram } from "./given.ts";

test("folders are listed the way people order names, each with its number of programs", async () => {
  const { ctx } = await coachingBusiness();
  const tenth = await createFolder(ctx, newId(), { name: "Block 10" });
  const second = await createFolder(ctx, newId(), { name: "block 2" });
  await givenProgram(ctx, { folderId: tenth.id });
  await givenProgram(ctx, { folderId: tenth.id });
  await givenProgram(ctx);
  expect((await listFolders(ctx)).map(({ id }) => id)).toEqual([second.id, tenth.id]);
  expect(await listFoldersWithCounts(ctx)).toMatchObject([
    { id: second.id, name: "block 2", programs: 0 },
    { id: tenth.id, name: "Block 10", programs: 2 },
  ]);
});

test("the same form sent twice makes one folder", async () => {
  const { ctx, user } = await coachingBusiness();
  const id = newId();
  const [first, again] = await Promise.all([
    createFolder(ctx, id, { name: "Strength" }),
    createFolder(ctx, id, { name: "Strength" }),
  ]);
  expect(first).toEqual(again);
  expect(await ctx.db.$count(folders, eq(folders.creatorId, user.id))).toBe(1);
});

test("a form that names a colleague's folder as its own changes nothing", async () => {
  const { ctx, account } = await coachingBusiness();
  const { id } = await createFolder(ctx, newId(), { name: "Strength" });
  const colleague = await addUser(account);
  await expect(createFolder(colleague.ctx, id, { name: "Mine" })).rejects.toThrow(NotFound);
  expect(await listFolders(ctx)).toEqual([{ id, name: "Strength", version: 1 }]);
});

test("a folder is renamed and deleted by its owner alone", async () => {
  const { ctx, account } = await coachingBusiness();
  const { id } = await createFolder(ctx, newId(), { name: "Strength" });
  const others = [
    await addUser(account),
    await addUser(account, { roles: ["ADM"] }),
    await coachingBusiness(),
    await coachingBusiness({ roles: ["SYS"] }),
  ];
  for (const other of others) {
    await expect(renameFolder(other.ctx, id, 1, { name: "Mine" })).rejects.toThrow(NotFound);
    await expect(deleteFolder(other.ctx, id)).rejects.toThrow(NotFound);
    expect(await listFolders(other.ctx)).not.toContainEqual(expect.objectContaining({ id }));
  }
  expect(await renameFolder(ctx, id, 1, { name: "Power" })).toEqual({ ok: true, id, name: "Power", version: 2 });
  expect(await findFolder(ctx, id)).toEqual({ id, name: "Power", version: 2 });
  await deleteFolder(ctx, id);
  await expect(findFolder(ctx, id)).rejects.toThrow(NotFound);
});

test("a name typed over one that was changed since is refused with it; the same form again is not", async () => {
  const { ctx } = await coachingBusiness();
  const { id } = await createFolder(ctx, newId(), { name: "Strength" });
  await renameFolder(ctx, id, 1, { name: "Power" });
  expect(await renameFolder(ctx, id, 1, { name: "Power" })).toMatchObject({ ok: true, version: 2 });
  expect(await renameFolder(ctx, id, 1, { name: "Speed" })).toMatchObject({
    ok: false,
    problems: { "": [expect.stringContaining("in the meantime")] },
    theirs: { values: { name: "Power" }, version: 2 },
  });
  expect(await renameFolder(ctx, id, 2, { name: "Speed" })).toMatchObject({ ok: true, version: 3 });
});

test("an athlete keeps no folders", async () => {
  const { ctx } = await coachingBusiness({ roles: ["USR"] });
  await expect(createFolder(ctx, newId(), { name: "Strength" })).rejects.toThrow(Forbidden);
});
