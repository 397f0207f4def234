import { openedBy } from "#app/domain/forms/opened-by.ts";
import { env } from "#app/http/env.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { sitePath } from "#app/http/site-path.ts";
import { paths } from "#app/paths.ts";
import { formMark } from "#app/services/form-marks.server.ts";
import { currentRequest, type SignedIn } from "#app/services/request-state.server.ts";

/**
 * Every form carries a sealed mark of who opened it (decisions §3). If somebody else posts it, from a second tab or
 * after a login, it does nothing and they get a fresh page. The mark lasts as long as its person.
 */

export function markOf(userId: string) {
  return formMark(env().sessionSecret, userId);
}

export async function poster(): Promise<SignedIn | null> {
  return (await currentRequest()?.signedIn) ?? null;
}

/** 'unknown' for pages older than the marks. */
export function openerOf(mark: unknown, { actor }: SignedIn): "self" | "other" | "unknown" {
  if (typeof mark !== "string" || mark === "") return "unknown";
  return mark === markOf(actor.userId) ? "self" : "other";
}

export async function freshPage(request: Request, { sessionHash }: SignedIn) {
  if (request.headers.get("Accept")?.startsWith("application/json")) return outOfDate();
  // why: the API reads bodies too, and its tests have no server's database
  const { db } = await import("#app/services/context.server.ts");
  const fresh = await redirectWithFlash({ db, sessionHash, now: new Date() }, pageOf(request), openedByAnother, "bad");
  // why: a hydrated page would keep the other person's input
  fresh.headers.set("X-Remix-Reload-Document", "true");
  return fresh;
}

export async function requireOwnScript(request: Request) {
  const who = await poster();
  if (!who || openerOf(request.headers.get(openedBy), who) === "self") return;
  throw outOfDate();
}

function outOfDate() {
  return Response.json({ reason: openedByAnother }, { status: 412 });
}

const openedByAnother =
  "You were logged in as somebody else when you opened this page, so nothing was done. Here is your own.";

function pageOf(request: Request) {
  const own = new URL(request.url);
  const referer = request.headers.get("Referer") ?? "";
  const from = URL.canParse(referer) ? new URL(referer) : own;
  const page = from.host === own.host && from.pathname !== paths.login() ? from : own;
  return sitePath(page.pathname.replace(/\.data$/, "") + page.search);
}
