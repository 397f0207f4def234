import { expect } from "vitest";
import { type Caller, call } from "#tests/support/http/api.ts";

type Field = { field: string; message: string };
type Json = Record<string, unknown>;

/** What a good answer brings; `status` where it is not 200. */
export async function good(caller: Caller, method: string, path: string, body?: unknown, status = 200) {
  const answer = await call(caller, method, path, body);
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${method} ${path} was answered ${answer.status}: ${text}`);
  return text === "" ? null : JSON.parse(text);
}

/** The same of a page of a list, with its total and the path of the next page. */
export async function listed(caller: Caller, path: string) {
  const answer = await call(caller, "GET", path);
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`GET ${path} was answered ${answer.status}: ${text}`);
  const next = /<\/api(.*)>; rel="next"/.exec(answer.headers.get("Link") ?? "")?.[1] ?? null;
  const total = answer.headers.get("x-total-count");
  return { items: JSON.parse(text) as (Json & { id: string; name: string })[], total, next };
}

/** How an answer refuses: its status, and its messages by field ('' is the whole). */
export async function refusal(caller: Caller, method: string, path: string, body?: unknown) {
  const answer = await call(caller, method, path, body);
  expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
  const { detail, errors = [] } = await answer.json();
  const byField = (errors as Field[]).map(({ field, message }) => [field, message]);
  return { status: answer.status, ...(answer.status === 409 ? { detail } : {}), ...Object.fromEntries(byField) };
}

/** Its status alone. */
export async function statusOf(caller: Caller, method: string, path: string, body?: unknown) {
  return (await refusal(caller, method, path, body)).status;
}
