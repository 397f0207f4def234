import { beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";

/** Loaded before the server: breaks, beside the answer, where the address asks for it, in what the request started. */
const faulty = `import { ServerResponse } from "node:http";
  const { writeHead } = ServerResponse.prototype;
  ServerResponse.prototype.writeHead = function (...head) {
    if (this.req.url.endsWith("?reject")) Promise.reject(new Error("nobody waits"));
    if (this.req.url.endsWith("?throw")) setImmediate(() => { throw new Error("nobody catches"); });
    return writeHead.apply(this, head);
  };`;
const breaks = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(faulty)}` };
let server: TestServer;

beforeAll(async () => {
  server = await startServer(breaks);
});

test("a rejection that nobody handles is logged with the number of its request, and the process goes on", async () => {
  const answer = await fetch(`${server.url}/login?reject`);
  const fault = await server.logged(({ msg }) => msg === "fault");
  expect(fault).toMatchObject({ level: 50, id: answer.headers.get("X-Request-Id"), err: { message: "nobody waits" } });
  expect((await fetch(`${server.url}/login`)).status).toBe(200);
});

test("an exception that nobody catches is logged, and the process ends in order with 1", async () => {
  const answer = await fetch(`${server.url}/login?throw`);
  const id = answer.headers.get("X-Request-Id");
  const fault = await server.logged((line) => line.msg === "fault" && line.id === id);
  expect(fault).toMatchObject({ level: 50, err: { message: "nobody catches" } });
  await server.logged(({ msg }) => msg === "stopping");
  expect(await server.exited).toBe(1);
});
