import { afterEach, beforeEach, expect, test } from "vitest";
import { handleWebhook } from "#app/features/subscriptions/webhook.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { subscribedCoach } from "./attempts-given.ts";
import { openSandboxGateway } from "./given.ts";

let given: Awaited<ReturnType<typeof openSandboxGateway>>;

beforeEach(async () => {
  given = await openSandboxGateway();
});

afterEach(() => given.stop());

test("a webhook that comes again is known by what it says, and nothing more is asked or written for it", async () => {
  const { queries } = await testDatabase();
  await given.control.sendWebhooks(null, true);
  const { pay } = await subscribedCoach(given.payments);
  const [told] = (await given.control.ledger()).waiting;
  if (!told) throw new Error("Nothing was told.");
  const asked = async () => {
    const before = queries.length;
    expect(await handleWebhook(pay, told)).toBe("taken");
    return queries.slice(before).filter((query) => !/^(begin|commit|savepoint|release)/i.test(query));
  };
  expect((await asked()).length).toBeGreaterThan(1);
  expect(await asked()).toEqual([expect.stringMatching(/^insert into "webhook_events"/)]);
});
