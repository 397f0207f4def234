import { type AnyColumn, asc, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { whereSchema } from "#app/domain/filters/where.ts";
import { conditionOf } from "#app/services/filters/conditions.server.ts";
import type { Db } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";

const fields = {
  name: "text",
  first: "text",
  phone: "text",
  created: "instant",
  when: "instant",
  active: "flag",
} as const;
const columns = {
  name: { folded: users.searchName },
  first: users.firstName,
  phone: users.phoneNumber,
  created: users.createdAt,
  when: sql`date_trunc('day', ${users.createdAt})`,
  active: users.isActivated,
};
let db: Db;
let account: { id: string };

beforeAll(async () => {
  ({ db } = await testDatabase());
  ({ account } = await coachingBusiness({ firstName: "Ana", lastName: "Kovač" }));
  await addUser(account, { firstName: "50%", lastName: "_under\\", isActivated: false });
  await addUser(account, { firstName: "Bo", lastName: "Li" });
  await db
    .update(users)
    .set({ phoneNumber: "1", createdAt: new Date("2026-03-02T09:00:00Z") })
    .where(is("Bo"));
});

const is = (first: string, column: AnyColumn = users.firstName) => sql`${column} = ${first}`;

async function found(filter: unknown) {
  const wanted = conditionOf(whereSchema(fields).parse(filter), columns);
  const rows = await db.select({ first: users.firstName }).from(users).where(wanted).orderBy(asc(users.firstName));
  return rows.map(({ first }) => first);
}

const by = (field: string, operation: string, value: unknown) => found({ field, operation, value });
const [everybody, ana, half, bo] = [["50%", "Ana", "Bo"], ["Ana"], ["50%"], ["Bo"]];

test("texts are compared whatever their case, and where they are folded whatever their accents", async () => {
  expect(await by("name", "contains", "KOVAC")).toEqual(ana);
  expect(await by("name", "equals", "Ana Kovač")).toEqual(ana);
  expect(await by("first", "startsWith", "aN")).toEqual(ana);
  expect(await by("first", "endsWith", "O")).toEqual(bo);
  expect(await by("first", "in", ["Ana", "Bo"])).toEqual(["Ana", "Bo"]);
  expect(await by("first", "greater", "Ana")).toEqual(bo);
});

test("what means something in a pattern means itself", async () => {
  expect([await by("first", "contains", "%"), await by("name", "startsWith", "50% _")]).toEqual([half, half]);
  expect([await by("name", "endsWith", "\\"), await by("first", "contains", "_")]).toEqual([half, []]);
  expect(await by("first", "equals", "' or true --")).toEqual([]);
});

test("a denial is true of what is empty", async () => {
  expect([await by("phone", "notEquals", "1"), await by("phone", "notIn", ["1"])]).toEqual([
    ["50%", "Ana"],
    ["50%", "Ana"],
  ]);
  expect([await by("phone", "notContains", "2"), await by("first", "notEndsWith", "%")]).toEqual([
    everybody,
    ["Ana", "Bo"],
  ]);
  expect([await by("phone", "equals", null), await by("phone", "notEquals", null)]).toEqual([["50%", "Ana"], bo]);
});

test("moments and flags are compared, of a column and of an expression", async () => {
  const nine = "2026-03-02T10:00:00+01:00";
  expect([await by("created", "lessOrEqual", nine), await by("created", "less", nine)]).toEqual([bo, []]);
  expect([await by("when", "equals", "2026-03-02T00:00:00Z"), await by("when", "greater", nine)]).toEqual([
    bo,
    ["50%", "Ana"],
  ]);
  expect(await by("active", "equals", false)).toEqual(half);
});

test("and and or join what they hold", async () => {
  const [isAna, isBo] = ["Ana", "Bo"].map((value) => ({ field: "first", operation: "equals", value }));
  const isActive = { field: "active", operation: "equals", value: true };
  expect(await found({ operation: "or", value: [isAna, isBo] })).toEqual(["Ana", "Bo"]);
  expect(await found({ operation: "and", value: [isActive, { operation: "or", value: [isBo] }] })).toEqual(bo);
  expect(conditionOf(null, columns)).toBeUndefined();
});
