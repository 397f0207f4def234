import { readdirSync, readFileSync } from "node:fs";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { invites } from "#db/schema/access.ts";
import { mails } from "#db/schema/mails.ts";
import { send } from "#tests/http/kit/typed-posts.ts";
import { unescaped } from "#tests/support/http/html.ts";
import { get, post, type Visitor, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/**
 * Proves the pages of an import over files as spreadsheets and other products save them, and over hostile ones. What is
 * invited, the licence and races are proved by client-import (integration).
 */
let server: SharedServer;

beforeAll(async () => {
  server = await sharedServer();
});

async function coach(licence: number | null = 50) {
  const { user, ctx } = await coachingBusiness({ licence });
  return { visitor: await visitorAs(server, user), ctx };
}

/** Uploads as the page does, and follows it to the lines of the file. */
async function upload(visitor: Visitor, content: Uint8Array | string, text = "") {
  const file = new File([typeof content === "string" ? content : new Uint8Array(content)], "people.csv");
  const answer = await send(
    visitor,
    paths.importClients(),
    [
      ["id", newId()],
      ["file", file],
      ["text", text],
    ],
    true,
  );
  const at = answer.headers.get("Location") ?? "";
  return { status: answer.status, at, said: await wordsOf(answer) };
}

async function linesOf(visitor: Visitor, at: string) {
  const answer = await get(visitor, at);
  expect(answer.status).toBe(200);
  const page = await wordsOf(answer);
  const rows = [...page.matchAll(/<tr>(<td data-label="Invite">.*?)<\/tr>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<t([hd])[^>]*>(.*?)<\/t\1>/gs)].map(([, , cell = ""]) => cell.replace(/<[^>]*>/g, "")),
  );
  return { page, people: rows.map(([, name, email, group]) => [name, email, group].join(", ")) };
}

const folder = "tests/http/clients/spreadsheets";
const slovenians = ["Ana Kovač, ana@kovac.test, Juniors", "Žiga Čeh, ziga@ceh.test"];
const western = ["Chloé Müller, chloe@muller.test, Débutants", "Iñaki Núñez, inaki@nunez.test, Débutants"];

describe("files as spreadsheets and other products save them", () => {
  test.each(readdirSync(folder))("%s", async (name) => {
    const { visitor } = await coach();
    const { status, at } = await upload(visitor, readFileSync(`${folder}/${name}`));
    expect(status).toBe(302);
    const { people } = await linesOf(visitor, at);
    if (name === "excel-western.csv") return expect(people).toEqual(western);
    const [ana, ziga, mei] = people;
    expect([ana?.startsWith("Ana Kovač, ana@kovac.test"), ziga?.startsWith(slovenians[1] ?? "")]).toEqual([true, true]);
    if (name !== "no-header.csv") expect(ana).toBe(slovenians[0]);
    if (mei) expect(mei).toBe('"Coach" Lin Mei, mei@lin.test, Two lines');
    return undefined;
  });
});

const mebibyte = 1024 * 1024;

describe("hostile files are refused in words, and what was pasted stays", () => {
  test.each<[string, Uint8Array | string, string]>([
    ["of 2 MiB", "a@people.test\n".repeat(150_000), "It is larger than 1 MB. Import it in parts."],
    ["of 12 MB", new Uint8Array(12 * mebibyte).fill(0x61), "It is larger than 1 MB. Import it in parts."],
    ["of 100,000 columns", "a,".repeat(100_000), "It has more than 200 columns."],
    ["of 100,000 lines", "a@b.test\n".repeat(100_000), "It has more than 2,000 lines. Import it in parts."],
    ["with NUL", "email\na@people.test\0\n", "It is not a text file. Save it as CSV first."],
    ["that is a workbook", new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 8, 0, 8, 0]), "It is an Excel workbook."],
    ["that is a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xd, 0xa, 0x1a, 0xa, 0]), "It is not a text file."],
    [
      "with an open quotation mark",
      'name,email\n"Ana,a@people.test\n',
      "It has a quotation mark that is never closed. Correct that first.",
    ],
    ["of nothing", " \n,,\n", "It is empty. Choose another file."],
    ["that is empty", "", "The file is empty. Choose another one."],
  ])("one %s", async (_name, content, words) => {
    const { visitor } = await coach();
    const { status, said } = await upload(visitor, content, "pasted@people.test");
    expect(status).toBe(400);
    expect(said).toContain(words);
    expect(said).toContain("<title>Error: Import clients");
    expect(said).toContain("pasted@people.test");
  });

  test("one of a MiB of quotation marks is one cell", async () => {
    const { visitor } = await coach();
    const { at } = await upload(visitor, '"'.repeat(mebibyte));
    const { page } = await linesOf(visitor, at);
    expect(page).toContain("Nobody is in this file");
    expect(page.length).toBeLessThan(100_000);
  });

  test("pasted text of 2 MiB", async () => {
    const { visitor } = await coach();
    const text = "a@people.test\n".repeat(150_000);
    const answer = await send(
      visitor,
      paths.importClients(),
      [
        ["id", newId()],
        ["text", text],
      ],
      true,
    );
    expect([answer.status, (await answer.text()).includes("It is larger than 1 MB. Import it in parts.")]).toEqual([
      400,
      true,
    ]);
  });
});

test("no file and no lines is said", async () => {
  const { visitor } = await coach();
  const answer = await post(visitor, paths.importClients(), { id: newId(), text: " " });
  expect([answer.status, (await answer.text()).includes("Choose a file, or paste its lines.")]).toEqual([400, true]);
});

const hostile = [
  '=HYPERLINK("http://evil.test","x")',
  "+1",
  "-1",
  "@SUM(1)",
  "<script>alert(1)</script>",
  "'\"><img src=x onerror=alert(1)>",
];

test("cells are plain text on the page, and harmless in the file of problems", async () => {
  const { visitor } = await coach();
  const cells = hostile.map((cell) => `"${cell.replaceAll('"', '""')}"`);
  const text = cells.map((cell) => `${cell},${cell},${cell}`).join("\n");
  const answer = await post(visitor, paths.importClients(), { id: newId(), text: `name,email,group\n${text}` });
  const at = answer.headers.get("Location") ?? "";
  const page = await (await get(visitor, at)).text();
  expect(page).not.toMatch(/<script>alert|<img src=x/);
  expect(unescaped(page)).toContain("<script>alert(1)</script>");
  const file = await get(visitor, `${at}/problems.csv`);
  expect(file.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  expect(file.headers.get("Content-Disposition")).toContain('attachment; filename="problems.csv"');
  const csv = await file.text();
  expect(csv).toContain("3,'+1,'+1,'+1,Not an e-mail address");
  expect(csv).toContain(`"'=HYPERLINK(""http://evil.test"",""x"")"`);
  expect(
    csv
      .replace(/^\ufeff/, "")
      .split(/,|\r\n/)
      .filter((cell) => /^"?[=+\-@]/.test(cell)),
  ).toEqual([]);
});

test("a confirmed import says how many mails are sent, looks again without script, and is confirmed once", async () => {
  const { visitor, ctx } = await coach();
  const { at } = await upload(visitor, "name,email\nAna Kos,ana-once@people.test\nBo Li,bo-once@people.test\nNobody,");
  const fields = [
    ["email", "1"],
    ["name", "0"],
    ["encoding", "utf-8"],
    ["from", "2"],
    ["to", "3"],
    ["lines", "2"],
    ["lines", "3"],
    ["press", "invite"],
  ] as const;
  for (const _time of [1, 2]) {
    const answer = await send(visitor, at, [...fields], false);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, `${at}/sent`]);
  }
  const mine = eq(mails.accountId, ctx.actor.accountId);
  expect(await ctx.db.$count(mails, mine)).toBe(2);
  const page = await (await get(visitor, `${at}/sent`)).text();
  expect(page).toContain("2 people were invited.");
  expect(page).toContain("0 of 2 e-mails have been sent.");
  expect(page).toContain('<noscript><meta http-equiv="refresh" content="4"/></noscript>');
  expect(page).toContain('href="/clients?show=invites"');
  expect((await get(visitor, at)).headers.get("Location")).toBe(`${at}/sent`);
  expect((await get(visitor, `${at}/problems.csv`)).status).toBe(404);
  const [first] = await ctx.db.select().from(mails).where(mine);
  await ctx.db.update(mails).set({ sentAt: new Date() }).where(mine);
  await ctx.db
    .update(mails)
    .set({ sentAt: null, parkedAt: new Date() })
    .where(eq(mails.id, first?.id ?? ""));
  const done = await (await get(visitor, `${at}/sent`)).text();
  expect(done).toContain("1 of 2 e-mails has been sent.");
  expect(done).toContain("1 could not be sent");
  expect(done).not.toContain("http-equiv");
});

test("what the licence has no place for is refused with the ticks as they were, and the way to more", async () => {
  const { visitor, ctx } = await coach(1);
  const { at } = await upload(visitor, "email\na@licence.test\nb@licence.test\nc@licence.test");
  expect((await linesOf(visitor, at)).page).toContain("2 lines too many are ticked.");
  const fields = [
    ["email", "0"],
    ["encoding", "utf-8"],
    ["from", "2"],
    ["to", "4"],
    ["lines", "2"],
    ["lines", "4"],
    ["press", "invite"],
  ] as const;
  const answer = await send(visitor, at, [...fields], false);
  const page = await wordsOf(answer);
  expect(answer.status).toBe(409);
  expect(page).toContain("You have reached the number of users your licence allows. One line too many is ticked.");
  expect(page).toContain(`href="${paths.subscribe()}"`);
  const ticked = [...page.matchAll(/<input [^>]*name="lines"[^>]*value="(\d)"[^>]*>/g)].filter(([tag]) =>
    tag.includes("checked"),
  );
  expect(ticked.map(([, value]) => value)).toEqual(["2", "4"]);
  expect(await ctx.db.$count(invites, eq(invites.accountId, ctx.actor.accountId))).toBe(0);
});

test("of 2,000 lines one page of 50 is sent, and a page that there is not is the last one", async () => {
  const { visitor } = await coach(100);
  const people = Array.from({ length: 2000 }, (_, index) => `Person ${index},p-${index}@people.test`);
  const { at } = await upload(visitor, `name,email\n${people.join("\n")}`);
  const { page, people: shown } = await linesOf(visitor, at);
  expect([shown.length, shown[0]]).toEqual([50, "Person 0, p-0@people.test, –"]);
  expect(page).toContain("1950 people are ticked on other pages.");
  expect(page).toContain("Tick the first 100 that fit");
  expect(page.length).toBeLessThan(80_000);
  const fields = { email: "1", name: "0", encoding: "utf-8", from: "2", to: "51", press: "page-3" };
  expect((await post(visitor, at, fields)).headers.get("Location")).toBe(`${at}?page=3#lines`);
  expect((await linesOf(visitor, `${at}?page=3`)).page).toContain("1900 people are ticked on other pages.");
  expect((await linesOf(visitor, `${at}?page=999`)).people.at(-1)).toBe("Person 1999, p-1999@people.test, –");
});

test("who has not subscribed is told what importing takes", async () => {
  const { visitor } = await coach(null);
  const page = await (await get(visitor, paths.importClients())).text();
  expect(page).toContain("You need to subscribe to Macrocycle to invite clients.");
  expect((await post(visitor, paths.importClients(), { id: newId(), text: "a@people.test" })).status).toBe(403);
});
