import { expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { mails } from "#db/schema/mails.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { get } from "#tests/support/http/visitor.ts";
import { startMailProvider } from "#tests/support/servers/mail-provider.ts";
import { startServer } from "#tests/support/servers/server.ts";

test("with PORT=0 it says which port it got, and what leads to it names that", async () => {
  const provider = await startMailProvider();
  const sending = { RESEND_API_KEY: "re_tests", RESEND_BASE_URL: provider.url };
  const server = await startServer(sending);
  expect(new URL(server.url).port).not.toBe("0");
  const { db } = await testDatabase();
  const mail = { accountId: null, recipient: "port@process.test", content: { firstName: "Ana" } };
  await queueMail(db, { ...mail, kind: "passwordChanged" }, new Date());
  await expect.poll(() => provider.given.length).toBe(1);
  expect(JSON.stringify(provider.given)).toContain(new URL(server.url).host);
  const [stored] = await db.select().from(mails);
  expect(await (await get(server, paths.outboxMail(stored?.id ?? ""))).text()).toContain(new URL(server.url).host);
  server.kill("SIGTERM");
  await server.exited;
  await provider.stop();
});
