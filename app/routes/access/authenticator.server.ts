import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { logIn } from "#app/features/users/login.server.ts";
import { loginSchema } from "#app/features/users/schema.ts";
import { visitor } from "#app/http/actor.server.ts";
import { parseForm } from "#app/http/screens/forms.server.ts";

type Attempt = Awaited<ReturnType<typeof attemptLogin>>;

const authenticator = new Authenticator<Attempt>().use(new FormStrategy<Attempt>(attemptLogin), "password");

/** What came of the posted login form: refused as a form, or tried. What it carries along stays out of it. */
export function authenticate({ url }: Request, form: FormData) {
  const credentials = new URLSearchParams();
  for (const name of ["email", "password"]) credentials.set(name, String(form.get(name) ?? ""));
  return authenticator.authenticate("password", new Request(url, { method: "POST", body: credentials }));
}

async function attemptLogin({ form }: { form: FormData }) {
  const read = parseForm(form, loginSchema);
  if (!read.ok) return read;
  return { ok: true as const, refuse: read.refuse, outcome: await logIn(visitor(), read.value) };
}
