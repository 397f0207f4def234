import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { TestProject } from "vitest/node";
import { runServer, usualSettings } from "./server-process.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where a worker posts its database's address, and gets its server's; only in the project http. */
    serverDesk?: string;
  }
}

/**
 * Once a run: hands each worker a server for its database, started when it first asks. They are started here because a
 * worker is ended without being able to end them. A start costs two seconds of processor time.
 */
export default async function setup(project: TestProject) {
  const servers = new Map<string, ReturnType<typeof start>>();

  async function start(DATABASE_URL: string) {
    const server = await runServer({ DATABASE_URL, ...usualSettings, WORKER: "off", LOG_LEVEL: "error" });
    // why: one that ended fails the tests that ask it; those of the next file get another
    server.exited.then(() => servers.delete(DATABASE_URL));
    await server.listening;
    return server;
  }

  const desk = createServer(async (request, response) => {
    const database = await text(request);
    const starting = servers.get(database) ?? start(database);
    servers.set(database, starting);
    try {
      const { url, dataDir } = await starting;
      response.end(JSON.stringify({ url, dataDir }));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await once(desk.listen(0, "127.0.0.1"), "listening");
  project.provide("serverDesk", `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    desk.closeAllConnections();
    await Promise.all([...servers.values()].map((starting) => starting.then((server) => server.end())));
  };
}
