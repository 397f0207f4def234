import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type postgres from "postgres";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "#db/embedded/embedded.ts";
import { prepareDatabase } from "#scripts/database.ts";
import { databaseUrl, maintain } from "./maintenance.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where test databases are made, and the migrated and seeded one they are copied from. */
    databases: { maintenanceUrl: string; template: string };
  }
}

/**
 * Once a run: a database server (the one of TEST_DATABASE_URL, or an embedded one in a folder of its own) with one
 * migrated and seeded template. Each test file copies it (tests/support/database/database.ts).
 */
export default async function setup(project: TestProject) {
  const server = await (process.env.TEST_DATABASE_URL ? namedServer(process.env.TEST_DATABASE_URL) : ownServer());
  const template = `macrocycle_template_${randomUUID().slice(0, 8)}`;
  await maintain(server.url, async (sql) => {
    await sql.unsafe(`create database ${template}`);
  });
  await prepareDatabase(databaseUrl(server.url, template));
  project.provide("databases", { maintenanceUrl: server.url, template });
  return server.stop;

  async function namedServer(url: string) {
    return { url, stop: () => maintain(url, dropAll) };
  }

  async function dropAll(sql: postgres.Sql) {
    const left = await sql<
      { datname: string }[]
    >`select datname from pg_database where starts_with(datname, ${template})`;
    for (const { datname } of left) await sql.unsafe(`drop database ${datname} with (force)`);
  }
}

async function ownServer() {
  const folder = await mkdtemp(join(tmpdir(), "macrocycle-test-"));
  // why: for root the server runs as another user, who must be able to enter
  await chmod(folder, 0o755);
  const server = await startEmbedded(folder);
  const url = server.urlOf("postgres");
  await maintain(url, neverWaitForTheDisk);
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url, stop };
}

/** The data is thrown away after the run, so nothing needs to survive a crash of the machine. */
async function neverWaitForTheDisk(sql: postgres.Sql) {
  for (const setting of ["fsync", "synchronous_commit", "full_page_writes"]) {
    await sql.unsafe(`alter system set ${setting} = off`);
  }
  await sql`select pg_reload_conf()`;
}
