import { createHash } from "node:crypto";
import { z } from "zod";
import { Unexpected } from "#app/domain/errors.ts";
import type { Operation } from "./operation.ts";
import { type Found, serializeCursor } from "./paging.ts";
import { isRefused, problemOfRefusal, problemResponse } from "./problem.ts";

export function answerOf(operation: Operation, result: unknown, request: Request): Response {
  if (result instanceof Response) return result;
  if (isRefused(result)) return problemResponse(problemOfRefusal(result));
  if (operation.isList) return listAnswer(operation, result as Found<unknown, unknown>, request);
  if (operation.answer === null) return new Response(null, { status: 204, headers: noStore });
  const body = JSON.stringify(declared(operation, result));
  if (operation.catalogue) return catalogueAnswer(body, request);
  return new Response(body, { status: operation.status, headers: { ...json, ...noStore } });
}

const noStore = { "Cache-Control": "no-store" };
const json = { "Content-Type": "application/json" };

function declared({ answer, method, path }: Operation, result: unknown): unknown {
  if (!(answer instanceof z.ZodType)) throw new Unexpected(`${method} ${path} declares a file but returned none.`);
  const parsed = answer.safeParse(result);
  if (parsed.success) return parsed.data;
  throw new Unexpected(`${method} ${path} does not return what it declares: ${z.prettifyError(parsed.error)}`);
}

function listAnswer(operation: Operation, { items, total, next }: Found<unknown, unknown>, request: Request) {
  const headers = new Headers({ ...json, ...noStore });
  if (total !== null) headers.set("x-total-count", String(total));
  if (next !== null) {
    const address = new URL(request.url);
    address.searchParams.delete("offset");
    address.searchParams.set("cursor", serializeCursor(next));
    headers.set("Link", `<${address.pathname}${address.search}>; rel="next"`);
  }
  return new Response(JSON.stringify(declared(operation, items)), { headers });
}

function catalogueAnswer(body: string, request: Request) {
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const headers = { ETag: etag, "Cache-Control": "private, no-cache", Vary: "Authorization" };
  const known = request.headers.get("If-None-Match")?.split(",") ?? [];
  if (known.some((mark) => mark.trim() === etag || mark.trim() === "*")) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers: { ...json, ...headers } });
}
