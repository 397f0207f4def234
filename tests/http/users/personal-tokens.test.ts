import { beforeAll, expect, test } from "vitest";
import { call } from "#tests/support/http/api.ts";
import { pageOf, post, type Visitor, visitorAs, wordsOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { type SharedServer, sharedServer } from "#tests/support/servers/server.ts";

const list = "/settings/account/tokens";
const password = "correct horse battery";
let server: SharedServer;
let coach: Visitor;

beforeAll(async () => {
  server = await sharedServer();
  coach = await visitorAs(server, (await coachingBusiness({ password })).user);
});

test("a token is made, shown once, used, listed with its use, and revoked, all without script", async () => {
  const id = /name="id" value="([^"]+)"/.exec(await pageOf(coach, `${list}/new`))?.[1] ?? "";
  const fields = { id, name: "Night job", scopes: "exercises:read", lifetime: "30", password };
  const made = await post(coach, `${list}/new`, fields);
  expect([made.status, made.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  const token = /value="(mcp_[\w-]+)"/.exec(await made.text())?.[1] ?? "";
  expect((await call({ url: server.url, token }, "GET", "/exercisecategories")).status).toBe(200);

  const again = await post(coach, `${list}/new`, fields);
  expect([again.status, (await wordsOf(again)).includes("This token has already been created")]).toEqual([409, true]);
  const page = await pageOf(coach, list);
  expect(page).toContain("Exercises and their categories: read");
  expect([page.includes("last used"), page.includes(token)]).toEqual([true, false]);

  expect((await post(coach, `${list}/${id}/revoke`)).headers.get("Location")).toBe(list);
  expect((await call({ url: server.url, token }, "GET", "/exercisecategories")).status).toBe(401);
  expect(await pageOf(coach, list)).toContain("You have no tokens.");
});

test("none is made without the password, of which too many wrong ones wait", async () => {
  const fields = { id: crypto.randomUUID(), name: "Thief", scopes: "exercises:read", lifetime: "30" };
  const without = await post(coach, `${list}/new`, fields);
  expect([without.status, (await wordsOf(without)).includes("Password is required!")]).toEqual([400, true]);
  for (let time = 0; time < 5; time++) {
    const wrong = await post(coach, `${list}/new`, { ...fields, password: "a wrong password" });
    expect([wrong.status, (await wordsOf(wrong)).includes("That is not your password")]).toEqual([400, true]);
  }
  expect((await post(coach, `${list}/new`, { ...fields, password })).status).toBe(429);
  expect(await pageOf(coach, list)).toContain("You have no tokens.");
});

test("without a name, a scope or a time there is none", async () => {
  const id = crypto.randomUUID();
  const refused = await post(coach, `${list}/new`, { id, scopes: "everything:write" });
  const page = await wordsOf(refused);
  expect(refused.status).toBe(400);
  for (const words of ["Name is required", "Choose what it may do", "Choose how long"]) expect(page).toContain(words);
});
