import { createCookie } from "@remix-run/node";
import { openSessions, startSession } from "#app/services/sessions.server.ts";
import { testDatabase } from "./database.ts";
import { unescaped } from "./html.ts";
import { sessionSecret } from "./server.ts";

/** Somebody with a browser that follows no redirects: a base address, and the cookie that signs them in. */
export type Visitor = { url: string; cookie?: string };

/** The cookie of a session of the user, opened now in this file's database. */
export async function cookieOf(user: { accountId: string; id: string }) {
  const { db } = await testDatabase();
  const token = await startSession(openSessions(db, sessionSecret), user, new Date());
  return (await createCookie("session").serialize(token)).split(";")[0] ?? "";
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

/** Posts a form as a page of the same site would. */
export function post(
  { url, cookie }: Visitor,
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  return fetch(url + path, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams(fields),
    headers: { Accept: "text/html", "Sec-Fetch-Site": "same-origin", ...cookieHeader(cookie), ...headers },
  });
}

/** Posts JSON as a script of the same site would. */
export function postJson({ url, cookie }: Visitor, path: string, body: unknown) {
  return fetch(url + path, {
    method: "POST",
    redirect: "manual",
    body: JSON.stringify(body),
    headers: { "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin", ...cookieHeader(cookie) },
  });
}

function cookieHeader(cookie: string | undefined): Record<string, string> {
  return cookie ? { Cookie: cookie } : {};
}
