import { request } from "node:http";
import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths.ts";
import { type LinkPurpose, linkToken, openLink } from "#app/services/link-tokens.server.ts";
import { linkTokens } from "#db/schema/access.ts";
import { rateLimits } from "#db/schema/catalogues.ts";
import { mails } from "#db/schema/mails.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { cookieOf, get, markFor, post, sessionOf } from "#tests/support/http/visitor.ts";
import { coachingBusiness } from "#tests/support/people/factory.ts";
import { makeInvite } from "#tests/support/people/links.ts";
import { sessionSecret, startServer, type TestServer } from "#tests/support/servers/server.ts";

/** Proves of all links in mails alike that they are good once, for a while, for one thing, and lead to this site alone. */
const password = "correct horse battery";
const publicUrl = "https://coach.test";
let server: TestServer;
let db: Awaited<ReturnType<typeof testDatabase>>["db"];

beforeAll(async () => {
  server = await startServer({ PUBLIC_URL: publicUrl });
  ({ db } = await testDatabase());
});

beforeEach(async () => {
  await db.delete(rateLimits);
  await db.delete(mails);
});

const addresses: Record<LinkPurpose, (token: string) => string> = {
  activation: paths.activateAccount,
  reset: paths.resetPassword,
  invitation: (token) => paths.signUp({ token }),
  coach: paths.becomeCoach,
};
const purposes = Object.keys(addresses) as LinkPurpose[];

/** What each address's form is filled in with, so that nothing but the link is wrong. */
const filled = () => ({ id: newId(), name: "Iva", surname: "Kos", password, repeatPassword: password, terms: "on" });

/** Somebody whom a link of that purpose would help, and the link's id. */
async function opened(purpose: LinkPurpose, now = new Date()) {
  const email = `${newId()}@links.test`;
  if (purpose === "invitation") {
    const { account } = await coachingBusiness();
    return openLink(db, purpose, await makeInvite(account, email), now);
  }
  const roles = purpose === "coach" ? (["USR"] as const) : (["TRN"] as const);
  const { user } = await coachingBusiness({ email, password, roles, isActivated: purpose !== "activation" });
  return openLink(db, purpose, user, now);
}

async function stateOf(id: string) {
  const [row] = await db.select().from(linkTokens).where(eq(linkTokens.id, id));
  return { isUsed: row?.usedAt != null };
}

/** The statuses of a link that is looked at in both ways, and then posted. */
async function statuses(address: string) {
  const looked = await Promise.all(["GET", "HEAD"].map((method) => fetch(server.url + address, { method })));
  const posted = await post(server, address, filled());
  if (posted.status >= 400) expect(sessionOf(posted)).toBe("");
  return [...looked, posted].map(({ status }) => status);
}

describe.each(purposes)("a link of %s", (purpose) => {
  const address = addresses[purpose];

  test("is good once, however often it was looked at", async () => {
    const id = await opened(purpose);
    const at = address(linkToken(sessionSecret, purpose, id));
    for (const method of ["GET", "HEAD", "GET"]) expect((await fetch(server.url + at, { method })).status).toBe(200);
    expect(await stateOf(id)).toEqual({ isUsed: false });
    expect((await post(server, at, filled())).status).toBeLessThan(400);
    expect(await stateOf(id)).toEqual({ isUsed: true });
    expect(await statuses(at)).toEqual([410, 410, 410]);
  });

  test("is over by the second, as the database says", async () => {
    const id = await opened(purpose);
    const at = address(linkToken(sessionSecret, purpose, id));
    await db.update(linkTokens).set({ expiresAt: new Date() }).where(eq(linkTokens.id, id));
    expect(await statuses(at)).toEqual([410, 410, 410]);
    expect(await stateOf(id)).toEqual({ isUsed: false });
    await db
      .update(linkTokens)
      .set({ expiresAt: new Date(Date.now() + 60_000) })
      .where(eq(linkTokens.id, id));
    expect((await statuses(at))[2]).toBeLessThan(400);
  });

  test("is good at no other address, whatever it is sealed for", async () => {
    const id = await opened(purpose);
    for (const other of purposes.filter((one) => one !== purpose)) {
      for (const sealed of [purpose, other]) {
        const at = addresses[other](linkToken(sessionSecret, sealed, id));
        expect([other, sealed, await statuses(at)]).toEqual([other, sealed, [404, 404, 404]]);
      }
    }
    expect(await stateOf(id)).toEqual({ isUsed: false });
  });

  test("is good with its seal alone", async () => {
    const id = await opened(purpose);
    const token = linkToken(sessionSecret, purpose, id);
    const [, seal = ""] = token.split(".");
    const other = linkToken(sessionSecret, purpose, await opened(purpose));
    const first = seal.startsWith("A") ? "B" : "A";
    const tampered = [
      id,
      `${id}.`,
      `${id}.${first}${seal.slice(1)}`,
      `${id}.${seal.slice(0, -2)}`,
      `${id}.${seal}AAAA`,
      `${id}.${other.split(".")[1]}`,
      `${id}.${seal.toUpperCase()}`,
      linkToken("another secret", purpose, id),
      `${token}%00`.replace(id, crypto.randomUUID()),
      `.${seal}`,
    ];
    for (const one of tampered) expect([one, await statuses(address(one))]).toEqual([one, [404, 404, 404]]);
    expect(await stateOf(id)).toEqual({ isUsed: false });
  });
});

/** Posts a form by a request whose headers are these; fetch would add some of its own. */
function postWith(headers: Record<string, string>, path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields).toString();
  const form = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": body.length };
  return new Promise<{ status?: number; location: string }>((done, fail) => {
    const ask = request(server.url + path, { method: "POST", headers: { ...headers, ...form } });
    ask.on("response", (answer) =>
      done({ status: answer.resume().statusCode, location: answer.headers.location ?? "" }),
    );
    ask.on("error", fail);
    ask.end(body);
  });
}

/** The same, saying that this is another site. */
function postAs(host: string, path: string, fields: Record<string, string>, cookie = "") {
  const from = { "X-Forwarded-Host": host, "X-Forwarded-Proto": "http", Forwarded: `host=${host}` };
  const own = { Host: host, Cookie: cookie, "Sec-Fetch-Site": "same-origin", "X-Original-Host": host };
  return postWith({ ...from, ...own }, path, fields);
}

test("behind a proxy that names another host, forms of the public address are taken, and no others", async () => {
  await coachingBusiness({ email: "proxied@links.test", password });
  const login = async (headers: Record<string, string>) =>
    (await postWith(headers, paths.login(), { email: "proxied@links.test", password })).status;
  expect(await login({ Origin: publicUrl, "Sec-Fetch-Site": "same-origin" })).toBe(302);
  expect(await login({ Origin: publicUrl })).toBe(302);
  expect(await login({ Origin: server.url })).toBe(403);
});

test("no mail leads to the host that a request says it came to", async () => {
  await coachingBusiness({ email: "reset@links.test", password });
  await coachingBusiness({ email: "fresh@links.test", password, isActivated: false });
  const { user } = await coachingBusiness({ licence: 5 });
  const cookie = await cookieOf(user);
  const mark = await markFor({ url: server.url, cookie });
  const host = "evil.test";
  const answers = [
    await postAs(host, paths.forgotPassword(), { email: "reset@links.test" }),
    await postAs(host, paths.login(), { email: "fresh@links.test", password }),
    await postAs(host, paths.signUp(), { ...filled(), email: "sign-up@links.test" }),
    await postAs(host, paths.signUp(), { ...filled(), email: "reset@links.test" }),
    await postAs(
      host,
      paths.inviteClient(),
      { ...mark, id: newId(), email: "client@links.test", isClient: "on" },
      cookie,
    ),
  ];
  expect(answers.map(({ status }) => status)).toEqual([302, 401, 302, 409, 302]);
  expect(answers.filter(({ location }) => location.includes("evil"))).toEqual([]);

  const sent = await db.select().from(mails);
  expect(sent.map(({ kind }) => kind).sort()).toEqual([
    "activation",
    "activation",
    "emailTaken",
    "invitation",
    "reset",
  ]);
  for (const { id } of sent) {
    const page = await (await get(server, paths.outboxMail(id), { Host: host, "X-Forwarded-Host": host })).text();
    expect(page).not.toContain("evil");
    expect(page).toContain(publicUrl);
  }
});
