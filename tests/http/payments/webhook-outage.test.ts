import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { webhookEvents } from "#db/schema/payments.ts";
import { openSandboxGateway } from "#tests/integration/payments/given.ts";
import { standingOf, subscriber } from "#tests/integration/payments/subscriptions/life-given.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { openLine } from "#tests/support/database/database-line.ts";
import { startServer } from "#tests/support/servers/server.ts";

/** Proves that what the gateway tells while the database is away is refused, and taken when it is told again. */
let gateway: Awaited<ReturnType<typeof openSandboxGateway>>;
let line: Awaited<ReturnType<typeof openLine>>;
let address: string;

beforeAll(async () => {
  gateway = await openSandboxGateway();
  line = await openLine((await testDatabase()).url);
  const settings = { BRAINTREE_SANDBOX_URL: gateway.url, BRAINTREE_TIME_ZONE: "UTC", WORKER: "off" };
  const server = await startServer({ ...settings, DATABASE_URL: line.url });
  address = server.url + paths.braintreeWebhook();
});

afterAll(async () => {
  await line.cut();
  await gateway.stop();
});

test("while the database is away a webhook is refused with 503, and the gateway's next try is taken", async () => {
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  await gateway.control.sendWebhooks(null, true);
  await gateway.control.moveTo("2028-02-10T10:00:00Z");
  const [held] = (await gateway.control.ledger()).waiting.slice(-1);
  const body = new URLSearchParams({ bt_signature: held?.signature ?? "", bt_payload: held?.payload ?? "" });
  await line.cut();
  expect((await fetch(address, { method: "POST", body })).status).toBe(503);
  await gateway.control.sendWebhooks(address);
  await gateway.control.moveTo("2028-02-10T10:01:00Z");
  expect((await gateway.control.ledger()).waiting.length).toBeGreaterThan(0);
  expect(await standingOf(coach)).toMatchObject({ until: "2028-02-09", counts: [1, 1, 1] });

  await line.mend();
  await expect.poll(() => fetch(address, { method: "POST", body }).then(({ status }) => status)).toBe(200);
  await gateway.control.moveTo("2028-02-10T12:00:00Z");
  expect((await gateway.control.ledger()).waiting).toEqual([]);
  expect(await standingOf(coach)).toMatchObject({ status: "ACTIVE", until: "2028-03-09", counts: [2, 2, 2] });
  const { db } = await testDatabase();
  expect(await db.$count(webhookEvents, eq(webhookEvents.subscriptionId, coach.id))).toBe(1);
});
