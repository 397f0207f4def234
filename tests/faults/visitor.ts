import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { openedBy } from "#app/domain/forms/opened-by.ts";
import { paths } from "#app/paths.ts";
import { markIn } from "#tests/support/http/html.ts";
// why: not tests/support/http/visitor.ts, which opens sessions in the database of a test run, and so needs one

export type Visitor = { url: string; cookie: string };

/** Posts a form as the visitor's own page would. */
export async function post(visitor: Visitor, path: string, fields: Record<string, string> | string[][]) {
  const { url, cookie } = visitor;
  const headers = { "Sec-Fetch-Site": "same-origin", Cookie: cookie };
  const body = new URLSearchParams(fields);
  if (cookie) body.set(openedBy, await markOf(visitor));
  return fetch(url + path, { method: "POST", redirect: "manual", body, headers });
}

const marks = new Map<string, string>();

/** The mark of who opened the page, as a script of that page sends it in a header. */
export async function markHeader(visitor: Visitor): Promise<Record<string, string>> {
  return { [openedBy]: await markOf(visitor) };
}

async function markOf(visitor: Visitor) {
  const mark = marks.get(visitor.cookie) || markIn(await readPage(visitor, "/"));
  marks.set(visitor.cookie, mark);
  return mark;
}

/** A page as it is sent. */
export async function readPage({ url, cookie }: Visitor, path: string, tries = 10): Promise<string> {
  const answer = await fetch(url + path, { headers: { Cookie: cookie } });
  // why: a busy machine's server may ask to come back, and a person does
  if (answer.status !== 503 || tries === 0) return answer.text();
  await wait(1000);
  return readPage({ url, cookie }, path, tries - 1);
}

/** The demo's trainer, logged in. */
export async function signInToDemo(url: string): Promise<Visitor> {
  const credentials = { email: "trainer@demo.test", password: "macrocycle-demo" };
  const response = await post({ url, cookie: "" }, "/login", credentials);
  const cookie = response.headers.getSetCookie().find((one) => one.includes("session="));
  return { url, cookie: cookie?.split(";")[0] ?? "" };
}

/** Returns the address of somebody new, who gets a mail. */
export async function signUp(url: string) {
  const id = newId();
  const email = `${id}@sign-up.test`;
  const password = "correct horse battery";
  const fields = { id, email, name: "Ana", surname: "Kos", password, repeatPassword: password, terms: "on" };
  await post({ url, cookie: "" }, paths.signUp(), fields);
  return email;
}
