import { createCookie, redirect } from "@remix-run/node";
import type { Context } from "#app/services/context.server.ts";
import { type Flash, flashLasts, leaveFlash, popFlash } from "#app/services/sessions.server.ts";

/** A cookie, so that pages without a message need no query. The session knows which tab each message is for. */
const flashWaits = createCookie("flash", { path: "/", sameSite: "lax", httpOnly: true, maxAge: flashLasts / 1000 });

export async function redirectWithFlash(
  place: Pick<Context, "db" | "sessionHash" | "now">,
  to: string,
  text: string,
  kind: Flash["kind"] = "good",
) {
  await leaveFlash(place, addressOf(to), { kind, text });
  return redirect(to, { headers: { "Set-Cookie": await flashWaits.serialize("1") } });
}

export async function readFlash(ctx: Context, request: Request) {
  const waits: unknown = await flashWaits.parse(request.headers.get("Cookie"));
  if (!waits) return { flash: null, headers: undefined };
  const { flash, isLast } = await popFlash(ctx, addressOf(request.url));
  if (!isLast) return { flash, headers: undefined };
  return { flash, headers: { "Set-Cookie": await flashWaits.serialize("", { maxAge: 0 }) } };
}

/** Without the fragment, which no server sees. */
function addressOf(to: string) {
  const { pathname, search } = new URL(to, "http://site");
  return pathname + search;
}
