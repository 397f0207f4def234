import { createHash } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { deviceOf } from "#app/domain/access/device.ts";
import type { ProvedUser } from "#app/services/proved.server.ts";
import { env } from "./env.server.ts";
import { signIn } from "./session.server.ts";
import { readTimeZone } from "./time-zone.server.ts";

const ninetyDays = 90 * 24 * 60 * 60;
const maxPeople = 5;

/** Hashed e-mails and their expiry in seconds. */
const marksSchema = z.array(z.tuple([z.string(), z.number()])).catch([]);

const cookie = createCookie("known", {
  httpOnly: true,
  sameSite: "lax",
  path: "/",
  maxAge: ninetyDays,
  secure: env().NODE_ENV === "production" && !env().DEMO,
  secrets: [env().sessionSecret],
});

/** `isKnown`: this e-mail has logged in with it in the last 90 days. */
export async function browserOf(request: Request, email: string) {
  const isKnown = (await marksOf(request)).some(([known]) => known === hashOf(email));
  const device = deviceOf(request.headers.get("User-Agent") ?? "");
  return { isKnown, device, timeZone: readTimeZone(request) };
}

export async function signInKnown(request: Request, user: ProvedUser, email: string) {
  const signedIn = await signIn(request, user);
  if (!signedIn) return null;
  const headers = new Headers(signedIn);
  headers.append("Set-Cookie", await rememberBrowser(request, email));
  return headers;
}

async function rememberBrowser(request: Request, email: string) {
  const others = (await marksOf(request)).filter(([known]) => known !== hashOf(email));
  const marks = [[hashOf(email), seconds() + ninetyDays], ...others].slice(0, maxPeople);
  return cookie.serialize(marks);
}

async function marksOf(request: Request) {
  const marks = marksSchema.parse(await cookie.parse(request.headers.get("Cookie")));
  return marks.filter(([, until]) => until > seconds());
}

function hashOf(email: string) {
  return createHash("sha256").update(email.toLowerCase()).digest("base64url");
}

function seconds() {
  return Math.floor(Date.now() / 1000);
}
