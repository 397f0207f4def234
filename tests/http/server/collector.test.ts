import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { cookieOf, get } from "#tests/support/http/visitor.ts";
import { coachingBusiness, monday } from "#tests/support/people/factory.ts";
import { openCommands } from "#tests/support/servers/commands.ts";
import { startMailProvider } from "#tests/support/servers/mail-provider.ts";
import { below, startReceiver } from "#tests/support/servers/otlp-receiver.ts";
import { sessionSecret, spawnServer, startServer } from "#tests/support/servers/server.ts";

/** Proves that a collector can fail, which processes send, and that nothing is loaded for one that is not set. */
const trace = "0af7651916cd43dd8448eb211c80319c";
const traceparent = `00-${trace}-b7ad6b7169203331-01`;
const opened: { stop: () => Promise<void> }[] = [];
let cookie: string;

beforeAll(async () => {
  cookie = await cookieOf((await coachingBusiness()).user);
});

afterAll(async () => {
  for (const { stop } of opened) await stop();
});

async function receive(options?: { hangs: boolean }) {
  const receiver = await startReceiver(options);
  opened.push(receiver);
  return receiver;
}

test("a worker of its own sends the traces of its jobs", async () => {
  const { db, url } = await testDatabase();
  const [receiver, provider] = await Promise.all([receive(), startMailProvider()]);
  const mails = { RESEND_API_KEY: "re_tests", RESEND_BASE_URL: provider.url, PUBLIC_URL: "https://coaching.test" };
  const given = { ...mails, DATABASE_URL: url, OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  const { settings, folder, ...commands } = await openCommands(given);
  opened.push(provider, { stop: commands.close });
  const mail = { kind: "emailTaken", recipient: "ana@telemetry.test", accountId: null } as const;
  await queueMail(db, { ...mail, content: { firstName: "Ana" } }, monday);
  const worker = spawn(process.execPath, [resolve("scripts/worker.ts")], {
    cwd: folder,
    env: settings,
    stdio: "ignore",
  });
  await expect.poll(() => provider.given.length).toBe(1);
  worker.kill("SIGTERM");
  expect(await once(worker, "exit")).toEqual([0, null]);
  const job = receiver.spans().find(({ name }) => name === "job mails");
  const parts = below(receiver.spans(), job).map(({ name }) => name);
  expect(parts).toEqual(expect.arrayContaining(["UPDATE mails", "POST 127.0.0.1"]));
});

test("a collector that is away is told of once, and again when it is back; a caller's trace is not followed", async () => {
  const receiver = await receive();
  await receiver.away();
  const running = await startServer({
    WORKER: "off",
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_METRIC_EXPORT_INTERVAL: "1000",
  });
  expect((await get({ url: running.url, cookie }, paths.exercises(), { traceparent })).status).toBe(200);
  await running.logged((line) => line.msg === "telemetry away" && line.signal === "metrics");
  await receiver.back();
  await running.logged((line) => line.msg === "telemetry back" && line.signal === "metrics");
  const away = running.lines().filter((line) => line.includes("telemetry away") && line.includes('"metrics"'));
  expect(away).toHaveLength(1);
  await get({ url: running.url, cookie }, paths.exercises(), { traceparent });
  running.kill("SIGTERM");
  expect(await running.exited).toBe(0);
  const pages = receiver.spans().filter(({ name }) => name === "GET /exercises");
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.filter(({ traceId }) => traceId === trace)).toEqual([]);
});

test("a collector that hangs keeps neither a page nor the stop", async () => {
  const receiver = await receive({ hangs: true });
  const running = await startServer({
    WORKER: "off",
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_METRIC_EXPORT_INTERVAL: "1000",
  });
  await receiver.until(() => receiver.bodies.length > 0);
  expect((await get({ url: running.url, cookie }, paths.exercises())).status).toBe(200);
  running.kill("SIGTERM");
  expect(await running.exited).toBe(0);
  expect(receiver.spans().map(({ name }) => name)).toContain("GET /exercises");
});

// why: node tells of each module that it resolves, whoever imports or requires it
const listing = `
  import { registerHooks } from "node:module";
  import { writeSync } from "node:fs";
  registerHooks({ resolve(name, context, next) {
    const found = next(name, context);
    const [, loaded] = /node_modules\\/(@opentelemetry\\/[\\w-]+)|\\/(scripts\\/telemetry\\/open\\.ts)$/.exec(found.url)?.filter(Boolean) ?? [];
    if (loaded) writeSync(2, "loads " + loaded + "\\n");
    return found;
  } });`;

test("without the setting nothing of OpenTelemetry is loaded but what the job queue imports", async () => {
  const preload = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(listing)}` };
  const loaded = (text: string) => [...new Set(text.match(/(?<=^loads ).*/gm))].toSorted();
  const [without, with_] = await Promise.all([
    startServer(preload),
    startServer({ ...preload, WORKER: "off", OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" }),
  ]);
  expect(loaded(without.errors())).toEqual(["@opentelemetry/api"]);
  expect(loaded(with_.errors())).toEqual(
    expect.arrayContaining(["@opentelemetry/sdk-trace", "scripts/telemetry/open.ts"]),
  );
});

test("wrong settings are refused, each in a sentence", async () => {
  const running = await spawnServer({
    SESSION_SECRET: sessionSecret,
    OTEL_EXPORTER_OTLP_ENDPOINT: "https://user:password@collector.test",
    OTEL_EXPORTER_OTLP_HEADERS: "authorization",
    OTEL_EXPORTER_OTLP_PROTOCOL: "grpc",
    OTEL_TRACES_SAMPLER_ARG: "2",
    OTEL_METRIC_EXPORT_INTERVAL: "fast",
  });
  expect(await running.exited).toBe(1);
  expect(running.errors().split("\n")).toEqual([
    "OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://collector:4318, without a query or a login.",
    "OTEL_EXPORTER_OTLP_HEADERS must be names and percent-encoded values, such as authorization=Bearer%20token,x-tenant=one.",
    "OTEL_EXPORTER_OTLP_PROTOCOL must be one of http/json.",
    "OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, with up to 4 decimals.",
    "OTEL_METRIC_EXPORT_INTERVAL must be a whole number from 1000 to 3600000.",
  ]);
});
