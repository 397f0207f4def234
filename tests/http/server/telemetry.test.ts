import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { cookieOf, get, post, type Visitor } from "#tests/support/http/visitor.ts";
import { coachingBusiness, monday } from "#tests/support/people/factory.ts";
import { metricsOfDashboard, prometheusNames } from "#tests/support/servers/grafana.ts";
import { startMailProvider } from "#tests/support/servers/mail-provider.ts";
import {
  attributesOf,
  type ReceivedMetric,
  type ReceivedSpan,
  startReceiver,
} from "#tests/support/servers/otlp-receiver.ts";
import { sessionSecret, spawnServer, startServer } from "#tests/support/servers/server.ts";

/** Proves what a collector is sent, that it can fail, and that nothing is loaded for one that is not set. */
type Receiver = Awaited<ReturnType<typeof startReceiver>>;

const [server, client] = [2, 3];
const caller = { trace: "0af7651916cd43dd8448eb211c80319c", span: "b7ad6b7169203331" };
const traceparent = `00-${caller.trace}-${caller.span}-01`;
const opened: { stop: () => Promise<void> }[] = [];
let cookie: string;
const clientId = newId();

beforeAll(async () => {
  const coach = await coachingBusiness({ email: "coach@telemetry.test" });
  cookie = await cookieOf(coach.user);
});

afterAll(async () => {
  for (const { stop } of opened) await stop();
});

async function receive(options?: { hangs: boolean }) {
  const receiver = await startReceiver(options);
  opened.push(receiver);
  return receiver;
}

function below(spans: ReceivedSpan[], parent: ReceivedSpan | undefined) {
  return spans.filter((span) => span.parentSpanId === parent?.spanId && span.traceId === parent?.traceId);
}

describe("a server with a collector", () => {
  let receiver: Receiver;
  let spans: ReceivedSpan[];
  let metrics: ReceivedMetric[];
  let requestId: string | null;
  const named = (name: string) => spans.find((span) => span.name === name);

  beforeAll(async () => {
    receiver = await receive();
    const provider = await startMailProvider();
    opened.push(provider);
    const mails = { RESEND_API_KEY: "re_tests", RESEND_BASE_URL: provider.url, PUBLIC_URL: "https://coaching.test" };
    const running = await startServer({
      ...mails,
      TRUST_PROXY: "true",
      OTEL_EXPORTER_OTLP_ENDPOINT: `${receiver.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20of%20the%20collector",
      OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=staging",
      OTEL_METRIC_EXPORT_INTERVAL: "1000",
    });
    await visit({ url: running.url, cookie });
    await receiver.until(() => receiver.metrics().some(({ name }) => name === "macrocycle.job.duration"));
    running.kill("SIGTERM");
    expect(await running.exited).toBe(0);
    spans = receiver.spans();
    metrics = receiver.metrics();
  });

  async function visit(visitor: Visitor) {
    const page = await get(visitor, `${paths.exercises()}?search=canary-query`, { traceparent });
    requestId = page.headers.get("X-Request-Id");
    await get(visitor, paths.client(clientId));
    await get(visitor, `${paths.client(clientId)}.data`);
    await get(visitor, `/files/canary-path/none`);
    await get(visitor, `${paths.api()}/clients/${clientId}`);
    await post({ url: visitor.url }, "/login", { email: "canary@telemetry.test", password: "canary-password" });
    const { db } = await testDatabase();
    const content = { firstName: "Canary" };
    await queueMail(db, { kind: "emailTaken", recipient: "canary@telemetry.test", accountId: null, content }, monday);
  }

  test("is asked with its headers, and told who sends", () => {
    expect(receiver.bodies.length).toBeGreaterThan(1);
    for (const { headers, body } of receiver.bodies) {
      expect(headers.authorization).toBe("Bearer of the collector");
      expect(body).toContain('{"key":"service.name","value":{"stringValue":"macrocycle"}}');
      expect(body).toContain('{"key":"deployment.environment.name","value":{"stringValue":"staging"}}');
    }
  });

  test("a request is a trace with its statements, in the trace of the proxy that is trusted", () => {
    const page = named("GET /exercises");
    expect(page).toMatchObject({ traceId: caller.trace, parentSpanId: caller.span, kind: server });
    expect(attributesOf(page as ReceivedSpan)).toMatchObject({
      "http.request.method": "GET",
      "http.route": "/exercises",
      "http.response.status_code": 200,
      "http.response.header.x-request-id": [requestId],
    });
    const statements = below(spans, page);
    expect(statements.length).toBeGreaterThan(1);
    for (const statement of statements) {
      expect(statement.kind).toBe(client);
      expect(attributesOf(statement)).toMatchObject({
        "db.system.name": "postgresql",
        "db.query.text": expect.any(String),
      });
    }
    expect(statements.map(({ name }) => name)).toContain("SELECT exercises");
  });

  test.each([
    ["GET /clients/:userId", 2],
    ["GET /*", 1],
    ["GET /api/clients/:id", 1],
    ["POST /login", 1],
  ])("addresses are known by their pattern: %s", (name, times) => {
    expect(spans.filter((span) => span.name === name)).toHaveLength(times);
  });

  test("a job is a trace with its statements and its call to the mail provider", () => {
    const job = named("job mails");
    const parts = below(spans, job);
    expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(["UPDATE mails", "POST 127.0.0.1"]));
    const call = parts.find(({ name }) => name.startsWith("POST "));
    expect(attributesOf(call as ReceivedSpan)).toMatchObject({
      "server.address": "127.0.0.1",
      "http.response.status_code": 200,
    });
  });

  test("nothing that people typed leaves, nor the values of statements, nor who they are", () => {
    const all = receiver.bodies.map(({ body }) => body).join("\n");
    const session = cookie.split("=")[1] ?? "no session";
    for (const secret of ["canary", "Canary", "coach@telemetry.test", session, clientId, "re_tests"]) {
      expect(all).not.toContain(secret);
    }
  });

  test("exports are nobody's calls", () => {
    const port = Number(new URL(receiver.url).port);
    expect(spans.filter((span) => attributesOf(span)["server.port"] === port)).toEqual([]);
  });

  test("requests and jobs are measured by what the dashboard asks for", () => {
    const points = metrics.flatMap(({ name, histogram }) =>
      (histogram?.dataPoints ?? []).map((one) => [name, attributesOf(one)]),
    );
    const page = {
      "http.request.method": "GET",
      "http.route": "/exercises",
      "http.response.status_code": 200,
      "url.scheme": "http",
    };
    expect(points).toContainEqual(["http.server.request.duration", page]);
    expect(points).toContainEqual(["macrocycle.job.duration", { queue: "mails", outcome: "done" }]);
    const sent = new Set(metrics.flatMap(prometheusNames));
    const asked = metricsOfDashboard();
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.filter((name) => !sent.has(name))).toEqual([]);
  });
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
  expect(pages.filter(({ traceId }) => traceId === caller.trace)).toEqual([]);
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
