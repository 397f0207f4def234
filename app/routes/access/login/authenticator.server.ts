import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Credentials } from "#app/features/access/forms.ts";
import { type Destination, type LoginOutcome, logIn } from "#app/features/access/login.server.ts";
import { logInByPasskey } from "#app/features/access/passkeys/login.server.ts";
import { leadsToOwnPage, visitor } from "#app/http/actor.server.ts";
import { browserOf } from "#app/http/known-browser.server.ts";
import { passkeySite } from "./passkey-site.server.ts";

const authenticator = new Authenticator<LoginOutcome>().use(new FormStrategy<LoginOutcome>(attemptLogin), "password");

export type Authenticated = { outcome: LoginOutcome; email: string; wrong?: string };

export async function authenticate({ url, headers }: Request, credentials: Credentials): Promise<Authenticated> {
  const body = new URLSearchParams(credentials);
  const said = ["Cookie", "User-Agent"].map((name): [string, string] => [name, headers.get(name) ?? ""]);
  const request = new Request(url, { method: "POST", body, headers: said });
  return { outcome: await authenticator.authenticate("password", request), email: credentials.email };
}

export async function authenticateByPasskey(request: Request, signed: string): Promise<Authenticated> {
  const site = passkeySite();
  const wrong = "This passkey does not work here. Use your password.";
  let email = "";
  const knownBy = (theirs: string) => {
    email = theirs;
    return browserOf(request, theirs);
  };
  const outcome = site
    ? await logInByPasskey(visitor(), site, signed, knownBy, destinationOf(request))
    : { kind: "wrong" as const };
  return { outcome, email, wrong };
}

async function attemptLogin({ form, request }: { form: FormData; request: Request }) {
  const email = String(form.get("email"));
  const password = String(form.get("password"));
  return logIn(visitor(), { email, password }, await browserOf(request, email), destinationOf(request));
}

function destinationOf(request: Request): Destination {
  return leadsToOwnPage(request) ? "ownPages" : "administration";
}
