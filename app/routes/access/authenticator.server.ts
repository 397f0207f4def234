import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Credentials } from "#app/features/access/forms.ts";
import { type LoginOutcome, logIn } from "#app/features/access/login.server.ts";
import { visitor } from "#app/http/actor.server.ts";
import { browserOf } from "#app/http/known-browser.server.ts";

const authenticator = new Authenticator<LoginOutcome>().use(new FormStrategy<LoginOutcome>(attemptLogin), "password");

/** What comes of these credentials, from a browser that is known to be theirs or not. */
export function authenticate({ url, headers }: Request, credentials: Credentials) {
  const body = new URLSearchParams(credentials);
  const said = ["Cookie", "User-Agent"].map((name): [string, string] => [name, headers.get(name) ?? ""]);
  const request = new Request(url, { method: "POST", body, headers: said });
  return authenticator.authenticate("password", request);
}

async function attemptLogin({ form, request }: { form: FormData; request: Request }) {
  const email = String(form.get("email"));
  const password = String(form.get("password"));
  return logIn(visitor(), { email, password }, await browserOf(request, email));
}
