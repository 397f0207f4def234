import { countRead } from "#app/services/request-state.server.ts";
import { inputWords } from "./input-words.ts";
import { anonymousJsonLimits, defaultJsonLimits, readJson } from "./json-text.ts";
import type { Operation } from "./operation.ts";
import { type Problem, problemOfInput } from "./problem.ts";
import { paramsIn } from "./routing.ts";

type Read<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** In bytes, for requests without authentication. */
const anonymousBodyLimit = 16 * 1024;
const defaultBodyLimit = 1024 * 1024;
const largeBody = 8 * 1024 * 1024;
const maxParameters = 200;
const longestQuery = 16_000;

export function readPath(operation: Operation, path: string): Record<string, string> | null {
  const entries = Object.entries(paramsIn(operation, path)).map(([name, text]) => {
    return [name, operation.params[name]?.safeParse(text)] as const;
  });
  if (entries.some(([, parsed]) => !parsed?.success)) return null;
  return Object.fromEntries(entries.map(([name, parsed]) => [name, parsed?.data ?? ""]));
}

export function readQuery({ query }: Operation, { search, searchParams }: URL): Read<unknown> {
  if (search.length > longestQuery || searchParams.size > maxParameters) {
    return { ok: false, problem: { status: 400, detail: "The query in the address is too long." } };
  }
  const given = Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const values = searchParams.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
  const names = Object.keys(query?.shape ?? {});
  const unknown = Object.keys(given).filter((name) => !names.includes(name));
  const errors = unknown.map((field) => ({ field: field.slice(0, 100), message: "There is no such parameter" }));
  if (errors.length > 0) return { ok: false, problem: { status: 400, detail: wrongQuery, errors } };
  const parsed = query?.safeParse(given, { error: inputWords });
  if (parsed?.success === false) return { ok: false, problem: problemOfInput(400, parsed.error, wrongQuery) };
  if (given.cursor !== undefined && given.offset !== undefined) {
    return { ok: false, problem: { status: 400, detail: "Use either a cursor or an offset, not both." } };
  }
  return { ok: true, value: parsed?.data ?? {} };
}

const wrongQuery = "The query in the address is not valid.";

export async function readBody(
  { body, multipart, large, access }: Operation,
  request: Request,
): Promise<Read<unknown>> {
  if (body === null || multipart) return { ok: true, value: undefined };
  if (!/^application\/(\w+\+)?json\s*(;|$)/i.test(request.headers.get("Content-Type") ?? "")) {
    return { ok: false, problem: { status: 415, detail: "The body must be application/json." } };
  }
  const isPublic = access === "public";
  const text = await readText(request, isPublic ? anonymousBodyLimit : large ? largeBody : defaultBodyLimit);
  if (text === null) return { ok: false, problem: { status: 413, detail: "What you sent is too large." } };
  const json = readJson(text, isPublic ? anonymousJsonLimits : defaultJsonLimits);
  if (!json.ok) return { ok: false, problem: { status: 400, detail: `${json.reason}.` } };
  const parsed = body.safeParse(json.value, { error: inputWords });
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problem: problemOfInput(422, parsed.error, "What you sent is not valid.") };
}

async function readText(request: Request, most: number) {
  if (Number(request.headers.get("Content-Length") ?? 0) > most) return null;
  const bytes = await request.arrayBuffer();
  countRead(bytes.byteLength, 0);
  return bytes.byteLength > most ? null : new TextDecoder().decode(bytes);
}
