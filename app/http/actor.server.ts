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
  /** The post only answers a question and contains no input: after the login the question is asked again. */
  confirmsAgain?: boolean;
  /** Open with an expired subscription: it serves what surrounds a page, or the notice itself. */
  evenExpired?: boolean;
};

/**
 * Visitors go to /login, which remembers the page and carries a posted form; people whose roles never allow `page` go
 * to / (document 1 §2). Everybody enters here, so expired subscriptions are rejected here unless stated otherwise.
 * "me:enter" is open to everybody who is logged in, whatever their roles and licence.
 */
export async function requireActor(request: Request, page?: Action, options: Options = {}): Promise<Context> {
  const who = await signedIn(request);
  if (!who && !options.confirmsAgain && isCarriable(request)) throw carryToLogin(addressOf(request));
  if (!who) throw redirect(loginAddress(request));
  if (page === "me:enter") return contextOf(who);
  // why: an athlete's session is only for their own pages; / would redirect them to / again
  if (!can(who.actor, "app:enter")) throw new Forbidden(noAccess);
  if (who.actor.isExpired && !options.evenExpired && !isOpenToExpired(pathOf(request))) throw expired();
  if (page && !can(who.actor, page)) throw redirect(paths.home());
  return contextOf(who);
}

function contextOf(who: SignedIn): Context {
  return { db, services, now: new Date(), ...who };
}

export async function requireVisitor(request: Request): Promise<VisitorContext> {
  const who = await signedIn(request);
  if (!who) return visitor();
  const isOpen = can(who.actor, "app:enter") || leadsToOwnPage(request);
  throw redirect(isOpen ? returnAddress(request) : paths.me());
}

export function visitor(): VisitorContext {
  return { db, limits, now: new Date(), address: currentRequest()?.address ?? "unknown", secret: env().sessionSecret };
}

export function returnAddress(request: Request) {
  return sitePath(new URL(request.url).searchParams.get("returnUrl"));
}

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

/** why: as a Response, so that resource routes also send the text */
function expired() {
  return Response.json({ message: expiredNotice }, { status: 402, statusText: "Payment Required" });
}

export function gatewayContext() {
  return { db, payments: services.payments, log: services.log, now: new Date() };
}
