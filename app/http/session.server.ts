import { createCookie } from "@remix-run/node";
import { deviceOf } from "#app/domain/access/device.ts";
import { sessions } from "#app/services/context.server.ts";
import { type ProvedUser, withProvedUser } from "#app/services/proved.server.ts";
import { currentRequest } from "#app/services/request-state.server.ts";
import { endSession, findSession, startSession } from "#app/services/sessions.server.ts";
import { env } from "./env.server.ts";
import { readTimeZone } from "./time-zone.server.ts";

const ninetyDays = 90 * 24 * 60 * 60;
// why: the demo and the tests run the production build over http on loopback
const secure = env().NODE_ENV === "production" && !env().DEMO;

const sessionCookie = createCookie(secure ? "__Host-session" : "session", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: ninetyDays,
  secure,
});

export function signedIn(request: Request) {
  const state = currentRequest();
  if (!state) return findCurrent(request);
  state.signedIn ??= findCurrent(request);
  return state.signedIn;
}

/** Ends the browser's earlier session; returns the header. Null if the password has changed since the proof. */
export async function signIn(request: Request, user: ProvedUser) {
  const device = deviceOf(request.headers.get("User-Agent") ?? "");
  const { db, secret } = sessions;
  const token = await withProvedUser(db, user, (tx) => startSession({ db: tx, secret }, user, new Date(), device));
  if (token === null) return null;
  await endCurrent(request);
  return { "Set-Cookie": await sessionCookie.serialize(token) };
}

export async function signOut(request: Request) {
  await endCurrent(request);
  return { "Set-Cookie": await sessionCookie.serialize("", { maxAge: 0 }) };
}

async function endCurrent(request: Request) {
  const token = await readToken(request);
  if (token) await endSession(sessions, token);
}

async function findCurrent(request: Request) {
  const token = await readToken(request);
  return token ? findSession(sessions, token, new Date(), readTimeZone(request)) : null;
}

async function readToken(request: Request): Promise<string | null> {
  const token: unknown = await sessionCookie.parse(request.headers.get("Cookie"));
  return typeof token === "string" && token ? token : null;
}
