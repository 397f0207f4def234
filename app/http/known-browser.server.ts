import { createHash } from "node:crypto";
import { createCookie } from "@remix-run/node";
import { z } from "zod";
import { paths } from "#app/paths.ts";
import { env } from "./env.server.ts";

const ninetyDays = 90 * 24 * 60 * 60;
/** People who share a browser; the last ones are known. */
const mostPeople = 5;

/** E-mails that have logged in by this browser, hashed, and until when (in seconds) each counts. */
const marksSchema = z.array(z.tuple([z.string(), z.number()])).catch([]);

const cookie = createCookie("known", {
  httpOnly: true,
  sameSite: "lax",
  // why: only the login looks at it
  path: paths.login(),
  maxAge: ninetyDays,
  secure: env().NODE_ENV === "production" && !env().DEMO,
  secrets: [env().sessionSecret],
});

/** Whether somebody has logged in as that e-mail by this browser in the last 90 days. */
export async function isKnownBrowser(request: Request, email: string): Promise<boolean> {
  return (await marksOf(request)).some(([known]) => known === hashOf(email));
}

/** The header that has the browser remembered as that e-mail's. */
export async function rememberBrowser(request: Request, email: string) {
  const others = (await marksOf(request)).filter(([known]) => known !== hashOf(email));
  const marks = [[hashOf(email), seconds() + ninetyDays], ...others].slice(0, mostPeople);
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
