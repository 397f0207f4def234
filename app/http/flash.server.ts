import { createCookie, redirect } from "@remix-run/node";
import type { Context } from "#app/services/context.server.ts";
import { type Flash, leaveFlash, popFlash } from "#app/services/sessions.server.ts";

/** A cookie, so that pages without a message need no query. */
const flashWaits = createCookie("flash", { path: "/", sameSite: "lax", httpOnly: true, maxAge: 60 });

export async function redirectWithFlash(
  { db, sessionHash }: Pick<Context, "db" | "sessionHash">,
  to: string,
  text: string,
  kind: Flash["kind"] = "good",
) {
  await leaveFlash(db, sessionHash, { kind, text });
  return redirect(to, { headers: { "Set-Cookie": await flashWaits.serialize("1") } });
}

export async function readFlash(ctx: Context, request: Request) {
  const waits: unknown = await flashWaits.parse(request.headers.get("Cookie"));
  if (!waits) return { flash: null, headers: undefined };
  const flash = await popFlash(ctx.db, ctx.sessionHash);
  return { flash, headers: { "Set-Cookie": await flashWaits.serialize("", { maxAge: 0 }) } };
}
