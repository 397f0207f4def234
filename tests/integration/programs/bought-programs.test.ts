import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { Forbidden, NotFound } from "#app/domain/errors.ts";
import { addWeekToProgram } from "#app/features/programs/add-week.server.ts";
import { copyProgram } from "#app/features/programs/copy.server.ts";
import { listPrograms } from "#app/features/programs/list.server.ts";
import type { ProgramQuery } from "#app/features/programs/list.ts";
import { moveProgram } from "#app/features/programs/move.server.ts";
import { deleteProgram } from "#app/features/programs/mutations.server.ts";
import { durationLock, findProgram } from "#app/features/programs/queries.server.ts";
import { publishProgram } from "#app/features/publishing/mutations.server.ts";
import { findPublishing, offersPublishing } from "#app/features/publishing/queries.server.ts";
import { readWeekAt } from "#app/features/workouts/week.server.ts";
import type { Context } from "#app/services/context.server.ts";
import { erasePerson } from "#app/services/erasure/erase.server.ts";
import { programs } from "#db/schema/programs.ts";
import { charges, invoices, programPurchases, sellingRecords } from "#db/schema/sales.ts";
import { givenWeek, plainDay, saveDays } from "#tests/integration/workouts/given.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { givenBought, orderFree, publishAt } from "./bought-given.ts";
import { changeProgram, details, givenProgram } from "./given.ts";

const everything: ProgramQuery = { search: "", difficulty: "", folder: "", whose: "", sort: "order", page: 1 };

async function soldProgram() {
  const author = (await coachingBusiness({ roles: ["PAR"], hasPaidAccess: true })).ctx;
  const buyer = (await coachingBusiness({ hasPaidAccess: true })).ctx;
  const { programId: id } = await givenWeek(author);
  await givenBought(buyer, id);
  return { author, buyer, id };
}

async function rowsOf(ctx: Context, query: Partial<ProgramQuery> = {}) {
  return (await listPrograms(ctx, { ...everything, ...query })).rows;
}

test("who bought a program reads it, and changes nothing in it", async () => {
  const { buyer, author, id } = await soldProgram();
  const program = await findProgram(buyer, id);
  expect(program).toMatchObject({ isBought: true, canEdit: false, canDelete: false });
  expect((await readWeekAt(buyer, program, null)).workouts[0]?.workout.name).toBe("Monday");
  const writes = [
    () => changeProgram(buyer, id, details({ name: "Mine" })),
    () => saveDays(buyer, id, [plainDay(id, "5", "Friday")]),
    () => addWeekToProgram(buyer, id, 7),
    () => moveProgram(buyer, id, "up"),
    () => deleteProgram(buyer, id),
    () => findPublishing(buyer, id, { platformRate: 20, typedCents: null }),
  ];
  for (const write of writes) await expect(write()).rejects.toThrow(Forbidden);
  expect(await findProgram(author, id)).toMatchObject({ isBought: false, canEdit: true, name: "Texas Method" });
});

test("a colleague of the buyer and a stranger see nothing of it, an administrator what they always saw", async () => {
  const { buyer, id } = await soldProgram();
  const colleague = (await addUser({ id: buyer.actor.accountId })).ctx;
  const stranger = (await coachingBusiness()).ctx;
  for (const other of [colleague, stranger]) {
    await expect(findProgram(other, id)).rejects.toThrow(NotFound);
    expect(await rowsOf(other)).toEqual([]);
  }
  const admin = (await coachingBusiness({ roles: ["ADM"] })).ctx;
  expect(await findProgram(admin, id)).toMatchObject({ isBought: false });
});

test("the list marks what was bought, without the author's folder, and filters by it", async () => {
  const { buyer, author, id } = await soldProgram();
  const own = await givenProgram(buyer, { name: "My own" });
  expect(await rowsOf(buyer)).toMatchObject([
    { id: own, isBought: false, canFile: true },
    { id, isBought: true, canOpen: true, canFile: false, canDelete: false, folder: null, position: null },
  ]);
  expect((await rowsOf(buyer, { whose: "bought" })).map((row) => row.id)).toEqual([id]);
  expect((await rowsOf(buyer, { whose: "mine" })).map((row) => row.id)).toEqual([own]);
  expect(await rowsOf(author)).toMatchObject([{ id, isBought: false }]);
});

test("a copy of what was bought is one's own and is not published, nor is a copy of it", async () => {
  const { id } = await soldProgram();
  const buyer = (await coachingBusiness({ roles: ["PAR"] })).ctx;
  await givenBought(buyer, id);
  const copy = await copyProgram(buyer, id, newId(), {});
  const second = await copyProgram(buyer, copy.id, newId(), null);
  for (const made of [copy, second]) {
    const program = await findProgram(buyer, made.id);
    expect(program).toMatchObject({ isBought: false, isCopyOfBought: true, canEdit: true });
    expect(offersPublishing(buyer.actor, program)).toBe(false);
    expect(await publishProgram(buyer, made.id, 0, { step: "suggest", priceCents: 900 })).toEqual({
      ok: false,
      problems: { "": ["A copy of a bought program can't be published."] },
    });
  }
  const [row] = await buyer.db.select().from(programs).where(eq(programs.id, second.id));
  expect(row).toMatchObject({ boughtProgramId: id, status: 1 });
});

test("its author can't delete it nor change its length, and what they change is read by who bought it", async () => {
  const { author, buyer, id } = await soldProgram();
  expect(await deleteProgram(author, id)).toMatchObject({
    problems: { "": ["This program is in use and can't be deleted."] },
  });
  expect(await durationLock(author, id)).toBe(3);
  await changeProgram(author, id, details({ name: "Second edition" }));
  expect(await findProgram(buyer, id)).toMatchObject({ name: "Second edition", status: 1 });
});

test("it stays readable when its author leaves, and what nobody bought goes with them", async () => {
  const { author, buyer, id } = await soldProgram();
  const other = await givenProgram(author);
  const { accountId, userId, email } = author.actor;
  await author.db.transaction((tx) => erasePerson(tx, { accountId, id: userId, email }, author.now));
  const program = await findProgram(buyer, id);
  expect(program).toMatchObject({ creatorName: "Deleted user", isBought: true });
  expect((await readWeekAt(buyer, program, null)).workouts[0]?.workout.name).toBe("Monday");
  expect(await author.db.$count(programs, eq(programs.id, other))).toBe(0);
});

test("it is bought once, with one invoice, also in two tabs at once; its own author can't buy it", async () => {
  const { author, id } = await soldProgram();
  await publishAt(author, id, 0);
  const buyer = (await coachingBusiness()).ctx;
  const came = await Promise.all([orderFree(buyer, id), orderFree(buyer, id)]);
  expect(came.filter((state) => state === "done")).toHaveLength(1);
  expect(await orderFree(buyer, id)).toBe("You have bought this program already.");
  expect(await orderFree(author, id)).toBe("This is your own program.");
  const { accountId } = buyer.actor;
  const stored = [charges, sellingRecords, invoices, programPurchases].map((table) =>
    buyer.db.$count(table, eq(table.accountId, accountId)),
  );
  expect(await Promise.all(stored)).toEqual([1, 1, 1, 1]);
});
