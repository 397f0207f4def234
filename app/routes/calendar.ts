import { createHash } from "node:crypto";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { NotFound } from "#app/domain/errors.ts";
import { readCalendar } from "#app/features/calendar/feed.server.ts";
import { visitor } from "#app/http/actor.server.ts";
import { env } from "#app/http/env.server.ts";

/** Asked by calendars, which have no session: the secret in the address says whose it is. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const [token, suffix] = [params.file?.slice(0, -4) ?? "", params.file?.slice(-4)];
  if (suffix !== ".ics") throw new NotFound();
  const calendar = await readCalendar(visitor(), env().PRODUCT_NAME, token);
  if ("retryAfter" in calendar) {
    return new Response(null, { status: 429, headers: { "Retry-After": String(calendar.retryAfter) } });
  }
  const etag = `"${createHash("sha256").update(calendar.text).digest("base64url").slice(0, 27)}"`;
  const headers = { ETag: etag, "Cache-Control": "private, no-cache" };
  const known = request.headers.get("If-None-Match")?.split(",") ?? [];
  if (known.some((mark) => mark.trim().replace(/^W\//, "") === etag))
    return new Response(null, { status: 304, headers });
  return new Response(calendar.text, { headers: { ...headers, "Content-Type": "text/calendar; charset=utf-8" } });
}
