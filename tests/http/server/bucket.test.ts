import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listenAgain } from "#tests/support/servers/processes.ts";
import { startS3 } from "#tests/support/servers/s3-server.ts";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";

/** Proves that a server whose bucket is away takes itself out of the load, also where the bucket never answers, and comes back by itself. */
let s3: Awaited<ReturnType<typeof startS3>>;
let server: TestServer;

beforeAll(async () => {
  s3 = await startS3();
  server = await startServer(s3.settings);
});

afterAll(() => s3.stop());

async function ready() {
  const { status } = await fetch(`${server.url}/health/ready`);
  return status;
}

/** Takes connections on the bucket's port, and never answers. */
async function silent() {
  const sockets = new Set<Socket>();
  const mute = createServer((socket) => sockets.add(socket.on("error", () => {})));
  const { port } = new URL(s3.settings.S3_ENDPOINT);
  await listenAgain(() => once(mute.listen(Number(port), "127.0.0.1"), "listening"));
  return () => {
    for (const socket of sockets) socket.destroy();
    return new Promise((closed) => mute.close(closed));
  };
}

test("without its bucket it is not ready, lives, and is ready again once the bucket is back", async () => {
  expect(await ready()).toEqual(200);
  await s3.away();
  expect(await ready()).toEqual(503);
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
  const speak = await silent();
  expect(await ready()).toEqual(503);
  await speak();
  await s3.back();
  expect(await ready()).toEqual(200);
});
