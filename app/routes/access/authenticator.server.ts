import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import type { Credentials } from "#app/features/users/form.ts";
import { type LoginOutcome, logIn } from "#app/features/users/login.server.ts";
import { visitor } from "#app/http/actor.server.ts";

const authenticator = new Authenticator<LoginOutcome>().use(new FormStrategy<LoginOutcome>(attemptLogin), "password");

/** What comes of these credentials. */
export function authenticate({ url }: Request, credentials: Credentials) {
  const body = new URLSearchParams(credentials);
  return authenticator.authenticate("password", new Request(url, { method: "POST", body }));
}

async function attemptLogin({ form }: { form: FormData }) {
  const [email, password] = ["email", "password"].map((name) => String(form.get(name)));
  return logIn(visitor(), { email: email ?? "", password: password ?? "" });
}
