import { beforeAll, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { queueMail } from "#app/services/mail/outbox.server.ts";
import { mails } from "#db/schema/mails.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { get } from "#tests/support/http/visitor.ts";
import { monday } from "#tests/support/people/factory.ts";
import { startServer, type TestServer } from "#tests/support/servers/server.ts";

/** Proves that the outbox's pages show mails as people read them; that production has none is proved by process. */
let server: TestServer;
let id: string;

beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: "https://coaching.test" });
  const { db } = await testDatabase();
  const linkId = "0b9e1a8e-50cb-4e0f-8f2c-1d0c4f6c9a01";
  const written = { accountId: null, recipient: "older@example.test" };
  await queueMail(db, { ...written, kind: "passwordChanged", content: { firstName: "Ana" } }, new Date(0));
  const newer = { ...written, recipient: "newer@example.test" };
  await queueMail(db, { ...newer, kind: "reset", content: { firstName: "<b>Ana", linkId } }, monday);
  const rows = await db.select().from(mails);
  id = rows.find(({ recipient }) => recipient === newer.recipient)?.id ?? "";
});

test("the list has every mail, the newest first, with what became of it", async () => {
  const page = await (await get(server, paths.outbox())).text();
  expect(page.indexOf("newer@example.test")).toBeGreaterThan(0);
  expect(page.indexOf("newer@example.test")).toBeLessThan(page.indexOf("older@example.test"));
  expect(page).toContain("Set a new password for Macrocycle");
  expect(page).toContain("waiting");
  expect(page).not.toContain("<script");
});

test("a mail is shown in a frame where nothing runs, and as plain text", async () => {
  const answer = await get(server, paths.outboxMail(id), { Host: "evil.test" });
  const page = await answer.text();
  const frame = /<iframe[^>]*>/.exec(page)?.[0] ?? "";
  expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(frame).toContain("srcDoc=");
  expect(frame).toContain("&lt;b&gt;Ana".replace(/&/g, "&amp;"));
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
  expect(frame).toContain(`&lt;style nonce=&quot;${nonce}&quot;&gt;`);
  expect(page).toContain("https://coaching.test/reset-password/");
  expect(page).not.toContain("evil.test");
});

test("a mail that is not there is not found", async () => {
  expect((await get(server, paths.outboxMail(crypto.randomUUID()))).status).toBe(404);
  expect((await get(server, paths.outboxMail("no-id"))).status).toBe(404);
});
