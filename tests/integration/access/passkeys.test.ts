import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, expect, test } from "vitest";
import { NotFound } from "#app/domain/errors.ts";
import type { Destination } from "#app/features/access/login.server.ts";
import { logInByPasskey, passkeyLoginOptions } from "#app/features/access/passkeys/login.server.ts";
import {
  createPasskey,
  deletePasskey,
  passkeyOptions,
  renamePasskey,
} from "#app/features/access/passkeys/mutations.server.ts";
import { listPasskeys } from "#app/features/access/passkeys/queries.server.ts";
import { type Site, siteOf } from "#app/features/access/passkeys/site.ts";
import type { Context, VisitorContext } from "#app/services/context.server.ts";
import { openLimits } from "#app/services/rate-limits.server.ts";
import { users } from "#db/schema/accounts.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { mails } from "#db/schema/mails.ts";
import { passkeys } from "#db/schema/passkeys.ts";
import { hold, letAllGo, untilWaiting } from "#tests/support/database/barrier.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { type Authenticator, create, get, newAuthenticator } from "#tests/support/people/authenticator.ts";
import { at, coachingBusiness, monday, provedBy } from "#tests/support/people/factory.ts";
import { makePasskey } from "#tests/support/things.ts";

const site: Site = { origin: "https://coaching.test", host: "coaching.test", name: "Macrocycle" };
let visitor: VisitorContext;

beforeEach(async () => {
  const { db } = await testDatabase();
  await db.delete(rateLimits);
  visitor = { db, limits: openLimits(db), now: monday, address: "203.0.113.7", secret: "secret" };
});

afterEach(letAllGo);

type Odd = { origin?: string; host?: string; challenge?: string; userHandle?: string };

async function added(ctx: Context, device: Authenticator, odd: Odd = {}) {
  const { challenge, user } = await passkeyOptions(ctx, site, provedBy(ctx));
  const credential = create(device, { ...site, challenge, userHandle: user.id, ...odd });
  return createPasskey(ctx, site, newId(), { name: "Phone", credential });
}

async function signed(device: Authenticator, odd: Odd = {}) {
  const options = await passkeyLoginOptions(visitor, site);
  return get(device, { ...site, challenge: options?.challenge ?? "", ...odd });
}

function logIn(text: string, now = monday, destination: Destination = "administration") {
  const browserOf = async () => ({ isKnown: true, device: null, timeZone: null });
  return logInByPasskey({ ...visitor, now }, site, text, browserOf, destination);
}

test("an athlete's passkey opens their own pages, and not the administration", async () => {
  const { ctx } = await coachingBusiness({ roles: ["USR"] });
  const device = newAuthenticator();
  await added(ctx, device);
  expect(await logIn(await signed(device), monday, "ownPages")).toMatchObject({ kind: "in" });
  expect(await logIn(await signed(device))).toMatchObject({ kind: "noAccess" });
});

test("a passkey that was added logs its person in, says when, and is gone once it is removed", async () => {
  const { ctx, user } = await coachingBusiness();
  const device = newAuthenticator();
  expect(await added(ctx, device)).toEqual({ ok: true });
  expect(await logIn(await signed(device))).toEqual({
    kind: "in",
    user: { accountId: user.accountId, id: user.id, passwordHash: null },
  });
  const [passkey] = await listPasskeys(ctx);
  expect(passkey).toMatchObject({ name: "Phone", lastUsedAt: monday.toISOString() });
  await expect(deletePasskey((await coachingBusiness()).ctx, passkey?.id ?? "")).rejects.toBeInstanceOf(NotFound);
  await deletePasskey(ctx, passkey?.id ?? "");
  expect(await logIn(await signed(device))).toEqual({ kind: "wrong" });
});

test("its person is told by mail of each that was made, by its name", async () => {
  const { ctx, user } = await coachingBusiness();
  await added(ctx, newAuthenticator());
  const told = await ctx.db.select().from(mails).where(eq(mails.recipient, user.email));
  expect(told).toMatchObject([{ kind: "keyMade", content: { what: "passkey", name: "Phone" } }]);
});

test("one that names somebody else than whom it was made for lets nobody in", async () => {
  const { ctx } = await coachingBusiness();
  const device = newAuthenticator();
  await added(ctx, device);
  const stranger = (await coachingBusiness()).user;
  const userHandle = Buffer.from(stranger.id).toString("base64url");
  expect(await logIn(await signed(device, { userHandle }))).toEqual({ kind: "wrong" });
  expect((await logIn(await signed(device))).kind).toBe("in");
});

test("a passkey is renamed by its person, who is told of another name that it got meanwhile", async () => {
  const { ctx } = await coachingBusiness();
  await added(ctx, newAuthenticator());
  const [passkey] = await listPasskeys(ctx);
  const id = passkey?.id ?? "";
  const stranger = (await coachingBusiness()).ctx;
  await expect(renamePasskey(stranger, id, 1, { name: "Theirs" })).rejects.toBeInstanceOf(NotFound);
  expect(await renamePasskey(ctx, id, 1, { name: "Old phone" })).toMatchObject({
    ok: true,
    name: "Old phone",
    version: 2,
  });
  expect(await renamePasskey(ctx, id, 1, { name: "Old phone" })).toMatchObject({ ok: true, version: 2 });
  const stale = await renamePasskey(ctx, id, 1, { name: "New phone" });
  expect(stale).toMatchObject({ ok: false, theirs: { values: { name: "Old phone" }, version: 2 } });
  expect(await listPasskeys(ctx)).toMatchObject([{ name: "Old phone", version: 2 }]);
});

test.each<[string, Odd]>([
  ["another origin", { origin: "https://coaching.test.evil.test" }],
  ["another host", { host: "evil.test" }],
  ["a challenge that nobody gave", { challenge: "bm9ib2R5IGdhdmUgdGhpcw" }],
])("a passkey made for %s is refused, and so is a login", async (_, odd) => {
  const { ctx } = await coachingBusiness();
  expect(await added(ctx, newAuthenticator(), odd)).toMatchObject({ ok: false });
  const device = newAuthenticator();
  await added(ctx, device);
  expect(await logIn(await signed(device, odd))).toEqual({ kind: "wrong" });
  expect(await logIn(await signed(device))).toMatchObject({ kind: "in" });
});

test("a challenge is good once, for five minutes, and for whom it was given", async () => {
  const { ctx } = await coachingBusiness();
  const device = newAuthenticator();
  await added(ctx, device);
  const text = await signed(device);
  expect(await logIn(text)).toMatchObject({ kind: "in" });
  expect(await logIn(text)).toEqual({ kind: "wrong" });
  expect(await logIn(await signed(device), new Date(monday.getTime() + 6 * 60_000))).toEqual({ kind: "wrong" });
  const other = (await coachingBusiness()).ctx;
  const { challenge } = await passkeyOptions(other, site, provedBy(other));
  expect(await logIn(get(device, { ...site, challenge }))).toEqual({ kind: "wrong" });
  const credential = create(newAuthenticator(), { ...site, challenge });
  expect(await createPasskey(ctx, site, newId(), { name: "Phone", credential })).toMatchObject({ ok: false });
  expect(await createPasskey(at(other, monday), site, newId(), { name: "Phone", credential })).toEqual({ ok: true });
});

test("another key's signature, a counter that goes back, and what is no passkey at all are refused", async () => {
  const { ctx } = await coachingBusiness();
  const device = newAuthenticator();
  await added(ctx, device);
  expect(await logIn(await signed({ ...newAuthenticator(), id: device.id }))).toEqual({ kind: "wrong" });
  await (await testDatabase()).db.update(passkeys).set({ counter: 50 }).where(eq(passkeys.credentialId, device.id));
  expect(await logIn(await signed(device))).toEqual({ kind: "wrong" });
  device.counter = 50;
  expect(await logIn(await signed(device))).toMatchObject({ kind: "in" });
  for (const text of ["", "{}", "null", '{"id":"a"}']) expect(await logIn(text)).toEqual({ kind: "wrong" });
});

test("of two logins at once by one counter, as a copied key makes them, one is let in", async () => {
  const { ctx } = await coachingBusiness();
  const device = newAuthenticator();
  await added(ctx, device);
  const texts = [await signed(device), await signed(device)];
  const letGo = await hold((tx) => tx`select 1 from passkeys where credential_id = ${device.id} for update`);
  const both = texts.map((text) => logIn(text));
  await untilWaiting(2);
  await letGo();
  expect((await Promise.all(both)).map(({ kind }) => kind).sort()).toEqual(["in", "wrong"]);
});

test("nobody has more than twenty", async () => {
  const { ctx, user } = await coachingBusiness();
  for (let count = 1; count <= 19; count++) await makePasskey(user);
  expect(await added(ctx, newAuthenticator())).toEqual({ ok: true });
  expect(await added(ctx, newAuthenticator())).toMatchObject({
    problems: { "": ["You have 20 passkeys already: remove one first."] },
  });
});

test("who has no business on the web, or is not activated, is told so as with a password; too many slips wait", async () => {
  const { db } = await testDatabase();
  const device = newAuthenticator();
  const { ctx, user } = await coachingBusiness({ roles: ["USR"] });
  await added(ctx, device);
  expect(await logIn(await signed(device))).toMatchObject({ kind: "noAccess" });
  await db.update(users).set({ isActivated: false }).where(eq(users.id, user.id));
  expect(await logIn(await signed(device))).toMatchObject({ kind: "notActivated" });
  const wrong = () => signed({ ...newAuthenticator(), id: device.id });
  for (let n = 1; n <= 5; n++) expect(await logIn(await wrong())).toEqual({ kind: "wrong" });
  expect(await logIn(await signed(device))).toMatchObject({ kind: "tooMany" });
});

test.each([
  ["https://coaching.test/", "coaching.test"],
  ["http://localhost:3000", "localhost"],
  ["http://127.0.0.1:3000", undefined],
  ["https://[::1]:3000", undefined],
  ["http://coaching.test", undefined],
])("of %s the host is %s", (url, host) => {
  expect(siteOf(url, "Macrocycle")?.host).toBe(host);
});
