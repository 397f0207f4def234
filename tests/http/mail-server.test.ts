import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { mails } from "#db/schema/mails.ts";
import { testDatabase } from "#tests/support/database.ts";
import { monday } from "#tests/support/factory.ts";
import { startMailProvider } from "#tests/support/mail-provider.ts";
import { startServer } from "#tests/support/server.ts";

/** Proves which process sends mails, and that one which stops finishes what it sends. */
let provider: Awaited<ReturnType<typeof startMailProvider>>;
let sending: Record<string, string>;

beforeEach(async () => {
  provider = await startMailProvider();
  sending = { RESEND_API_KEY: "re_tests", RESEND_BASE_URL: provider.url, PUBLIC_URL: "https://coaching.test" };
  return provider.stop;
});

async function queue(recipient: string) {
  const { db } = await testDatabase();
  const mail = { kind: "emailTaken", recipient, accountId: null, content: { firstName: "Ana" } } as const;
  await queueMail(db, mail, monday);
}

async function stored(recipient: string) {
  const { db } = await testDatabase();
  const [row] = await db.select().from(mails).where(eq(mails.recipient, recipient));
  return row;
}

test("a server sends mails, and finishes the one that it sends when it is stopped", async () => {
  const release = provider.holdsAnswers();
  const server = await startServer(sending);
  await queue("stopped@example.test");
  await expect.poll(() => provider.given.length, { timeout: 15_000 }).toBe(1);
  server.kill("SIGTERM");
  await server.logged((line) => line.msg === "stopping");
  await expect.poll(() => fetch(`${server.url}/health/live`).catch(() => "refused")).toBe("refused");
  expect((await stored("stopped@example.test"))?.sentAt).toBeNull();
  release();
  expect(await server.exited).toBe(0);
  expect((await stored("stopped@example.test"))?.sentAt).not.toBeNull();
  expect(provider.given[0]).toMatchObject({ text: expect.stringContaining("https://coaching.test/login") });
});

test("a server that leaves mails to a worker, or has no key, sends none", async () => {
  await queue("left@example.test");
  const [withoutKey] = await Promise.all([
    startServer({ PUBLIC_URL: "https://coaching.test" }),
    startServer({ ...sending, WORKER: "off", RESEND_API_KEY: "re_of_one_that_is_off" }),
    startServer(sending),
  ]);
  await withoutKey.logged((line) => line.msg === "RESEND_API_KEY is not set: mails wait in the outbox");
  await expect.poll(async () => (await stored("left@example.test"))?.sentAt, { timeout: 15_000 }).toBeTruthy();
  expect(provider.given.map(({ authorization }) => authorization)).toEqual(["Bearer re_tests"]);
});
