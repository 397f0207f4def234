import { afterEach, beforeEach, expect, test } from "vitest";
import { openSandboxGateway } from "#tests/integration/payments/given.ts";
import { hear, standingOf, subscriber } from "./life-given.ts";

let gateway: Awaited<ReturnType<typeof openSandboxGateway>>;

beforeEach(async () => {
  gateway = await openSandboxGateway();
});

afterEach(() => gateway.stop());

test("who subscribes has a licence, a sale, an invoice and a mail, however often it is told", async () => {
  const coach = await subscriber(gateway, "2028-01-10T10:00:00Z");
  await hear(gateway, coach, "2028-01-10T11:00:00Z");
  expect(await standingOf(coach)).toEqual({
    status: "ACTIVE",
    until: "2028-02-09",
    counts: [1, 1, 1],
    mails: ["paid"],
  });
});
