import { createCookie } from "@remix-run/node";
import { openedBy } from "#app/domain/forms/opened-by.ts";
import { formMark } from "#app/services/form-marks.server.ts";
import { openSessions, startSession } from "#app/services/sessions.server.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { sessionSecret } from "#tests/support/servers/server.ts";
import { markIn, unescaped } from "./html.ts";

/** Somebody with a browser that follows no redirects: a base address, and the cookie that signs them in. */
export type Visitor = { url: string; cookie?: string };

/** The cookie of a session of the user, opened now in this file's database. */
export async function cookieOf(user: { accountId: string; id: string }) {
  const { db } = await testDatabase();
  const token = await startSession(openSessions(db, sessionSecret), user, new Date());
  const cookie = (await createCookie("session").serialize(token)).split(";")[0] ?? "";
  marks.set(cookie, formMark(sessionSecret, user.id));
  return cookie;
}

const marks = new Map<string, string>();

/** What the visitor's pages write into each of their forms: whose they are; nothing for who is not signed in. */
export async function markFor(visitor: Visitor): Promise<Record<string, string>> {
  const { cookie } = visitor;
  if (!cookie) return {};
  const mark = marks.get(cookie) ?? markIn(await (await get(visitor, "/")).text());
  marks.set(cookie, mark);
  return mark ? { [openedBy]: mark } : {};
}

/** Somebody who is signed in as the user. */
export async function visitorAs({ url }: { url: string }, user: { accountId: string; id: string }) {
  return { url, cookie: await cookieOf(user) };
}

/** The cookie of the session that an answer opens, as a browser sends it back; empty when it opens none. */
export function sessionOf(answer: Response) {
  return sessionCookieOf(answer)?.split(";")[0] ?? "";
}

/** The same as it is set, or as it is taken away. */
export function sessionCookieOf(answer: Response) {
  return answer.headers.getSetCookie().find((cookie) => /^(__Host-)?session=/.test(cookie));
}

/** An answer's page, with its words as they are read. */
export async function wordsOf(answer: Response) {
  return unescaped(await answer.text()).replaceAll("<!-- -->", "");
}

/** The page at the address, likewise. */
export async function pageOf(visitor: Visitor, path: string) {
  return wordsOf(await get(visitor, path));
}

/** Asks for a page as a browser would. */
export function get({ url, cookie }: Visitor, path: string, headers: Record<string, string> = {}) {
  return fetch(url + path, {
    redirect: "manual",
    headers: { Accept: "text/html", ...cookieHeader(cookie), ...headers },
  });
}

/** Posts a form as the visitor's own page would. */
export async function post(
  visitor: Visitor,
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const { url, cookie } = visitor;
  return fetch(url + path, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ ...(await markFor(visitor)), ...fields }),
    headers: { Accept: "text/html", "Sec-Fetch-Site": "same-origin", ...cookieHeader(cookie), ...headers },
  });
}

/** Posts JSON as a script of the visitor's own page would. */
export async function postJson(visitor: Visitor, path: string, body: unknown, more: Record<string, string> = {}) {
  const { url, cookie } = visitor;
  const from = { "Sec-Fetch-Site": "same-origin", ...(await markFor(visitor)), ...cookieHeader(cookie) };
  return fetch(url + path, {
    method: "POST",
    redirect: "manual",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", ...from, ...more },
  });
}

function cookieHeader(cookie: string | undefined): Record<string, string> {
  return cookie ? { Cookie: cookie } : {};
}
