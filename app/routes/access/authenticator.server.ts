import { Authenticator } from "remix-auth";
import { FormStrategy } from "remix-auth-form";
import { logIn } from "#app/features/users/login.server.ts";
import { loginSchema } from "#app/features/users/schema.ts";
import { visitor } from "#app/http/actor.server.ts";
import { parseForm, requireFieldsOnly } from "#app/http/forms.server.ts";

type Attempt = Awaited<ReturnType<typeof attemptLogin>>;

const authenticator = new Authenticator<Attempt>().use(new FormStrategy<Attempt>(attemptLogin), "password");

/** What came of the posted login form: refused as a form, or tried. */
export function authenticate(request: Request) {
  requireFieldsOnly(request);
  return authenticator.authenticate("password", request);
}

async function attemptLogin({ form }: { form: FormData }) {
  const read = parseForm(credentialsOf(form), loginSchema);
  if (!read.ok) return read;
  return { ok: true as const, refuse: read.refuse, outcome: await logIn(visitor(), read.value) };
}

/** Alone: the form may carry another one along. */
function credentialsOf(form: FormData) {
  const credentials = new FormData();
  for (const name of ["email", "password"]) {
    for (const value of form.getAll(name)) credentials.append(name, value);
  }
  return credentials;
}
