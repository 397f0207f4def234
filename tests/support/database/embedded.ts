import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { chmod, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import postgres from "postgres";
import { startEmbedded } from "#db/embedded/embedded.ts";

/** A folder for an embedded database. */
export async function newDataFolder() {
  const folder = await mkdtemp(join(tmpdir(), "macrocycle-embedded-"));
  // why: for root the server runs as another user, who must be able to enter
  await chmod(folder, 0o755);
  return folder;
}

let made: Promise<string> | undefined;

/** Fills the folder with a database that was started and stopped before: making one takes a second of processor time. */
export async function copyDatabase(folder: string) {
  made ??= makeDatabase();
  execFileSync("cp", ["-a", `${await made}/.`, folder]);
}

async function makeDatabase() {
  const folder = await newDataFolder();
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const { stop } = await startEmbedded(folder);
  await stop();
  return folder;
}

export async function ask<T>(url: string, work: (sql: postgres.Sql) => Promise<T>) {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}

/** Keeps one number; the next one replaces it. */
export function keep(url: string, answer = 42) {
  return ask(url, async (sql) => {
    await sql`create table if not exists kept (answer int)`;
    await sql`delete from kept`;
    await sql`insert into kept values (${answer})`;
  });
}

export function kept(url: string): Promise<unknown> {
  return ask(url, async (sql) => (await sql`select answer from kept`)[0]?.answer);
}

export async function postmasterPid(folder: string) {
  return Number((await readFile(join(folder, "postgres", "postmaster.pid"), "utf8")).split("\n")[0]);
}

/**
 * Another process that uses the folder's server, and stops it at SIGTERM; at SIGUSR2 it exits with 3 at once. `lines` get
 * what it tells the operator.
 */
export async function startUser(folder: string, { isWatched = false } = {}) {
  const script = `import { startEmbedded } from "#db/embedded/embedded.ts";
    const options = { isWatched: ${isWatched}, tell: (line) => console.log(line) };
    const { url, stop } = await startEmbedded(${JSON.stringify(folder)}, options);
    process.on("SIGTERM", () => stop().then(() => process.exit()));
    process.on("SIGUSR2", () => process.exit(3));
    console.log(url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", script]);
  const lines: string[] = [];
  const url = await new Promise<string>((done) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (line.startsWith("postgres://")) done(line);
      else lines.push(line);
    });
  });
  const exit = async (signal: NodeJS.Signals) => {
    const exited = once(child, "exit");
    child.kill(signal);
    const [code] = await exited;
    return code as number | null;
  };
  return { child, url, lines, exit };
}
