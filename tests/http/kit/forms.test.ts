import { eq } from "drizzle-orm";
import sharp from "sharp";
import { v7 as newId } from "uuid";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { createFolder, renameFolder } from "#app/features/folders/mutations.server.ts";
import { paths } from "#app/paths.ts";
import type { Context } from "#app/services/context.server.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { exercises } from "#db/schema/exercises.ts";
import { folders } from "#db/schema/programs.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { hiddenFields, unescaped } from "#tests/support/http/html.ts";
import { get, markFor, post, sessionOf, type Visitor, visitorAs } from "#tests/support/http/visitor.ts";
import { addUser, coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

/** Proves what the one contract of forms does between a post and its page: versions, logins, names and attempts. */
const credentials = { email: "trainer@forms.test", password: "correct horse battery" };
const address = paths.folders();
let server: SharedServer;
let trainer: Visitor;
let ctx: Context;

beforeAll(async () => {
  server = await sharedServer();
  const business = await coachingBusiness(credentials);
  ctx = business.ctx;
  trainer = await visitorAs(server, business.user);
});

beforeEach(async () => {
  await ctx.db.delete(rateLimits);
  await ctx.db.delete(folders).where(eq(folders.accountId, ctx.actor.accountId));
});

async function standing() {
  return ctx.db.select().from(folders).where(eq(folders.accountId, ctx.actor.accountId));
}

/** Logs in with what the login page carries, and posts it where the login leads. */
async function postThroughLogin(login: string, asked: Response) {
  const carried = { ...hiddenFields(await asked.text()), ...credentials };
  const completeLogin = await post(server, login, carried);
  expect(completeLogin.status).toBe(307);
  const cookie = sessionOf(completeLogin);
  return post({ url: server.url, cookie }, completeLogin.headers.get("Location") ?? "", carried);
}

test("a folder that somebody renamed meanwhile shows both names, and takes the second on the next save", async () => {
  const { id } = await createFolder(ctx, newId(), { name: "Strength" });
  await renameFolder(ctx, id, 1, { name: "Theirs & co" });
  const stale = await post(trainer, paths.renameFolder(id), { name: "Mine", version: "1" });
  expect(stale.status).toBe(409);
  const page = await stale.text();
  expect(page).toContain('value="Mine"');
  expect(unescaped(page)).toContain("Saved in the meantime: Theirs & co");
  expect(await standing()).toMatchObject([{ name: "Theirs & co", version: 2 }]);

  const { version = "" } = hiddenFields(page);
  const saved = await post(trainer, paths.renameFolder(id), { name: "Mine", version });
  expect([saved.status, saved.headers.get("Location")]).toEqual([302, address]);
  expect(await standing()).toMatchObject([{ name: "Mine", version: 3 }]);
});

test("a form whose session is over is carried through the login and acted on", async () => {
  const fields = { id: newId(), name: "Carried", ...(await markFor(trainer)) };
  const sent = await post(server, address, fields);
  const login = sent.headers.get("Location") ?? "";
  expect([sent.status, new URL(login, server.url).pathname]).toEqual([307, "/login"]);
  expect(await standing()).toEqual([]);
  const made = await postThroughLogin(login, await post(server, login, fields));
  expect([made.status, made.headers.get("Location")]).toEqual([302, address]);
  expect(await standing()).toMatchObject([{ id: fields.id, name: "Carried" }]);
});

test("of a form with a file the texts are carried, and the file is asked for again", async () => {
  const id = newId();
  const mark = await markFor(trainer);
  const sent = await postImage(paths.newExercise(), id, mark);
  const login = sent.headers.get("Location") ?? "";
  expect([sent.status, new URL(login, server.url).pathname]).toEqual([307, "/login"]);
  const refused = await postThroughLogin(login, await postImage(login, id, mark));
  expect(refused.status).toBe(400);
  const page = await refused.text();
  expect(page).toContain('value="Cable fly"');
  expect(page).toContain("Choose squat.png again.");
  expect(hiddenFields(page).id).toBe(id);
  const { db } = await testDatabase();
  expect(await db.select().from(exercises).where(eq(exercises.id, id))).toEqual([]);
});

test("an image is kept while its form is refused, also when what is chosen next is none", async () => {
  const onePixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: "#1b6e3c" } })
    .png()
    .toBuffer();
  const refused = await postFile(trainer, paths.newProgram(), { id: newId() }, onePixel);
  const page = await refused.text();
  const [, image = ""] = /<img[^>]* src="(\/files\/[^"]+)"/.exec(page) ?? [];
  expect([refused.status, page.includes("Program name is required")]).toEqual([400, true]);
  expect((await get(trainer, unescaped(image))).headers.get("Content-Type")).toBe("image/webp");
  const again = await postFile(trainer, paths.newProgram(), hiddenFields(page), Buffer.from("not an image"));
  expect(again.status).toBe(400);
  const second = await again.text();
  expect(second).toContain("This file is not an image we can read");
  expect(second).toContain(`src="${image}"`);
});

test("who sends more images at once than their part is told when to send them again, with the form as it was", async () => {
  const image = await sharp({ create: { width: 3000, height: 3000, channels: 3, background: "#1b6e3c" } })
    .png()
    .toBuffer();
  const many = Array.from({ length: 12 }, (_, n) =>
    postFile(trainer, paths.newProgram(), { id: newId(), difficulty: `kept ${n}` }, image),
  );
  const answers = await Promise.all(many);
  const busy = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 400).length).toBe(12 - busy.length);
  for (const answer of busy) expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  const said = await Promise.all(busy.map((answer) => answer.text()));
  // why: a busy machine's server may be too slow for some of them besides
  expect(said.join()).toContain("Other images are being prepared right now");
});

function postImage(path: string, id: string, mark: Record<string, string>) {
  const fields = { ...mark, id, name: "Cable fly", step: "proceed" };
  return postFile({ url: server.url }, path, fields, Buffer.alloc(3000));
}

async function postFile(visitor: Visitor, path: string, fields: Record<string, string>, file: Buffer) {
  const { url, cookie = "" } = visitor;
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...(await markFor(visitor)), ...fields })) body.set(name, value);
  body.set("image", new File([new Uint8Array(file)], "squat.png", { type: "image/png" }));
  const headers = { Accept: "text/html", "Sec-Fetch-Site": "same-origin", Cookie: cookie };
  return fetch(url + path, { method: "POST", redirect: "manual", body, headers });
}

test("a choice is moved up or down by its button, and nothing else happens", async () => {
  const body = new FormData();
  for (const [name, value] of Object.entries(await markFor(trainer))) body.set(name, value);
  body.set("id", newId());
  body.set("name", "Sled drag");
  for (const category of ["time", "weight", "distance"]) body.append("trackableCategories", category);
  body.set("move", "trackableCategories distance up");
  const headers = { Accept: "text/html", "Sec-Fetch-Site": "same-origin", Cookie: trainer.cookie ?? "" };
  const page = await (await fetch(server.url + paths.newExercise(), { method: "POST", body, headers })).text();
  const ticked = [...page.matchAll(/<input[^>]*name="trackableCategories"[^>]*>/g)].flatMap(([tag]) =>
    / checked=/.test(tag) ? (/value="(\w+)"/.exec(tag)?.[1] ?? []) : [],
  );
  expect(ticked).toEqual(["time", "distance", "weight"]);
  expect(page).toContain('value="Sled drag"');
  expect(page).not.toContain("Name is required!");
});

test("names that the form does not have change nothing of it", async () => {
  const hostile = { "__proto__.name": "a", constructor: "b", "name[0]": "c", "name.a": "d", "a[100000000]": "e" };
  const fields = { ...hostile, id: newId(), name: "Legs", nmae: "f", accountId: newId() };
  expect((await post(trainer, address, fields)).status).toBe(302);
  expect(await standing()).toMatchObject([{ name: "Legs", version: 1 }]);
});

test("an attempt that is a colleague's thing is not found, and one that is no id is refused", async () => {
  const { ctx: colleague } = await addUser({ id: ctx.actor.accountId });
  const theirs = await createFolder(colleague, newId(), { name: "Theirs" });
  expect((await post(trainer, address, { id: theirs.id, name: "Forged" })).status).toBe(404);
  expect((await post(trainer, address, { id: "1 or 1", name: "Forged" })).status).toBe(400);
  expect((await post(trainer, address, { name: "Forged" })).status).toBe(400);
  expect(await standing()).toMatchObject([{ id: theirs.id, name: "Theirs", creatorId: colleague.actor.userId }]);
});

test("the message of a form is for the page that it leads to, and for no other tab", async () => {
  const answer = await post(trainer, `${address}?page=1`, { id: newId(), name: "Strength" });
  const to = answer.headers.get("Location") ?? "";
  const waits = answer.headers.getSetCookie()[0]?.split(";")[0];
  const tabs = { ...trainer, cookie: `${trainer.cookie}; ${waits}` };
  const says = async (path: string) =>
    (await (await get(tabs, path)).text()).includes("The folder Strength was created.");
  expect([await says(paths.programs()), await says(to), await says(to)]).toEqual([false, true, false]);
});

test("the same post twice makes one", async () => {
  const fields = { id: newId(), name: "Once" };
  const posts = await Promise.all([post(trainer, address, fields), post(trainer, address, fields)]);
  expect(posts.map(({ status }) => status)).toEqual([302, 302]);
  expect((await post(trainer, address, fields)).status).toBe(302);
  expect(await standing()).toMatchObject([{ id: fields.id, name: "Once" }]);
});
