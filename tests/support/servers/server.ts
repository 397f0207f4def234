import { inject } from "vitest";
import { testDatabase } from "#tests/support/database/database.ts";
import { runServer, usualSettings } from "./server-process.ts";

export { sessionSecret, supportEmail } from "./server-process.ts";

export type TestServer = Awaited<ReturnType<typeof startServer>>;
export type SharedServer = { url: string; dataDir: string };

const started: (() => Promise<void>)[] = [];

/** Called after each test file (tests/support/after-file.ts): ends its servers and removes their folders. */
export async function stopServers() {
  await Promise.all(started.splice(0).map((end) => end()));
}

/**
 * The built app with the usual settings, on this file's database. The files of a worker have one server, one after
 * another; a test that reads its log, stops it, or needs settings starts one of its own.
 */
export async function sharedServer(): Promise<SharedServer> {
  const { url: body } = await testDatabase();
  const answer = await fetch(inject("serverDesk") ?? "", { method: "POST", body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** The built app on a port that the system chooses and this file's database, stopped after the file. */
export async function startServer(env: Record<string, string> = {}) {
  const { url: DATABASE_URL } = await testDatabase();
  const server = await spawnServer({ DATABASE_URL, ...usualSettings, ...env });
  await server.listening;
  return server;
}

/** Starts the server's process with these settings alone, without waiting for it to listen. */
export async function spawnServer(env: Record<string, string>) {
  const server = await runServer(env);
  started.push(server.end);
  return server;
}
