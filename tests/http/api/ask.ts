import { type Caller, call } from "#tests/support/http/api.ts";

/** What the API answered: its status, its JSON (null without one), and its total. */
export async function ask(caller: Caller, method: string, path: string, body?: unknown) {
  const answer = await call(caller, method, path, body);
  const isJson = answer.headers.get("Content-Type")?.includes("json");
  const total = answer.headers.get("x-total-count");
  const next = /<\/api([^>]+)>/.exec(answer.headers.get("Link") ?? "")?.[1] ?? null;
  return { status: answer.status, json: isJson ? await answer.json() : null, total: total && Number(total), next };
}

/** The fields that a problem speaks of. */
export function fieldsOf({ json }: Awaited<ReturnType<typeof ask>>): string[] {
  return (json.errors ?? []).map(({ field }: { field: string }) => field);
}
