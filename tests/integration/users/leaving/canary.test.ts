import { eq, or, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { leave } from "#app/features/leaving/mutations.server.ts";
import { deleteUnusedImages } from "#app/features/uploads/cleanup.server.ts";
import { archiveKey } from "#app/services/files/file-keys.ts";
import { deliver } from "#app/services/mail/delivery.server.ts";
import type { Mail } from "#app/services/mail/mail.ts";
import type { MailProvider } from "#app/services/mail/port.ts";
import { openLimits } from "#app/services/rate-limits.server.ts";
import { mails } from "#db/schema/mails.ts";
import { selling } from "#tests/integration/payments/subscriptions/life-given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/people/factory.ts";
import { canary, content, givenCanary, password, phone } from "./canary-given.ts";
import { givenArchive } from "./given.ts";
import { contentColumns, otherColumns, personColumns } from "./person-columns.ts";
import { whoColumns } from "./person-ids.ts";

/**
 * Somebody whose every text carries a canary leaves. What a table gains must be told in person-columns.ts: then the canary
 * must have been in it, and the archive must have it where it is the person's.
 */
let before: Map<string, string[]>;
let archive: Awaited<ReturnType<typeof givenArchive>>;
let pictureKeys: string[];
let given: Awaited<ReturnType<typeof givenCanary>>;

/** Every column of every table in which the word stands: 'public.users.email'. */
async function columnsWith(word: string): Promise<string[]> {
  const { db } = await testDatabase();
  const found: string[] = [];
  for (const { schema, table, columns } of await tables()) {
    const tests = columns.map(({ name, type }) => {
      const column = sql.identifier(name);
      const text = type === "bytea" ? sql`encode(${column}, 'escape')` : sql`${column}::text`;
      return sql`bool_or(${text} ilike ${`%${word}%`}) as ${column}`;
    });
    const from = sql`${sql.identifier(schema)}.${sql.identifier(table)}`;
    const [row] = await db.execute<Record<string, boolean | null>>(
      sql`select ${sql.join(tests, sql`, `)} from ${from}`,
    );
    for (const [column, has] of Object.entries(row ?? {})) if (has) found.push(`${schema}.${table}.${column}`);
  }
  return found.sort();
}

type Table = { schema: string; table: string; columns: { name: string; type: string }[] };

async function tables(): Promise<Table[]> {
  const { db } = await testDatabase();
  const rows = await db.execute<Table>(sql`select table_schema as schema, table_name as table,
      json_agg(json_build_object('name', column_name, 'type', data_type) order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') group by 1, 2`);
  return [...rows];
}

async function keysWith(id: string) {
  const keys: string[] = [];
  for await (const key of given.ctx.services.files.listOlderThan(new Date(Date.now() + 60_000))) {
    if (key.includes(id)) keys.push(key);
  }
  return keys;
}

beforeAll(async () => {
  given = await givenCanary();
  archive = await givenArchive(given.ctx);
  const words = [canary, content, phone];
  before = new Map(await Promise.all(words.map(async (word) => [word, await columnsWith(word)] as const)));
  pictureKeys = await keysWith(given.pictureId);
  expect(await leave(given.ctx, openLimits(given.ctx.db), password, selling)).toEqual({ ok: true });
}, 60_000);

test("every column of a text, a list, a document or an id is known: whose it is, and what becomes of it", async () => {
  const { db } = await testDatabase();
  const rows = await db.execute<{ column: string; type: string }>(sql`
    select table_name || '.' || column_name as "column", data_type as type from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY', 'bytea', 'uuid')`);
  const isOwnId = /\.(account_id|id)$/;
  const texts = rows.filter(({ type }) => type !== "uuid").map(({ column }) => column);
  const ids = rows.filter(({ type, column }) => type === "uuid" && !isOwnId.test(column)).map(({ column }) => column);
  const known = [...personColumns, ...contentColumns, ...otherColumns];
  expect(texts.sort()).toEqual(known.sort());
  expect(ids.sort()).toEqual(Object.keys(whoColumns).sort());
});

test("the canary was in each of the person's columns, so that the walk would find it there", () => {
  const found = [...(before.get(canary) ?? []), ...(before.get(phone) ?? [])].map((name) =>
    name.replace("public.", ""),
  );
  expect(personColumns.filter((column) => !found.includes(column))).toEqual([]);
  const inContent = (before.get(content) ?? []).map((name) => name.replace("public.", ""));
  expect(contentColumns.filter((column) => !inContent.includes(column))).toEqual([]);
  expect(before.get(canary)).toContain("pgboss.job.output");
});

test("before, the archive had it for each table that is the person's", () => {
  const found = [...archive.entries].flatMap(([name, bytes]) =>
    bytes.includes(canary) || bytes.includes(phone) ? [name] : [],
  );
  const tablesWith = ["profile", "sessions", "invitations-to-you", "mails", "groups", "invitations", "exercises"];
  const more = ["folders", "set-names", "programs", "passkeys", "notes", "readiness", "completed-workouts", "drafts"];
  const files = [...tablesWith, ...more, "access-tokens", "billing-information"].map((name) => `json/${name}.json`);
  expect(found).toEqual(expect.arrayContaining(files));
  expect(found.filter((name) => name.startsWith("tables/"))).toHaveLength(files.length);
  for (const shape of [/^json\/programs\//, /^programs\/.*\.txt$/]) {
    expect(found.filter((name) => shape.test(name)).length).toBeGreaterThan(0);
  }
  for (const name of [
    "results",
    "records",
    "training-maxima",
    "training-share",
    "body-measures",
    "readiness-answers",
    "coaches",
    "followed-programs",
    "terms",
    "posts",
    "clients",
  ]) {
    expect([name, JSON.parse(archive.text(`json/${name}.json`)).length > 0]).toEqual([name, true]);
  }
  for (const id of [given.imageId, given.pictureId]) expect(archive.entries.has(`images/${id}.webp`)).toBe(true);
  expect(archive.text("json/profile.json")).toContain(given.pictureId);
});

test("afterwards it is in no column of any table, whose-ever, once the last mails have gone", async () => {
  const { db } = await testDatabase();
  const sent: string[] = [];
  const send: MailProvider = async (mail) => {
    sent.push(mail.to);
    return { ok: true };
  };
  const compose = async ({ recipient: to }: Mail) => ({
    ...{ from: "us@host.test", to, replyTo: null, subject: "", html: "", text: "" },
  });
  const goodbyes = await db
    .select()
    .from(mails)
    .where(or(eq(mails.kind, "left"), eq(sql`${mails.content} ->> 'endedBy'`, "left")));
  const { log } = await testServices();
  for (const { id } of goodbyes) await deliver({ db, send, compose, log, now: () => new Date() }, id);
  expect(new Set(goodbyes.map(({ kind }) => kind))).toEqual(new Set(["left", "coachingEnded"]));
  expect(sent).toEqual(goodbyes.map(({ recipient }) => recipient));
  expect(await columnsWith(canary)).toEqual([]);
  expect(await columnsWith(phone)).toEqual([]);
});

test("what others use stays, in the columns of content alone", async () => {
  const kept = (await columnsWith(content)).map((name) => name.replace("public.", ""));
  expect(kept.filter((column) => !contentColumns.includes(column))).toEqual([]);
  expect(kept).toEqual(expect.arrayContaining(contentColumns));
});

test("their id stands only where a row of somebody else's names who made it", async () => {
  const found = (await columnsWith(given.ctx.actor.userId)).map((name) => name.replace("public.", ""));
  expect(found.filter((column) => whoColumns[column] !== "stays")).toEqual([]);
});

test("their own picture is gone at once, its rows and its bytes", async () => {
  expect(pictureKeys).toHaveLength(3);
  expect(await columnsWith(given.pictureId)).toEqual([]);
  for (const key of pictureKeys) expect(await given.ctx.services.files.get(key)).toBeNull();
});

test("the files folder has neither the archive nor, after the next daily run, their images, and no file names them", async () => {
  const { db, services } = given.ctx;
  expect(await services.files.get(archiveKey(archive.id))).toBeNull();
  await deleteUnusedImages({ db, services, now: new Date() });
  for await (const key of services.files.listOlderThan(new Date(Date.now() + 60_000))) {
    expect(key).not.toContain(given.imageId);
    expect(Buffer.from((await services.files.get(key)) ?? []).includes(canary)).toBe(false);
  }
});

test("no log says anything of them", () => {
  expect(given.lines.filter((line) => line.includes(canary) || line.includes(phone))).toEqual([]);
});
