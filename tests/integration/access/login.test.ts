import { beforeEach, expect, test } from "vitest";
import { credentialsOf, loginForm } from "#app/features/access/forms.ts";
import { logIn } from "#app/features/access/login.server.ts";
import { readValues } from "#app/http/screens/form-schema.server.ts";
import type { VisitorContext } from "#app/services/context.server.ts";
import { openLimits } from "#app/services/rate-limits.server.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { coachingBusiness, monday } from "#tests/support/people/factory.ts";

const password = "correct horse battery";
let ctx: VisitorContext;

beforeEach(async () => {
  const { db } = await testDatabase();
  await db.delete(rateLimits);
  ctx = { db, limits: openLimits(db), now: monday, address: "203.0.113.7", secret: "secret" };
});

async function person(email: string, more: Parameters<typeof coachingBusiness>[0] = {}) {
  return (await coachingBusiness({ email, password, ...more })).user;
}

test("e-mail and password name their user", async () => {
  const user = await person("trainer@login.test");
  const outcome = await logIn(ctx, { email: "trainer@login.test", password });
  expect(outcome).toMatchObject({ kind: "in", user: { accountId: user.accountId, id: user.id } });
});

test("the e-mail may be written in any case, with spaces around it; the password may not", async () => {
  await person("case@login.test");
  const typed = credentialsOf(read({ email: "  Case@LOGIN.test ", password }));
  expect(await logIn(ctx, typed)).toMatchObject({ kind: "in" });
  expect(await logIn(ctx, { ...typed, password: ` ${password}` })).toEqual({ kind: "wrong" });
  expect(await logIn(ctx, { ...typed, password: password.toUpperCase() })).toEqual({ kind: "wrong" });
});

test("a wrong password, an unknown e-mail and a user without a password are answered alike", async () => {
  await person("known@login.test");
  await coachingBusiness({ email: "invited@login.test" });
  expect(await logIn(ctx, { email: "known@login.test", password: "wrong" })).toEqual({ kind: "wrong" });
  expect(await logIn(ctx, { email: "unknown@login.test", password })).toEqual({ kind: "wrong" });
  expect(await logIn(ctx, { email: "invited@login.test", password })).toEqual({ kind: "wrong" });
});

test("who is not activated is told so, but only with the right password", async () => {
  await person("new@login.test", { isActivated: false });
  expect(await logIn(ctx, { email: "new@login.test", password })).toEqual({ kind: "notActivated", retryAfter: null });
  expect(await logIn(ctx, { email: "new@login.test", password: "wrong" })).toEqual({ kind: "wrong" });
});

test("a client of the app alone has no access to the web", async () => {
  await person("client@login.test", { roles: ["USR"] });
  await person("both@login.test", { roles: ["USR", "TRN"] });
  expect(await logIn(ctx, { email: "client@login.test", password })).toMatchObject({ kind: "noAccess" });
  expect(await logIn(ctx, { email: "client@login.test", password: "wrong" })).toEqual({ kind: "wrong" });
  expect(await logIn(ctx, { email: "both@login.test", password })).toMatchObject({ kind: "in" });
});

test("after five wrong passwords even the right one waits, and an unknown e-mail waits alike", async () => {
  await person("guessed@login.test");
  for (const email of ["guessed@login.test", "nobody@login.test"]) {
    for (let n = 1; n <= 5; n++) expect(await logIn(ctx, { email, password: "wrong" })).toEqual({ kind: "wrong" });
    const outcome = await logIn(ctx, { email, password });
    expect(outcome).toMatchObject({ kind: "tooMany", retryAfter: expect.any(Number) });
  }
});

test("logging in often with the right password never waits", async () => {
  await person("often@login.test");
  for (let n = 1; n <= 35; n++) {
    expect(await logIn(ctx, { email: "often@login.test", password })).toMatchObject({ kind: "in" });
  }
});

test("what the form leaves out is asked for", () => {
  const posted = new FormData();
  posted.set("email", "   ");
  expect(readValues(loginForm, posted, undefined)).toEqual({
    ok: false,
    problems: { email: ["Email is required"], password: ["Password is required"] },
  });
});

test("spaces around a password are a part of it", () => {
  expect(read({ email: " a@b.test ", password: " secret " })).toMatchObject({
    email: "a@b.test",
    password: " secret ",
  });
});

function read(typed: Record<string, string>) {
  const posted = new FormData();
  for (const [name, value] of Object.entries(typed)) posted.set(name, value);
  const result = readValues(loginForm, posted, undefined);
  if (!result.ok) throw new Error("The form was refused.");
  return result.values;
}
