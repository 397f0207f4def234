import { execFile } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import postgres from "postgres";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { diskFiles } from "#app/services/files/disk.server.ts";
import { fileKey } from "#app/services/files/file-keys.ts";
import type { FileStore } from "#app/services/files/port.ts";
import { startEmbedded } from "#db/embedded/embedded.ts";
import { applyMigrations, migrateDatabase } from "#db/migrate.ts";
import journal from "#db/migrations/meta/_journal.json" with { type: "json" };
import { readArchive, writeArchive } from "#scripts/backup/archive.ts";
import { backUp } from "#scripts/backup/back-up.ts";
import { restore } from "#scripts/backup/restore.ts";
import { emptyDatabase, testDatabase } from "#tests/support/database/database.ts";
import { testServices } from "#tests/support/people/factory.ts";
import { givenDemo } from "./given.ts";

let folder: string;
let url: string;
let files: FileStore;
const at = (name: string) => join(folder, name);

beforeAll(async () => {
  await givenDemo();
  folder = await mkdtemp(join(tmpdir(), "macrocycle-backup-"));
  // why: for root the embedded database runs as another user, who must be able to enter
  await chmod(folder, 0o755);
  url = (await testDatabase()).url;
  files = (await testServices()).files;
  await backUp({ url, files }, at("named.backup"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Every row of every table, in an order of its own. */
async function allRows(from: string) {
  return connected(from, async (sql) => {
    const tables = await sql<{ name: string }[]>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;
    const rows: Record<string, string[]> = {};
    for (const { name } of tables) {
      const found = await sql<{ row: string }[]>`select row_to_json(t)::text as row from ${sql(name)} t`;
      rows[name] = found.map(({ row }) => row).sort();
    }
    return rows;
  });
}

async function connected<T>(to: string, work: (sql: postgres.Sql) => Promise<T>) {
  const sql = postgres(to, { max: 2, onnotice: () => {} });
  return work(sql).finally(() => sql.end());
}

/** What a table is besides its rows. */
function shapeOf(of: string) {
  return connected(of, async (sql) => ({
    constraints: await sql`
      select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) as is, convalidated from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`,
    indexes: await sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`,
    triggers: await sql`
      select pg_get_triggerdef(oid) as is, tgenabled from pg_trigger where not tgisinternal order by 1`,
  }));
}

async function restored<T>(backup: string, work: (to: { url: string; files: FileStore }) => Promise<T>) {
  const database = await emptyDatabase();
  const to = { url: database.url, files: diskFiles(at(newId())) };
  await restore(to, backup);
  return work(to).finally(() => database.drop());
}

test("a backup goes from a named server into an embedded one and back, with every row, constraint and image", async () => {
  const embedded = await startEmbedded(at("embedded"));
  try {
    const there = { url: embedded.url, files: diskFiles(at("embedded")) };
    await restore(there, at("named.backup"));
    await backUp(there, at("embedded.backup"));
  } finally {
    await embedded.stop();
  }
  const before = await allRows(url);
  expect(Object.values(before).flat().length).toBeGreaterThan(1000);
  await restored(at("embedded.backup"), async (back) => {
    expect(await allRows(back.url)).toEqual(before);
    expect(await shapeOf(back.url)).toEqual(await shapeOf(url));
    const images = before.files?.map((row) => JSON.parse(row)) ?? [];
    expect(images.length).toBeGreaterThan(0);
    for (const { id, widths } of images) {
      for (const width of widths) {
        const key = fileKey(id, width);
        expect(await back.files.get(key)).toEqual(await files.get(key));
      }
    }
  });
});

test("while people write, the backup is of one moment", async () => {
  let isWriting = true;
  const written = connected(url, async (sql) => {
    for (let number = 0; isWriting; number++) {
      // why: tables at the beginning and the end of the backup
      await sql.begin(async (tx) => {
        await tx`insert into accounts (id, name) values (${newId()}, ${`pair ${number}`})`;
        await tx`insert into job_marks (name, reached_at) values (${`pair ${number}`}, now())`;
      });
      // why: the tests below copy all of it
      await wait(5);
    }
  });
  await backUp({ url, files }, at("written.backup")).finally(() => {
    isWriting = false;
  });
  await written;
  await restored(at("written.backup"), (back) =>
    connected(back.url, async (sql) => {
      const [one, other] = [
        await sql`select name from accounts where name like 'pair %' order by 1`,
        await sql`select name from job_marks where name like 'pair %' order by 1`,
      ];
      expect([...one]).toEqual([...other]);
    }),
  );
});

test("a filled database, a damaged or cut file and a name that is taken are refused in words", async () => {
  await expect(backUp({ url, files }, at("named.backup"))).rejects.toThrow("is there already. Name a new file.");
  await expect(restore({ url, files }, at("named.backup"))).rejects.toThrow("This database is not empty: it has");
  await expect(restore({ url, files }, at("none"))).rejects.toThrow(`There is no file ${at("none")}.`);

  const whole = await readFile(at("named.backup"));
  await writeFile(at("cut.backup"), whole.subarray(0, whole.length - 2000));
  const middle = whole.length >> 1;
  await writeFile(
    at("damaged.backup"),
    whole.map((byte, place) => (place === middle ? byte ^ 1 : byte)),
  );
  const database = await emptyDatabase();
  const to = { url: database.url, files: diskFiles(at("nowhere")) };
  await expect(restore(to, at("cut.backup"))).rejects.toThrow("is not a complete backup");
  await expect(restore(to, at("damaged.backup"))).rejects.toThrow(/is damaged|is not a complete backup/);
  await database.drop();
});

test("a backup of an older version is migrated, and one of a newer version is refused", async () => {
  const [old, fresh] = [await emptyDatabase(), await emptyDatabase()];
  const store = diskFiles(at("versions"));
  await connected(old.url, async (sql) => {
    await sql.begin((tx) => applyMigrations(tx, (when) => when === journal.entries[0]?.when));
    await sql`insert into accounts (id, name) values (${newId()}, 'of the baseline')`;
  });
  await backUp({ url: old.url, files: store }, at("old.backup"));
  await restore({ url: fresh.url, files: store }, at("old.backup"));
  await migrateDatabase(fresh.url);
  await connected(fresh.url, async (sql) => {
    expect([...(await sql`select name from accounts`)]).toEqual([{ name: "of the baseline" }]);
    expect(await sql`select 1 from drizzle.__drizzle_migrations`).toHaveLength(journal.entries.length);
  });

  await writeArchive(at("newer.backup"), async (archive) => {
    for await (const { name, bytes } of readArchive(at("old.backup"))) {
      const later = bytes.toString().replace(/"when": \d+/, '"when": 9999999999999');
      await archive.add(name, name === "begin.json" ? Buffer.from(later) : bytes);
    }
  });
  const empty = await emptyDatabase();
  await expect(restore({ url: empty.url, files: store }, at("newer.backup"))).rejects.toThrow("of a newer version");
  for (const database of [old, fresh, empty]) await database.drop();
});

test("a restore that fails leaves an empty database, and can be tried again", async () => {
  const database = await emptyDatabase();
  const store = diskFiles(at("again"));
  const full: FileStore = { ...store, put: async () => ({ ok: false, why: "full" }) };
  await expect(restore({ url: database.url, files: full }, at("named.backup"))).rejects.toThrow("file store is full");
  await restore({ url: database.url, files: store }, at("named.backup"));
  await database.drop();
});

test("the commands restore into a new DATA_DIR, where unsent mails wait for a person", async () => {
  const run = promisify(execFile);
  const settings = { ...process.env, NODE_ENV: "test" as const, DATABASE_URL: url, DATA_DIR: at("old") };
  const saved = await run("node", ["scripts/backup.ts", at("commands.backup")], { env: settings });
  const fresh = { ...settings, DATABASE_URL: "", DATA_DIR: at("fresh") };
  const { stdout } = await run("node", ["scripts/restore.ts", at("commands.backup")], { env: fresh });
  const total = /\d+ rows in \d+ tables/;
  expect(stdout).toContain(total.exec(saved.stdout)?.[0]);
  expect(stdout).toMatch(/[1-9]\d* unsent mails wait under Settings → Mails\./);
  const again = run("node", ["scripts/restore.ts", at("commands.backup")], { env: fresh });
  await expect(again).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^This database is not empty.*\n$/),
  });
});
