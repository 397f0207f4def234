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
  below,
  type ReceivedMetric,
  type ReceivedSpan,
  startReceiver,
} from "#tests/support/servers/otlp-receiver.ts";
import { startServer } from "#tests/support/servers/server.ts";

/** Proves what a collector is sent, and what not. */
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

async function receive() {
  const receiver = await startReceiver();
  opened.push(receiver);
  return receiver;
}

async function queueCanary() {
  const { db } = await testDatabase();
  const content = { firstName: "Canary" };
  await queueMail(db, { kind: "emailTaken", recipient: "canary@telemetry.test", accountId: null, content }, monday);
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
    await receiver.until(() => receiver.spans().some(({ name }) => name === "job mails"));
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
    await queueCanary();
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
    const calls = metrics.filter(({ name }) => name === "http.client.request.duration");
    const ports = calls.flatMap(({ histogram }) =>
      histogram?.dataPoints.map((one) => attributesOf(one)["server.port"]),
    );
    expect(ports.length).toBeGreaterThan(0);
    expect(ports).not.toContain(Number(new URL(receiver.url).port));
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
