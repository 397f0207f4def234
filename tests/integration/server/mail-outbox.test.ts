import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { mails } from "#db/schema/mails.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database/database.ts";
import { monday } from "#tests/support/people/factory.ts";

let database: TestDatabase;

beforeEach(async () => {
  database = await testDatabase();
});

function changed(recipient: string) {
  return { kind: "passwordChanged", recipient, accountId: null, content: { firstName: "Ana" } } as const;
}

function jobs() {
  return database.db.execute<{ id: string; state: string }>(sql`select id, state from pgboss.job where name = 'mails'`);
}

test("a mail is written with its job, and neither when what it tells of is taken back", async () => {
  const { db } = database;
  await db.transaction((tx) => queueMail(tx, changed("kept@example.test"), monday));
  await expect(
    db.transaction(async (tx) => {
      await queueMail(tx, changed("undone@example.test"), monday);
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  const stored = await db.select().from(mails);
  expect(stored.map(({ recipient }) => recipient)).toEqual(["kept@example.test"]);
  expect(await jobs()).toEqual([{ id: stored[0]?.id, state: "created" }]);
});

test("a mail costs two statements beside its transaction, once the queues are known", async () => {
  await queueMail(database.db, changed("first@example.test"), monday);
  const before = database.queries.length;
  await queueMail(database.db, changed("second@example.test"), monday);
  expect(database.queries.slice(before)).toHaveLength(2);
});
