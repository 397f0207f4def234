import { beforeAll, expect, test } from "vitest";
import { posts } from "#db/schema/posts.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { type Caller, call, callerAs, where } from "#tests/support/http/api.ts";
import { cookieOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";
import { proves } from "./proving.ts";

let server: SharedServer;
let admin: Caller;
let coach: Caller;
let writer: Awaited<ReturnType<typeof coachingBusiness>>;

beforeAll(async () => {
  server = await sharedServer();
  writer = await coachingBusiness({ roles: ["TRN", "WRT"] });
  admin = await callerAs(server, (await coachingBusiness({ roles: ["ADM"] })).user);
  coach = await callerAs(server, writer.user);
});

async function problemOf(answer: Response) {
  expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
  const { status, title, detail, errors } = await answer.json();
  expect([status, typeof title, typeof detail]).toEqual([answer.status, "string", "string"]);
  return { status: answer.status, errors: errors?.map(({ field }: { field: string }) => field) };
}

async function statusOf(method: string, path: string, body?: unknown, headers?: Record<string, string>) {
  return (await problemOf(await call(admin, method, path, body, headers))).status;
}

test("an address that leads nowhere, a wrong method, and what no page may see are problems", async () => {
  expect(await statusOf("GET", "/nothing")).toBe(404);
  expect(await statusOf("GET", "/")).toBe(404);
  expect(await statusOf("GET", "/posts/no-id")).toBe(404);
  expect(await statusOf("GET", "/exercisecategories.data")).toBe(404);
  expect(await statusOf("GET", "/posts/%00")).toBe(404);
  expect(await statusOf("GET", "/posts/%E0%A4%A")).toBe(404);
  const wrong = await call(admin, "DELETE", "/posts");
  expect([wrong.headers.get("Allow"), (await problemOf(wrong)).status]).toEqual(["GET, POST, HEAD, OPTIONS", 405]);
});

test("OPTIONS and HEAD are answered, without a body", async () => {
  const options = await call(admin, "OPTIONS", "/exercisecategories/put-multiple");
  expect([options.status, options.headers.get("Allow")]).toEqual([204, "PUT, OPTIONS"]);
  const head = await call(admin, "HEAD", "/posts");
  expect([head.status, head.headers.get("x-total-count") !== null, await head.text()]).toEqual([200, true, ""]);
});

test("nobody is asked for a token; a cookie is none", async () => {
  const answer = await call({ url: server.url }, "GET", "/posts", undefined, { Cookie: await cookieOf(writer.user) });
  expect(answer.headers.get("WWW-Authenticate")).toBe('Bearer realm="api"');
  expect((await problemOf(answer)).status).toBe(401);
  expect((await problemOf(await call(coach, "POST", "/exercisecategories", { name: "x" }))).status).toBe(403);
});

test("a body is asked its type, its size, its shape and its fields, in this order", async () => {
  const at = "/exercisecategories";
  expect(await statusOf("POST", at, "name=x", { "Content-Type": "application/x-www-form-urlencoded" })).toBe(415);
  expect(await statusOf("POST", at, { name: "x".repeat(1024 * 1024) })).toBe(413);
  expect(await statusOf("POST", at, "{")).toBe(400);
  expect(await statusOf("POST", at, `${"[".repeat(40)}${"]".repeat(40)}`)).toBe(400);
  expect(await statusOf("POST", at, '{"name":"a\\u0000b"}')).toBe(400);
  expect(await problemOf(await call(admin, "POST", at, { name: 1 }))).toEqual({ status: 422, errors: ["name"] });
});

test("a catalogue is not sent again to who has it", async () => {
  const added = await call(admin, "POST", "/exercisecategories", { name: "Sled work" });
  expect([added.status, (await added.json()).name]).toEqual([201, "Sled work"]);
  const twice = await call(admin, "POST", "/exercisecategories", { name: "sled WORK" });
  expect(await problemOf(twice)).toEqual({ status: 422, errors: ["name"] });
  const all = await call(coach, "GET", "/exercisecategories");
  expect((await all.json()).map(({ name }: { name: string }) => name)).toContain("Sled work");
  const known = { "If-None-Match": all.headers.get("ETag") ?? "" };
  expect((await call(coach, "GET", "/exercisecategories", undefined, known)).status).toBe(304);
});

async function givenPosts(titles: string[]) {
  const { db } = await testDatabase();
  const { accountId, id: creatorId } = writer.user;
  const rows = titles.map((title, index) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1 + index));
    return { accountId, id: crypto.randomUUID(), creatorId, title, categories: ["recovery"], videoUrl: "x", createdAt };
  });
  await db.insert(posts).values(rows);
}

test("a list is filtered, counted, and read on by cursor whatever is written in between", async () => {
  await givenPosts(["Sleep 1", "Sleep 2", "Sleep 3", "50% sleep", "Snacks"]);
  const filter = where({
    operation: "and",
    value: [
      { field: "title", operation: "contains", value: "SLEEP" },
      { field: "title", operation: "notStartsWith", value: "50%" },
      { field: "categoryId", operation: "in", value: ["recovery", "fitness"] },
    ],
  });
  const first = await call(coach, "GET", `/posts?limit=2&${filter}`);
  expect(first.headers.get("x-total-count")).toBe("3");
  expect(await titlesOf(first)).toEqual(["Sleep 3", "Sleep 2"]);
  await givenPosts(["Sleep 0"]);
  const next = /<\/api(.*)>; rel="next"/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
  const second = await call(coach, "GET", `${next}&noCount=true`);
  expect([second.headers.get("x-total-count"), second.headers.get("Link")]).toEqual([null, null]);
  expect(await titlesOf(second)).toEqual(expect.arrayContaining(["Sleep 1"]));
  expect(await titlesOf(await call(coach, "GET", `/posts?limit=2&offset=1&${filter}`))).toHaveLength(2);
});

async function titlesOf(answer: Response) {
  expect(answer.status).toBe(200);
  return (await answer.clone().json()).map(({ title }: { title: string }) => title);
}

test.each([
  ["limit=0"],
  ["limit=101"],
  ["limit=x"],
  ["offset=-1"],
  ["cursor=x"],
  ["cursor=e30&offset=1"],
  ["unknown=1"],
  ["limit=1&limit=2"],
  [where({ field: "secret", operation: "equals", value: "x" })],
  [where({ field: "creatorId", operation: "contains", value: "x" })],
  [where({ field: "title", operation: "in", value: "x" })],
  ["where=x"],
])("%s is no query of the list", async (query) => {
  expect((await problemOf(await call(coach, "GET", `/posts?${query}`))).status).toBe(400);
});

test("a writer's post is written, changed, not over somebody's change, and deleted", async () => {
  const id = crypto.randomUUID();
  const given = {
    id,
    title: "Cold water",
    videoUrl: "https://youtu.be/dQw4w9WgXcQ",
    postCategories: [{ id: "recovery" }],
  };
  for (const _ of [1, 2]) expect((await call(coach, "POST", "/posts", given)).status).toBe(201);
  const nothing = await call(coach, "POST", "/posts", { title: "", postCategories: [] });
  expect(await problemOf(nothing)).toEqual({ status: 422, errors: ["title", "postCategories"] });
  const put = (title: string, version: number) => call(coach, "PUT", `/posts/${id}`, { ...given, title, version });
  expect((await (await put("Ice", 1)).json()).version).toBe(2);
  expect((await problemOf(await put("Hail", 1))).status).toBe(409);
  expect((await problemOf(await call(admin, "PUT", `/posts/${id}`, { ...given, version: 2 }))).status).toBe(403);
  expect((await call(coach, "GET", `/posts/${id}`)).status).toBe(200);
  expect((await call(coach, "DELETE", `/posts/${id}`)).status).toBe(204);
  expect((await problemOf(await call(coach, "GET", `/posts/${id}`))).status).toBe(404);
});

test("the description names every operation and refers to what it has", async () => {
  const answer = await call({ url: server.url }, "GET", "/openapi.json");
  const text = await answer.text();
  const description = JSON.parse(text);
  expect([description.openapi, Object.keys(description.paths["/posts/{id}"])]).toEqual([
    "3.1.0",
    ["get", "put", "delete"],
  ]);
  const refs = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? "");
  expect(refs.filter((name) => !(name in description.components.schemas))).toEqual([]);
});

proves("kernel", () => server);
