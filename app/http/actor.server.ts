import { redirect } from "@remix-run/node";
import { can } from "#app/domain/policy/can.ts";
import type { Action } from "#app/domain/policy/matrix.ts";
import { type Context, db, services } from "#app/services/context.server.ts";
import { signedIn } from "./session.server.ts";

/**
 * The context of whoever asks. A visitor is sent to /login, which remembers where they wanted to go;
 * a signed-in person whose roles never allow `page` is sent to / (document 1 §2).
 */
export async function requireActor(request: Request, page?: Action): Promise<Context> {
  const who = await signedIn(request);
  if (!who) throw redirect(loginAddress(request));
  if (page && !can(who.actor, page)) throw redirect("/");
  return { db, services, now: new Date(), ...who };
}

/** Sends somebody who is signed in already to /. */
export async function requireVisitor(request: Request) {
  if (await signedIn(request)) throw redirect("/");
}

function loginAddress(request: Request) {
  const { pathname, search } = new URL(request.url);
  const cameFor = request.method === "GET" ? pathname.replace(/\.data$/, "") + search : "/";
  return cameFor === "/" ? "/login" : `/login?returnUrl=${encodeURIComponent(cameFor)}`;
}
