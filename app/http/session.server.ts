import { createCookie } from "@remix-run/node";
import { currentRequest } from "#app/services/request-state.server.ts";
import { findSession } from "#app/services/sessions.server.ts";
import { env } from "./env.server.ts";

const ninetyDays = 90 * 24 * 60 * 60;

export const sessionCookie = createCookie("session", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: ninetyDays,
  // why: the demo and the tests run the production build over http on loopback
  secure: env().NODE_ENV === "production" && !env().DEMO,
});

/** The session's token from the cookie, or null. */
export async function readSessionToken(request: Request): Promise<string | null> {
  const token: unknown = await sessionCookie.parse(request.headers.get("Cookie"));
  return typeof token === "string" ? token : null;
}

/** Who is signed in, or null. Asked of the database once a request, however many loaders run. */
export function signedIn(request: Request) {
  const state = currentRequest();
  if (!state) return look(request);
  state.signedIn ??= look(request);
  return state.signedIn;
}

async function look(request: Request) {
  const token = await readSessionToken(request);
  return token ? findSession(token, new Date()) : null;
}
