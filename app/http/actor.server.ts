import { redirect } from "@remix-run/node";
import { expiredNotice } from "#app/domain/access/expired.ts";
import { noAccess } from "#app/domain/access/no-access.ts";
import { Forbidden } from "#app/domain/errors.ts";
import { can } from "#app/domain/policy/can.ts";
import type { Action } from "#app/domain/policy/matrix.ts";
import { carryToLogin, isCarriable } from "#app/http/body/kept-form.server.ts";
import { isOpenToExpired, isOwnPage, paths } from "#app/paths.ts";
import { type Context, db, limits, services, type VisitorContext } from "#app/services/context.server.ts";
import { currentRequest, type SignedIn } from "#app/services/request-state.server.ts";
import { env } from "./env.server.ts";
import { signedIn } from "./session.server.ts";
import { sitePath } from "./site-path.ts";

type Options = {
  /** What is posted is a question's answer and nothing typed: after the login the question is asked again. */
  confirmsAgain?: boolean;
  /** It serves what is around a page, or says that there is none: also to whoever has only the notice of that page. */
  evenExpired?: boolean;
};

/**
 * The context of whoever asks. A visitor is sent to /login, which remembers where they wanted to go, and carries the
 * form that they posted; a signed-in person whose roles never allow `page` is sent to / (document 1 §2). Everybody
 * enters by here, so here whoever's subscription has expired is refused, wherever that is not said otherwise.
 * Everybody's own pages ("me:enter") are open to each person who is logged in, whatever their roles and their licence.
 */
export async function requireActor(request: Request, page?: Action, options: Options = {}): Promise<Context> {
  const who = await signedIn(request);
  if (!who && !options.confirmsAgain && isCarriable(request)) throw carryToLogin(addressOf(request));
  if (!who) throw redirect(loginAddress(request));
  if (page === "me:enter") return contextOf(who);
  // why: an athlete's session is for their own pages; / itself would send such a person to / again
  if (!can(who.actor, "app:enter")) throw new Forbidden(noAccess);
  if (who.actor.isExpired && !options.evenExpired && !isOpenToExpired(pathOf(request))) throw expired();
  if (page && !can(who.actor, page)) throw redirect(paths.home());
  return contextOf(who);
}

function contextOf(who: SignedIn): Context {
  return { db, services, now: new Date(), ...who };
}

/** The context of somebody who is not signed in; who is signed in already is sent on. */
export async function requireVisitor(request: Request): Promise<VisitorContext> {
  const who = await signedIn(request);
  if (!who) return visitor();
  const isOpen = can(who.actor, "app:enter") || leadsToOwnPage(request);
  throw redirect(isOpen ? returnAddress(request) : paths.me());
}

/** The context of somebody whose being signed in does not matter. */
export function visitor(): VisitorContext {
  return { db, limits, now: new Date(), address: currentRequest()?.address ?? "unknown", secret: env().sessionSecret };
}

/** Where the page that /login interrupted is: a path of this site, '/' when there is none. */
export function returnAddress(request: Request) {
  return sitePath(new URL(request.url).searchParams.get("returnUrl"));
}

/** Whether the page that /login interrupted is one of everybody's own, which an athlete may open. */
export function leadsToOwnPage(request: Request) {
  return isOwnPage(new URL(returnAddress(request), request.url).pathname);
}

function loginAddress(request: Request) {
  const returnUrl = addressOf(request);
  return paths.login(returnUrl === paths.home() ? {} : { returnUrl });
}

function addressOf(request: Request) {
  return pathOf(request) + new URL(request.url).search;
}

function pathOf(request: Request) {
  return new URL(request.url).pathname.replace(/\.data$/, "");
}

/** why: of a response, unlike an object of ours, a resource sends the words as well */
function expired() {
  return Response.json({ message: expiredNotice }, { status: 402, statusText: "Payment Required" });
}

/** What a use case takes that the gateway asks for, as nobody is signed in. */
export function gatewayContext() {
  return { db, payments: services.payments, now: new Date() };
}
