import { once } from "node:events";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeRefused, rejectTakenPort } from "#scripts/before/free-port.ts";
import { reachDatabase } from "#scripts/before/reach-database.ts";
import { rejectUnwritable } from "#scripts/before/writable-folder.ts";
import { describeForOperator } from "#scripts/command.ts";
import { openServer } from "#scripts/database.ts";
import { copyTemplate } from "#tests/support/database/database.ts";
import { openCommands } from "#tests/support/servers/commands.ts";

/** Nobody listens on port 9 of this machine. */
const absent = "postgres://somebody:not-for-everybody@127.0.0.1:9/macrocycle";
let commands: Awaited<ReturnType<typeof openCommands>>;

beforeAll(async () => {
  const provider = { RESEND_API_KEY: "re_commands", RESEND_BASE_URL: "http://127.0.0.1:9" };
  commands = await openCommands({ DATABASE_URL: absent, ...provider });
  // why: for root the embedded database runs as another user, who must be able to enter
  await chmod(commands.folder, 0o755);
  await writeFile(join(commands.folder, "file"), "[]");
});

afterAll(() => commands.close());

const scripts = {
  start: ["scripts/start.ts"],
  worker: ["scripts/worker.ts"],
  "db:migrate": ["scripts/migrate.ts"],
  "db:seed": ["scripts/seed.ts"],
  "files:move": ["scripts/files-move.ts", "--to", "s3"],
  backup: ["scripts/backup.ts", "new.backup"],
  restore: ["scripts/restore.ts", "file"],
  "user:create": ["scripts/user-create.ts", "--role", "SYS", "sys@commands.test"],
  "import:exercises": ["scripts/import-exercises.ts", "file"],
};
type Name = keyof typeof scripts;

test.concurrent.each<[Name, Record<string, string>, RegExp]>([
  [
    "start",
    { HOST: "203.0.113.7" },
    /^HOST is 203\.0\.113\.7, which is no address of this machine \(\w+\)\. [^\n]+\n$/,
  ],
  // why: the log that it imports has a level
  ["worker", { LOG_LEVEL: "loud" }, /^LOG_LEVEL must be one of [^\n]+\.\n$/],
  ["db:seed", { MAIL_FROM: "us" }, /^MAIL_FROM must be [^\n]+\.\n$/],
  ["files:move", { S3_BUCKET: "Images" }, /^S3_BUCKET must be [^\n]+\.\n$/],
  [
    "backup",
    { DATABASE_URL: "", DATA_DIR: "file" },
    /^Nothing can be written in file \(\w+\)\. Set DATA_DIR [^\n]+\n$/,
  ],
  ["user:create", { S3_ENDPOINT: "https://s3.test" }, /^Set S3_BUCKET [^\n]+\n$/],
  ["import:exercises", { DATABASE_URL: "db.test" }, /^DATABASE_URL must name [^\n]+\.\n$/],
])("%s answers %j with one sentence that names the setting", async (name, wrong, sentence) => {
  const { code, output, errors } = await commands.run(scripts[name], wrong);
  expect(errors).toMatch(sentence);
  expect([code, output]).toEqual([1, ""]);
});

// why: the others open it as one of these does, and each start costs processor time
test.concurrent.each<Name>(["start", "worker", "db:migrate", "restore"])(
  "%s answers an absent database with one sentence that names the setting",
  async (name) => {
    const sentence =
      "The database at 127.0.0.1:9 can't be reached (ECONNREFUSED). Start it, or correct DATABASE_URL.\n";
    expect(await commands.run(scripts[name])).toEqual({ code: 1, output: "", errors: sentence });
  },
);

test("a fault has its stack, without the values of the statement", async () => {
  const { url, drop } = await copyTemplate();
  const sql = postgres(url, { max: 1 });
  try {
    await sql`alter table users rename to users_gone`;
    const { code, errors } = await commands.run(scripts["user:create"], { DATABASE_URL: url });
    expect([code, errors]).toEqual([1, expect.stringContaining('relation "users" does not exist')]);
    expect(errors).toMatch(/^ +at .*create-user/m);
    expect(errors).not.toContain("sys@commands.test");
  } finally {
    await sql.end();
    await drop();
  }
});

test("what the database or the machine refuses later is a sentence, too", async () => {
  const { url, drop } = await copyTemplate();
  const sql = postgres(url, { max: 1 });
  const failed = (work: (tx: postgres.TransactionSql) => Promise<unknown>) => sql.begin(work).catch((error) => error);
  const rights = await failed(async (tx) => {
    await tx`set local role pg_read_all_data`;
    await tx`create schema of_nobody`;
  });
  expect(describeForOperator(rights)).toMatch(/^The role in \w+ may not do this \(permission denied for database /);
  const lost = await failed((tx) => tx`select pg_terminate_backend(pg_backend_pid())`);
  const wrapped = new Error("Failed query", { cause: lost });
  expect(describeForOperator(wrapped)).toMatch(
    /^The database did not do what was asked \([^)]+\)\. Check that the one of \w+ runs/,
  );
  await sql.end();
  await drop();
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  expect(describeForOperator(full)).toContain("The system refused (ENOSPC: no space left on device, write).");
  expect(describeForOperator(new TypeError("x is not a function"))).toBeNull();
});

test("an embedded database that can't be used is answered with its setting", async () => {
  const folder = join(commands.folder, "odd");
  await mkdir(join(folder, "database-password"), { recursive: true });
  const opening = openServer({
    DATA_DIR: folder,
    DATABASE_URL: undefined,
    DATABASE_DIRECT_URL: undefined,
    ALLOW_NEWER_DATABASE: false,
  });
  await expect(opening).rejects.toThrow(/^The embedded database can't be used \(EISDIR[^)]+\)\. Check DATA_DIR/);
});

test("a port that is taken, or only for root, or at a host that is not here, is answered with its setting", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port: PORT } = holder.address() as AddressInfo;
  await expect(rejectTakenPort({ PORT, HOST: "127.0.0.1" })).rejects.toThrow(
    `Another program listens on port ${PORT} of 127.0.0.1 already. Set PORT to another one.`,
  );
  holder.close();
  await once(holder, "close");
  await rejectTakenPort({ PORT, HOST: "127.0.0.1" });
  await expect(rejectTakenPort({ PORT, HOST: "nowhere.invalid" })).rejects.toThrow("HOST is nowhere.invalid");

  // why: many machines let everybody listen on port 80
  const refused = Object.assign(new Error("listen EACCES"), { code: "EACCES" });
  expect(describeRefused(refused, 80)?.message).toContain("Port 80 is privileged");
});

test("a folder without rights is answered with its setting", async () => {
  const folder = join(commands.folder, "locked");
  await mkdir(folder);
  await chmod(folder, 0o555);
  // why: root may write everywhere
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.("nobody");
  const refused = await rejectUnwritable(folder).catch((error: Error) => error.message);
  if (isRoot) process.seteuid?.(0);
  expect(refused).toMatch(`Nothing can be written in ${folder} (EACCES). Set DATA_DIR to a folder`);
});

test("a database that refuses, and a server that is none, are named without the password", async () => {
  const { url, drop } = await copyTemplate();
  await drop();
  const gone = reachDatabase(url, "DATABASE_DIRECT_URL");
  const { host, pathname } = new URL(url);
  await expect(gone).rejects.toThrow(`The database at ${host} refuses a connection with DATABASE_DIRECT_URL:`);
  await expect(gone).rejects.toThrow(`"${pathname.slice(1)}" does not exist (3D000).`);

  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const where = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
  await expect(reachDatabase(`postgres://ana:secret@${where}/x`, "DATABASE_URL", 20)).rejects.toThrow(
    `The database at ${where} can't be reached (no answer in time). Start it, or correct DATABASE_URL.`,
  );
  silent.close();
});
