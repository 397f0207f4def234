import { NotFound } from "#app/domain/errors.ts";
import { passkeyLoginOptions } from "#app/features/access/passkeys/login.server.ts";
import { visitor } from "#app/http/actor.server.ts";
import { passkeySite } from "./passkey-site.server.ts";

/** The signature is then posted by the login form. */
export async function action() {
  const site = passkeySite();
  if (!site) throw new NotFound();
  const options = await passkeyLoginOptions(visitor(), site);
  return options ? Response.json(options) : Response.json(null, { status: 429 });
}
