import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { invoiceSheet } from "#app/domain/money/invoice-sheet.ts";
import { findInvoice } from "#app/features/invoices/queries.server.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { mails } from "#db/schema/mails.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { readPdf } from "#tests/support/http/pdf.ts";
import { givenInvoice } from "#tests/support/payments/sales.ts";
import { coachingBusiness, monday } from "#tests/support/people/factory.ts";
import { startMailProvider } from "#tests/support/servers/mail-provider.ts";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";

/** Proves which process sends mails, and that one which stops finishes what it sends. */
let provider: Awaited<ReturnType<typeof startMailProvider>>;
let sending: Record<string, string>;
let server: TestServer;

beforeAll(async () => {
  provider = await startMailProvider();
  sending = { RESEND_API_KEY: "re_tests", RESEND_BASE_URL: provider.url, PUBLIC_URL: "https://coaching.test" };
  server = await startServer(sending);
});

afterAll(() => provider.stop());

const givenTo = (recipient: string) => provider.given.filter(({ to }) => to === recipient);

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

test("the mail that something was paid brings the invoice, and waits while that cannot be made", async () => {
  const { ctx, user } = await coachingBusiness({ firstName: "Ružica" });
  const invoiceId = await givenInvoice(user, { cents: 123_450 });
  const { accountId } = user;
  const content = { firstName: "Bo", name: "Gold", amount: "€1.00", invoiceId: newId(), number: "2026-00009" };
  await queueMail(ctx.db, { kind: "paid", recipient: "lost@example.test", accountId, content }, monday);
  await expect.poll(() => givenTo(user.email)).toHaveLength(1);
  const [mail] = givenTo(user.email);
  expect(mail).toMatchObject({ subject: "Your invoice 2026-00001 from Macrocycle" });
  const [file, ...more] = mail?.attachments ?? [];
  expect([file?.filename, more]).toEqual(["Invoice 2026-00001.pdf", []]);
  const bytes = new Uint8Array(Buffer.from(file?.content ?? "", "base64"));
  expect(readPdf(bytes)[0]?.texts).toEqual(expect.arrayContaining(["Invoice 2026-00001", "Ružica Kovač", "€1,234.50"]));
  const invoice = await findInvoice(ctx, invoiceId);
  const made = await ctx.services.reports.printInvoice(invoiceSheet(invoice), AbortSignal.timeout(20_000));
  expect(made).toMatchObject({ ok: true, bytes });
  const lost = await stored("lost@example.test");
  expect(lost).toMatchObject({ sentAt: null, parkedAt: null, problem: expect.any(String) });
});

test("a server sends mails, and finishes the one that it sends when it is stopped", async () => {
  const release = provider.holdsAnswers();
  await queue("stopped@example.test");
  await expect.poll(() => givenTo("stopped@example.test")).toHaveLength(1);
  server.kill("SIGTERM");
  await server.logged((line) => line.msg === "stopping");
  await expect.poll(() => fetch(`${server.url}/health/live`).catch(() => "refused")).toBe("refused");
  expect((await stored("stopped@example.test"))?.sentAt).toBeNull();
  release();
  expect(await server.exited).toBe(0);
  expect((await stored("stopped@example.test"))?.sentAt).not.toBeNull();
  expect(givenTo("stopped@example.test")[0]).toMatchObject({
    text: expect.stringContaining("https://coaching.test/login"),
  });
});

test("a server that leaves mails to a worker, or has no key, sends none", async () => {
  await queue("left@example.test");
  const [withoutKey] = await Promise.all([
    startServer({ PUBLIC_URL: "https://coaching.test" }),
    startServer({ ...sending, WORKER: "off", RESEND_API_KEY: "re_of_one_that_is_off" }),
    startServer(sending),
  ]);
  await withoutKey.logged((line) => line.msg === "RESEND_API_KEY is not set: mails wait in the outbox");
  await expect.poll(async () => (await stored("left@example.test"))?.sentAt).toBeTruthy();
  expect(givenTo("left@example.test").map(({ authorization }) => authorization)).toEqual(["Bearer re_tests"]);
});
