import { openedBy } from "#app/domain/forms/opened-by.ts";
import { env } from "#app/http/env.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { sitePath } from "#app/http/site-path.ts";
import { paths } from "#app/paths.ts";
import { formMark } from "#app/services/form-marks.server.ts";
import { currentRequest, type SignedIn } from "#app/services/request-state.server.ts";

/**
 * Every form names by a sealed mark who opened it (decisions §3). What somebody else posts from it, in a second tab or
 * after a login, does nothing: they get a fresh page. A mark is good for as long as its person is.
 */

/** The mark of the forms that this person opens. */
export function markOf(userId: string) {
  return formMark(env().sessionSecret, userId);
}

/** Who is signed in, as far as this request asked. */
export async function poster(): Promise<SignedIn | null> {
  return (await currentRequest()?.signedIn) ?? null;
}

/** Whose the mark is: the person's own, somebody else's, or nobody's, as in a page from before there were marks. */
export function openerOf(mark: unknown, { actor }: SignedIn): "self" | "other" | "unknown" {
  if (typeof mark !== "string" || mark === "") return "unknown";
  return mark === markOf(actor.userId) ? "self" : "other";
}

/** The answer to a form that somebody else opened: the page that it stood on, as it is for who is signed in now. */
export async function freshPage(request: Request, { sessionHash }: SignedIn) {
  if (request.headers.get("Accept")?.startsWith("application/json")) return outOfDate();
  // why: the API reads bodies, too, and its tests have no database of a server's
  const { db } = await import("#app/services/context.server.ts");
  const fresh = await redirectWithFlash({ db, sessionHash }, pageOf(request), openedByAnother, "bad");
  // why: a hydrated page would keep what was typed into it
  fresh.headers.set("X-Remix-Reload-Document", "true");
  return fresh;
}

/** Throws unless the script that sent this names its own person as the one who opened the page. */
export async function requireOwnScript(request: Request) {
  const who = await poster();
  if (!who || openerOf(request.headers.get(openedBy), who) === "self") return;
  throw outOfDate();
}

/** A script says by itself what to do about it. */
function outOfDate() {
  return Response.json({ reason: openedByAnother }, { status: 412 });
}

const openedByAnother =
  "You were logged in as somebody else when you opened this page, so nothing was done. Here is your own.";

/** Where the form stood. After a login in between, which is no page of a form, that is the address it was posted to. */
function pageOf(request: Request) {
  const own = new URL(request.url);
  const referer = request.headers.get("Referer") ?? "";
  const from = URL.canParse(referer) ? new URL(referer) : own;
  const page = from.host === own.host && from.pathname !== paths.login() ? from : own;
  return sitePath(page.pathname.replace(/\.data$/, "") + page.search);
}
