import { beforeAll, expect, test } from "vitest";
import { readPdf } from "#tests/support/http/pdf.ts";
import { get, type Visitor, visitorAs } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { sharedServer } from "#tests/support/servers/server.ts";
import { makeProgram } from "#tests/support/things.ts";

/**
 * Proves that the built server prints, refuses and queues reports. What is in them is proved by report (integration).
 */
let admin: Visitor;
let program: string;

beforeAll(async () => {
  const server = await sharedServer();
  const { user } = await coachingBusiness({ roles: ["ADM"] });
  admin = await visitorAs(server, user);
  program = `/manage-program/${await makeProgram((await coachingBusiness()).user)}`;
});

test("the built server prints: a PDF to store, which nothing between keeps", async () => {
  const answer = await get(admin, `${program}/report.pdf?from=1&to=7`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")).toBe("application/pdf");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(answer.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename=".+, Day 1 to Day 7\.pdf"; filename\*=UTF-8''/,
  );
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(answer.headers.get("Content-Length")).toBe(String(bytes.length));
  expect(readPdf(bytes).flatMap(({ texts }) => texts)).toEqual(expect.arrayContaining(["Day 1 to Day 7", "Rest days"]));
});

test("a range that the program does not have leads to the dialog, which says so and keeps it", async () => {
  const answer = await get(admin, `${program}/report.pdf?week=2&from=3&to=900`);
  expect(answer.status).toBe(302);
  const dialog = answer.headers.get("Location") ?? "";
  expect(dialog).toBe(`${program}/report?week=2&from=3&to=900&refused=range`);
  const page = await get(admin, dialog);
  expect(page.status).toBe(400);
  const html = await page.text();
  expect(html).toContain("<title>Error: Print report");
  expect(html).toMatch(/Choose a day from Day 1 to Day \d+\./);
  expect(html).toMatch(/<option value="3" selected="">/);
});

test("the seventh report at once is asked to come again, and whoever goes away leaves their place to others", async () => {
  const leaving = new AbortController();
  const headers = { Cookie: admin.cookie ?? "" };
  const asked = Array.from({ length: 7 }, () =>
    fetch(`${admin.url}${program}/report.pdf?from=1&to=7`, { headers, redirect: "manual", signal: leaving.signal }),
  );
  const first = await Promise.race(asked);
  expect(first.headers.get("Location")).toBe(`${program}/report?from=1&to=7&refused=busy`);
  const all = Promise.allSettled(asked);
  leaving.abort();
  await all;
  expect((await get(admin, `${program}/report.pdf?from=1&to=1`)).status).toBe(200);
  const said = await (await get(admin, first.headers.get("Location") ?? "")).text();
  expect(said).toContain("Other reports are being made right now. Try again in a minute.");
});
